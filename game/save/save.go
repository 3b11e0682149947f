// Package save keeps games: as JSON, in files, and in the storage of a browser.
package save

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"clinic/game"
)

// Game is what a save holds: a match, and what the table remembers about it, such as the names and colors of the
// players, which this package doesn't interpret.
type Game struct {
	Match *game.Match
	Table json.RawMessage
}

// Header is what can be told of a save without playing it.
type Header struct {
	Game    string          `json:"game"`   // always "clinic"
	Format  int             `json:"format"` // see Format
	Rules   int             `json:"rules"`  // see game.RulesVersion
	Config  game.Config     `json:"config"`
	Round   int             `json:"round"`
	Over    bool            `json:"over"`
	Numbers map[string]int  `json:"numbers"` // the whole table in force (B90)
	Table   json.RawMessage `json:"table,omitempty"`
}

// file is a whole save. Start, Log and Snapshot are compressed JSON: the position that the game began from, the
// commands since, and the state after them, which is a cache (see replay).
type file struct {
	Header
	Start    []byte `json:"start,omitempty"`
	Log      []byte `json:"log"`
	Snapshot []byte `json:"snapshot"`
	Check    string `json:"check"` // see sealed
}

const gameName = "clinic"

// Encode returns a game as JSON.
func Encode(g Game) ([]byte, error) { return encode(g, func() {}) }

// encode calls pause between its parts, each of which takes a few milliseconds on the slowest platform.
func encode(g Game, pause func()) ([]byte, error) {
	pause()
	m := g.Match
	f := file{Header: Header{
		Game: gameName, Format: Format, Rules: m.Rules.Version, Config: m.Rules.Config, Round: m.State.Round, Over: m.State.Over,
		Numbers: m.Rules.NumbersByName(), Table: g.Table,
	}}
	var err error
	if m.Start != nil {
		f.Start, err = pack(m.Start)
		pause()
	}
	if err == nil {
		f.Log, err = pack(m.Log)
		pause()
	}
	if err == nil {
		f.Snapshot, err = pack(m.State)
	}
	if err != nil {
		return nil, err
	}
	pause()
	return sealed(f)
}

// Decode reads a game and replays its commands. It refuses what is not a save, is damaged, or comes from a newer
// program; the error is one sentence. If the error is an *Otherwise, the game can be continued all the same.
func Decode(data []byte, known []*game.Extension) (g Game, err error) {
	defer func() {
		if recover() != nil { // pieces that no game has, put there by hand
			g, err = Game{}, damaged(errors.New("it holds what no game has"))
		}
	}()
	data = unmarked(data)
	header, err := ReadHeader(bytes.NewReader(data))
	if err != nil {
		return g, err
	}
	if len(data) > Largest || !bounded(data) {
		return g, damaged(errTooLarge)
	}
	var f file
	if err := json.Unmarshal(data, &f); err != nil {
		return Game{}, damaged(inWords(err))
	}
	if check, err := checkOf(data); err != nil || check != f.Check {
		return Game{}, damaged(errors.New("its contents have been changed"))
	}
	c := contents{Header: header}
	if err := c.unpack(&f); err != nil {
		return Game{}, damaged(err)
	}
	if err := c.upgrade(); err != nil {
		return Game{}, damaged(err)
	}
	rules, err := rulesOf(&c.Header, known)
	if err != nil {
		return Game{}, err
	}
	m, err := c.replay(rules)
	if m == nil {
		return Game{}, err
	}
	return Game{Match: m, Table: f.Table}, err
}

// damage is the error of what is not a save, or no longer whole.
type damage struct{ error }

// Unwrap returns the error inside.
func (d *damage) Unwrap() error { return d.error }

var errNoSave = &damage{ErrNoSave}

func damaged(err error) error { return &damage{fmt.Errorf("%w: %w", ErrDamaged, err)} }

// inWords says what is wrong with a save in words for players.
func inWords(err error) error {
	var cut *json.SyntaxError
	if errors.As(err, &cut) || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) {
		return errNotWhole
	}
	if errors.Is(err, errTooLarge) {
		return errTooLarge
	}
	return errUnreadable
}

// rulesOf returns the rules with the numbers of the save; its config keeps only those that were changed.
func rulesOf(h *Header, known []*game.Extension) (*game.Rules, error) {
	rules, err := game.NewRulesWith(h.Rules, h.Config, h.Numbers, known)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUnplayable, err)
	}
	return rules, nil
}

// mark is the byte order mark that some editors write.
const mark = "\ufeff"

// unmarked returns a file without the mark.
func unmarked(data []byte) []byte { return bytes.TrimPrefix(data, []byte(mark)) }
