// Package save keeps games: as JSON, in files, and in the storage of a browser.
package save

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"

	"clinic/game"
)

// Format is the version of the layout of a save, RulesVersion that of the rules as this program plays them.
// A program reads every format and rules version up to its own.
const (
	Format       = 1
	RulesVersion = 1
)

// Game is what a save holds: a match, and what the table wants to remember of it (names and colours of the
// players, say), which this package doesn't look into.
type Game struct {
	Match *game.Match
	Table json.RawMessage
}

// Header is what can be told of a save without playing it.
type Header struct {
	Game    string          `json:"game"`   // always "clinic"
	Format  int             `json:"format"` // see Format
	Rules   int             `json:"rules"`  // see RulesVersion
	Config  game.Config     `json:"config"`
	Round   int             `json:"round"`
	Over    bool            `json:"over"`
	Numbers map[string]int  `json:"numbers"` // the whole table in force (B90)
	Table   json.RawMessage `json:"table,omitempty"`
}

// file is a whole save. Start, Log and Snapshot are compressed JSON: the position that the game began from, the
// commands since, and the state after them.
type file struct {
	Header
	Start    []byte `json:"start,omitempty"`
	Log      []byte `json:"log"`
	Snapshot []byte `json:"snapshot"`
	Check    string `json:"check"` // SHA-256 of all the rest
}

// sum is the check of everything else in the file.
func (f file) sum() (string, error) {
	f.Check = ""
	data, err := json.Marshal(f)
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:]), nil
}

const gameName = "clinic"

// Encode writes a game as JSON.
func Encode(g Game) ([]byte, error) {
	m := g.Match
	f := file{Header: Header{
		Game: gameName, Format: Format, Rules: RulesVersion, Config: m.Rules.Config, Round: m.State.Round, Over: m.State.Over,
		Numbers: map[string]int{}, Table: g.Table,
	}}
	for i, spec := range m.Rules.Table {
		f.Numbers[spec.Name] = m.Rules.Numbers[i]
	}
	var err error
	if m.Start != nil {
		f.Start, err = pack(m.Start)
	}
	if err == nil {
		f.Log, err = pack(m.Log)
	}
	if err == nil {
		f.Snapshot, err = pack(m.State)
	}
	if err == nil {
		f.Check, err = f.sum()
	}
	if err != nil {
		return nil, err
	}
	return json.Marshal(f)
}

// Decode reads a game. It plays the log again and refuses a save whose snapshot differs, and what is no save,
// damaged, or of a newer program; the reason is one sentence.
func Decode(data []byte, known []*game.Extension) (g Game, err error) {
	defer func() {
		if reason := recover(); reason != nil { // pieces that no game has, put there by hand
			g, err = Game{}, damaged(fmt.Errorf("it holds what no game has: %v", reason))
		}
	}()
	header, err := DecodeHeader(data)
	if err != nil {
		return g, err
	}
	var f file
	if err := strict(data, &f); err != nil {
		return Game{}, damaged(err)
	}
	if sum, err := f.sum(); err != nil || sum != f.Check {
		return Game{}, damaged(errors.New("its contents have been changed"))
	}
	rules, err := rulesOf(&header, known)
	if err != nil {
		return Game{}, err
	}
	g.Table = f.Table
	if g.Match, err = replay(&f, rules); err != nil {
		return Game{}, err
	}
	return g, nil
}

// DecodeHeader reads what a save tells about itself.
func DecodeHeader(data []byte) (Header, error) {
	var h Header
	if err := json.Unmarshal(data, &h); err != nil {
		var kind *json.UnmarshalTypeError
		if errors.As(err, &kind) && kind.Field == "" || !bytes.HasPrefix(bytes.TrimSpace(data), []byte(`{"game":"clinic"`)) {
			return h, errors.New("this is no saved game of Clinic")
		}
		return h, damaged(err)
	}
	switch {
	case h.Game != gameName:
		return h, errors.New("this is no saved game of Clinic")
	case h.Format > Format || h.Rules > RulesVersion:
		return h, errors.New("this game was saved by a newer Clinic; update Clinic to go on with it")
	case h.Format < 1 || h.Rules < 1:
		return h, damaged(errors.New("it has no version"))
	}
	return h, nil
}

