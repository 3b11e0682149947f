package save

import (
	"bytes"
	"encoding/json"
	"io"
	"maps"
	"slices"
)

// A collection is a file with many games and other data kept beside them: a JSON object with the version of this
// layout, the kept data, and lists of games and records, each of which is a whole save. It is written and read a
// piece at a time, since all at once would take long.

// CollectionVersion is the layout of collections. Every version stays readable for ever; testdata keeps some of each.
const CollectionVersion = 1

// LargestCollection is the largest size of a collection in bytes: thousands of games.
const LargestCollection = 64 << 20

// largestKept is the largest size in bytes of all data kept beside the games.
const largestKept = 1 << 20

// PieceKind is a kind of piece in a collection.
type PieceKind int

// The kinds of pieces.
const (
	KeptPiece   PieceKind = iota // other data than games, such as settings
	GamePiece                    // a game of the list of games
	RecordPiece                  // a game that is over
)

// Piece is one piece of a collection. Name is that of kept data, or of a game in its store; a record has none.
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

// Add adds a piece to the collection. It returns ErrDamaged if the piece is not JSON, or if the collection would
// become too large to be read with it.
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

// Bytes returns the file.
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
	file.WriteString("],\n\"records\":[\n") // the key that earlier programs look for
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

// IsCollection reports whether a file is a collection rather than a single game, by its first keys. An earlier
// program wrote its records without a version.
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

// ReadCollection starts reading a collection. Its error is one sentence.
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

// Next returns the next piece, and io.EOF after the last. Any other error is one sentence and ends the reading; the
// pieces before it are good.
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

// goOn reads up to the next pieces.
func (c *Collection) goOn() error {
	key, err := c.decoder.Token()
	if err != nil {
		return damaged(errNotWhole)
	}
	var name string
	var version int
	var rest json.RawMessage // kept data, or a key of a later program
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
			return p, nil // not a save, which reading it will report
		}
		p.Name, p.Data = n.Name, n.Save
	}
	return p, nil
}

// Check returns what identifies a save: the same for the same contents, "" if it is damaged.
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
