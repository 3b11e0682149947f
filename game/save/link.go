package save

import (
	"bytes"
	"compress/flate"
	_ "embed"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"hash/crc32"
	"io"
	"strings"

	"clinic/game"
)

// LinkMark comes before a game in a link.
const LinkMark = "game="

// MostLink is the largest number of characters for a game in a link: some programs that pass links on cut off longer
// ones.
const MostLink = 8000

// ErrLong says that a game is too long for a link.
var ErrLong = errors.New("the game is too long for a link")

// linkVersion is the version of links. Every version stays readable for ever; testdata keeps some of each.
const linkVersion = 1

// common is the compression dictionary: text that links have in common, so that it takes no room in them. It never
// changes: another one needs another version.
//
//go:embed link1.txt
var common []byte

// link is a game in a link: a save without its snapshot.
type link struct {
	Format  int             `json:"format"`
	Rules   int             `json:"rules"`
	Config  game.Config     `json:"config"`
	Numbers map[string]int  `json:"numbers"`
	Undone  bool            `json:"undone_past_draw,omitzero"`
	Over    bool            `json:"over,omitzero"`
	Table   json.RawMessage `json:"table,omitempty"`
	Start   json.RawMessage `json:"start,omitempty"`
	Log     json.RawMessage `json:"log"`
}

// Link returns a game as the fragment of a URL. Its error is ErrLong if that would be too long.
func Link(g Game) (string, error) {
	m := g.Match
	l := link{Format: Format, Rules: m.Rules.Version, Config: m.Rules.Config, Numbers: m.Rules.NumbersByName(), Undone: m.State.UndonePastDraw, Over: m.State.Over, Table: g.Table}
	var err error
	if m.Start != nil {
		l.Start, err = json.Marshal(m.Start)
	}
	if err == nil {
		l.Log, err = json.Marshal(m.Log)
	}
	if err != nil {
		return "", err
	}
	plain, err := json.Marshal(l)
	if err != nil {
		return "", err
	}
	text, err := squeezed(plain)
	if err != nil {
		return "", err
	}
	if len(text) > MostLink {
		return "", ErrLong
	}
	return text, nil
}

// squeezed returns a piece of JSON as it is written in a link.
func squeezed(plain []byte) (string, error) {
	data := bytes.NewBuffer([]byte{linkVersion})
	w, err := flate.NewWriterDict(data, flate.BestCompression, common)
	if err == nil {
		_, err = w.Write(plain)
	}
	if err == nil {
		err = w.Close()
	}
	return LinkMark + base64.RawURLEncoding.EncodeToString(checked(data.Bytes())), err
}

// checked returns data followed by its checksum.
func checked(data []byte) []byte {
	return binary.BigEndian.AppendUint32(data, crc32.ChecksumIEEE(data))
}

// HasLink reports whether a text contains a game as Link writes it.
func HasLink(text string) bool { return strings.Contains(text, LinkMark) }

// OfLink reads the game of a link, or of a text that contains one, and checks it like a save; for its errors see
// Decode.
func OfLink(text string, known []*game.Extension) (g Game, err error) {
	defer func() {
		if recover() != nil { // pieces that no game has, put there by hand
			g, err = Game{}, damaged(errors.New("it holds what no game has"))
		}
	}()
	_, text, found := strings.Cut(text, LinkMark)
	if !found {
		return g, errNoSave
	}
	if end := strings.IndexFunc(text, func(r rune) bool {
		return r != '-' && r != '_' && (r < '0' || r > '9') && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z')
	}); end >= 0 {
		text = text[:end]
	}
	if len(text) > 4*MostLink {
		return g, damaged(errTooLarge)
	}
	data, err := base64.RawURLEncoding.DecodeString(text)
	const least = 6 // a version, something, and the checksum
	if err != nil || len(data) < least || crc32.ChecksumIEEE(data[:len(data)-4]) != binary.BigEndian.Uint32(data[len(data)-4:]) {
		return g, damaged(errNotWhole)
	}
	if data[0] > linkVersion {
		return g, ErrNewer
	}
	plain, err := io.ReadAll(io.LimitReader(flate.NewReaderDict(bytes.NewReader(data[1:len(data)-4]), common), largestLog+1))
	switch {
	case err != nil:
		return g, damaged(errNotWhole)
	case len(plain) > largestLog:
		return g, damaged(errTooLarge)
	}
	var l link
	var parts map[string]json.RawMessage
	if json.Unmarshal(plain, &parts) != nil {
		return g, damaged(errUnreadable)
	}
	for name, part := range parts {
		if name != "log" && !bounded(part) {
			return g, damaged(errTooLarge)
		}
	}
	if json.Unmarshal(plain, &l) != nil {
		return g, damaged(errUnreadable)
	}
	if l.Format > Format || l.Rules > game.RulesVersion {
		return g, ErrNewer
	}
	return l.play(known)
}

// play plays the game of a link again, like that of a save.
func (l *link) play(known []*game.Extension) (g Game, err error) {
	c := contents{Header: Header{Game: gameName, Format: l.Format, Rules: l.Rules, Config: l.Config, Numbers: l.Numbers, Table: l.Table}, Start: l.Start}
	if c.Snapshot, err = json.Marshal(map[string]bool{"undone_past_draw": l.Undone, "over": l.Over}); err == nil {
		c.log, err = pack(l.Log)
	}
	if err == nil {
		err = c.upgrade()
	}
	if err != nil {
		return g, damaged(errUnreadable)
	}
	rules, err := rulesOf(&c.Header, known)
	if err != nil {
		return g, err
	}
	m, err := c.replay(rules)
	if m == nil {
		return Game{}, err
	}
	return Game{Match: m, Table: l.Table}, err
}
