package save

import (
	"bytes"
	"encoding/json"
	"io"
	"maps"
	"slices"
)

// A collection is a file with many games, and what else is kept beside them: a JSON object with the version of this
// layout, what is kept, and lists of games and records, each of which is a whole save. It is written and read a piece
// at a time, since all of it together takes long.

// CollectionVersion is the layout of collections. Every version is read for ever; testdata keeps some of each.
const CollectionVersion = 1

// LargestCollection is how many bytes a collection may have: thousands of games.
const LargestCollection = 64 << 20

// largestKept is how many bytes all that is kept beside the games may have.
const largestKept = 1 << 20

// PieceKind is a kind of what is in a collection.
type PieceKind int

// The kinds of pieces.
const (
	KeptPiece   PieceKind = iota // what is no game: settings, say
	GamePiece                    // a game of the list of games
	RecordPiece                  // a game that is over
)

// Piece is one thing of a collection. Name is that of what is kept or of a game in its store, empty for a record.
type Piece struct {
	Kind PieceKind
	Name string
	Data []byte // JSON
}

// named is a game in a collection.
type named struct {
	Name string          `json:"name"`
	Save json.RawMessage `json:"save"`
}

// Collector writes a collection.
type Collector struct {
	kept           map[string]json.RawMessage
	games, records [][]byte
	size           int
}

// Add puts a piece into the collection. It is damaged where it is no piece of JSON, and too large where no program
// would read the collection with it.
func (c *Collector) Add(p Piece) error {
	data := p.Data
	if !json.Valid(data) {
		return ErrDamaged
	}
	if c.size += len(data); len(data) > Largest || c.size > LargestCollection/2 {
		c.size -= len(data)
		return damaged(errTooLarge)
	}
	switch p.Kind {
	case KeptPiece:
		if c.kept == nil {
			c.kept = map[string]json.RawMessage{}
		}
		c.kept[p.Name] = data
	case GamePiece:
		entry, err := json.Marshal(named{p.Name, data})
		if err != nil {
			return err
		}
		c.games = append(c.games, entry)
	case RecordPiece:
		c.records = append(c.records, data)
	}
	return nil
}

// Bytes is the file.
func (c *Collector) Bytes() ([]byte, error) {
	head, err := json.Marshal(struct {
		Game       string                     `json:"game"`
		Collection int                        `json:"collection"`
		Kept       map[string]json.RawMessage `json:"kept"`
	}{gameName, CollectionVersion, c.kept})
	if err != nil {
		return nil, err
	}
	file := bytes.NewBuffer(bytes.TrimSuffix(head, []byte("}")))
	file.WriteString(",\n\"games\":[\n")
	file.Write(bytes.Join(c.games, []byte(",\n")))
	file.WriteString("],\n\"records\":[\n") // which earlier programs read of it
	file.Write(bytes.Join(c.records, []byte(",\n")))
	file.WriteString("]}\n")
	return file.Bytes(), nil
}

// Collection is a collection that is being read.
type Collection struct {
	decoder *json.Decoder
	kind    PieceKind
	inside  bool // a list
	kept    []Piece
}

// IsCollection tells whether a file is a collection rather than a single game, by its first keys. An earlier program
// wrote its records without a version.
func IsCollection(data []byte) bool {
	decoder := json.NewDecoder(bytes.NewReader(unmarked(data)))
	if first, err := decoder.Token(); err != nil || first != json.Delim('{') {
		return false
	}
	for decoder.More() {
		key, err := decoder.Token()
		switch key {
		case "collection", "records":
			return err == nil
		case "game", "games", "kept":
		default:
			return false
		}
		var value json.RawMessage
		if decoder.Decode(&value) != nil {
			return false
		}
	}
	return false
}

// ReadCollection begins to read a collection. Its error is one sentence.
func ReadCollection(data []byte) (*Collection, error) {
	if len(data) > LargestCollection {
		return nil, damaged(errTooLarge)
	}
	c := &Collection{decoder: json.NewDecoder(bytes.NewReader(unmarked(data)))}
	if first, err := c.decoder.Token(); err != nil || first != json.Delim('{') {
		return nil, errNoSave
	}
	return c, nil
}

// Next gives one more piece, io.EOF behind the last. Any other error is one sentence, and nothing comes after it; what
// came before is good.
func (c *Collection) Next() (Piece, error) {
	for {
		switch {
		case len(c.kept) > 0:
			p := c.kept[0]
			c.kept = c.kept[1:]
			return p, nil
		case c.inside && c.decoder.More():
			return c.piece()
		case c.inside:
			c.inside = false
		case !c.decoder.More():
			if end, err := c.decoder.Token(); err != nil || end != json.Delim('}') {
				return Piece{}, damaged(errNotWhole)
			}
			return Piece{}, io.EOF
		}
		if err := c.goOn(); err != nil {
			return Piece{}, err
		}
	}
}

// goOn reads to where the next pieces are.
func (c *Collection) goOn() error {
	key, err := c.decoder.Token()
	if err != nil {
		return damaged(errNotWhole)
	}
	var name string
	var version int
	var rest json.RawMessage // what is kept, or of a later program
	var into any = &rest
	switch key {
	case json.Delim(']'):
		return nil
	case "games", "records":
		if first, err := c.decoder.Token(); err != nil || first != json.Delim('[') {
			return damaged(errUnreadable)
		}
		c.inside, c.kind = true, GamePiece
		if key == "records" {
			c.kind = RecordPiece
		}
		return nil
	case "game":
		into = &name
	case "collection":
		into = &version
	}
	if err := c.decoder.Decode(into); err != nil {
		return damaged(inWords(err))
	}
	switch {
	case key == "game" && name != gameName:
		return errNoSave
	case version > CollectionVersion:
		return ErrNewer
	}
	if key != "kept" {
		return nil
	}
	var kept map[string]json.RawMessage
	if len(rest) > largestKept || !bounded(rest) || json.Unmarshal(rest, &kept) != nil {
		return damaged(errUnreadable)
	}
	for _, name := range slices.Sorted(maps.Keys(kept)) {
		c.kept = append(c.kept, Piece{KeptPiece, name, kept[name]})
	}
	return nil
}

// piece reads one game of a list.
func (c *Collection) piece() (Piece, error) {
	p := Piece{Kind: c.kind}
	var one json.RawMessage
	if err := c.decoder.Decode(&one); err != nil {
		return p, damaged(inWords(err))
	}
	p.Data = one
	if p.Kind == GamePiece {
		var n named
		if json.Unmarshal(one, &n) != nil {
			return p, nil // its data is no save, which is told when it is read
		}
		p.Name, p.Data = n.Name, n.Save
	}
	return p, nil
}

// Check is what a save is known by: the same for the same contents, empty for what is damaged.
func Check(data []byte) string {
	if len(data) > Largest || !bounded(data) {
		return ""
	}
	var sealed struct {
		Check string `json:"check"`
	}
	check, err := checkOf(data)
	if err != nil || json.Unmarshal(data, &sealed) != nil || check != sealed.Check {
		return ""
	}
	return check
}