func damaged(err error) error { return fmt.Errorf("the saved game is damaged: %w", err) }

// rulesOf makes the rules with the numbers that the save carries; its config keeps only those that were changed.
func rulesOf(h *Header, known []*game.Extension) (*game.Rules, error) {
	config := h.Config
	config.Numbers = maps.Clone(h.Numbers)
	rules, err := game.NewRules(config, known)
	if err != nil {
		return nil, fmt.Errorf("the saved game can't be played: %w", err)
	}
	rules.Config.Numbers = h.Config.Numbers
	return rules, nil
}

// replay plays the log and compares the outcome with the snapshot.
func replay(f *file, rules *game.Rules) (*game.Match, error) {
	var start *game.State
	if len(f.Start) > 0 {
		start = new(game.State)
		if err := unpack(f.Start, start); err != nil {
			return nil, damaged(err)
		}
		if err := sound(start, rules); err != nil {
			return nil, damaged(err)
		}
	}
	var log []game.Entry
	if err := unpack(f.Log, &log); err != nil {
		return nil, damaged(err)
	}
	m := game.NewMatch(rules, start)
	for i, entry := range log {
		if entry.Player < 0 || entry.Player >= len(m.State.Players) {
			return nil, damaged(fmt.Errorf("command %d is of a player who doesn't play", i+1))
		}
		if _, v := m.Apply(entry.Player, entry.Command); !v.Legal() {
			return nil, damaged(fmt.Errorf("command %d is against %s", i+1, v.Refusal.Rule))
		}
	}
	snapshot, err := expand(f.Snapshot)
	if err != nil {
		return nil, damaged(err)
	}
	var kept struct {
		UndonePastDraw bool `json:"undone_past_draw"`
	}
	if err := json.Unmarshal(snapshot, &kept); err != nil {
		return nil, damaged(err)
	}
	m.State.UndonePastDraw = kept.UndonePastDraw // no command tells of it
	state, err := json.Marshal(m.State)
	if err != nil {
		return nil, err
	}
	if !bytes.Equal(state, snapshot) {
		return nil, damaged(errors.New("its commands don't lead to the state it was saved in"))
	}
	return m, nil
}

// sound refuses a start position that no program has written: the rules may then rely on it.
func sound(s *game.State, rules *game.Rules) error {
	empty := rules.NewTable()
	switch {
	case len(s.Players) != len(empty.Players) || len(s.TurnOrder) != len(s.Players),
		s.Step < 0 || s.Step >= len(rules.Steps),
		len(s.Pending) == 0 && !s.Over:
		return errors.New("its start is no position")
	}
	for i := range s.Players {
		board, want := &s.Players[i].Clinic, &empty.Players[i].Clinic
		if board.Columns != want.Columns || board.Rows != want.Rows {
			return errors.New("its start has other boards than its config")
		}
		annex, wanted := s.Players[i].Annex, empty.Players[i].Annex
		if (annex == nil) != (wanted == nil) ||
			annex != nil && (annex.Clinic.Columns != wanted.Clinic.Columns || annex.Clinic.Rows != wanted.Clinic.Rows) {
			return errors.New("its start has other boards than its config")
		}
	}
	for _, d := range s.Pending {
		if d.Player < 0 || d.Player >= len(s.Players) {
			return errors.New("its start asks a player who doesn't play")
		}
	}
	return nil
}

// maxUnpacked is how large a part of a save may be, in bytes.
const maxUnpacked = 16 << 20

func pack(value any) ([]byte, error) {
	plain, err := json.Marshal(value)
	if err != nil {
		return nil, err
	}
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(plain); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return packed.Bytes(), nil
}

func expand(packed []byte) ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	plain, err := io.ReadAll(io.LimitReader(r, maxUnpacked+1))
	if err == nil && len(plain) > maxUnpacked {
		err = errors.New("a part of it is too large")
	}
	return plain, err
}

func unpack(packed []byte, into any) error {
	plain, err := expand(packed)
	if err != nil {
		return err
	}
	return strict(plain, into)
}

// strict reads JSON and refuses fields that this program doesn't know.
func strict(data []byte, into any) error {
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	return decoder.Decode(into)
}
