package save

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"clinic/game"
	"clinic/game/rule"
)

// Otherwise is the error of a save that this program plays differently from the one that saved it: the rules have
// changed where they should not have. The game returned with it can be continued.
type Otherwise struct {
	// Command is the number of the first command, from 1, that can no longer be played; the game ends before it. It
	// is 0 if all commands can be played and lead to another state than the saved one.
	Command int
	Round   int         // the round of that
	Refusal rule.Reason // why that command is refused; zero if this program doesn't know such commands
	Why     string      // the refusal in English
}

// Error returns one sentence.
func (o *Otherwise) Error() string {
	if o.Command == 0 {
		return "this Clinic plays the rules otherwise than the one that saved the game: the same commands lead to another state"
	}
	return fmt.Sprintf("command %d, in round %d, can't be played in this Clinic any more: %s", o.Command, o.Round, strings.TrimSuffix(o.Why, "."))
}

// replay plays the log, which is the game. The snapshot, the state after it, only says what no command does, and is a
// witness if it was written in this format.
func (c *contents) replay(rules *game.Rules) (*game.Match, error) {
	start, err := c.startOf(rules)
	if err != nil {
		return nil, damaged(err)
	}
	var kept struct {
		UndonePastDraw bool `json:"undone_past_draw"`
	}
	if json.Unmarshal(c.Snapshot, &kept) != nil {
		return nil, damaged(errUnreadable)
	}
	m := game.NewMatch(rules, start)
	otherwise, err := c.play(m)
	if err != nil {
		return nil, damaged(err)
	}
	m.State.UndonePastDraw = kept.UndonePastDraw
	if otherwise != nil {
		return m, otherwise
	}
	state, err := json.Marshal(m.State)
	if err != nil {
		return nil, err
	}
	if !c.upgraded && !bytes.Equal(state, c.Snapshot) && !alike(state, c.Snapshot) {
		return m, &Otherwise{Round: m.State.Round}
	}
	return m, nil
}

// startOf returns the position that the game began from, or nil if it began with the setup. Fields that this program
// doesn't know are ignored, and missing ones are zero.
func (c *contents) startOf(rules *game.Rules) (*game.State, error) {
	if len(c.Start) == 0 {
		return nil, nil
	}
	var players struct {
		Players []json.RawMessage `json:"players"`
	}
	// each of them takes much memory
	if json.Unmarshal(c.Start, &players) != nil || len(players.Players) > game.MaxPlayers {
		return nil, errNoPosition
	}
	start := new(game.State)
	if json.Unmarshal(c.Start, start) != nil {
		return nil, errNoPosition
	}
	return start, sound(start, rules)
}

// play plays the log on the match as far as possible, and says where it stopped if that is before the end. The error
// is for something that is not a log. Commands are read one by one: nothing is read after one that is refused.
func (c *contents) play(m *game.Match) (*Otherwise, error) {
	unpacked, err := gzip.NewReader(bytes.NewReader(c.log))
	if err != nil {
		return nil, errNotWhole
	}
	log := &bound{from: unpacked, left: largestEntry}
	decoder := json.NewDecoder(log)
	decoder.DisallowUnknownFields()
	first, err := decoder.Token()
	if err == nil && first == nil {
		return nil, nil // a log without commands is null
	}
	if first != json.Delim('[') {
		return nil, errNoLog
	}
	for number := 1; ; number++ {
		read := decoder.InputOffset()
		log.allow(min(read+largestEntry, largestLog))
		if !decoder.More() {
			break
		}
		stop := &Otherwise{Command: number, Round: m.State.Round}
		var entry game.Entry
		if err := decoder.Decode(&entry); err != nil {
			if read+largestEntry > largestLog {
				return nil, errTooLarge
			}
			stop.Why = "this Clinic doesn't know such a command"
			return stop, nil
		}
		if entry.Player < 0 || entry.Player >= len(m.State.Players) {
			stop.Why = "it is of a player who doesn't play"
			return stop, nil
		}
		if _, v := m.Apply(entry.Player, entry.Command); !v.Legal() {
			stop.Refusal, stop.Why = v.Refusal, m.Rules.Sentence(v.Refusal)
			return stop, nil
		}
	}
	if _, err := decoder.Token(); err != nil {
		return nil, errNoLog
	}
	return nil, nil
}

// bound reads only as far as it is allowed to, so that no more is read than is needed.
type bound struct {
	from       io.Reader
	read, left int64
}

// allow allows this many bytes, counted from the beginning.
func (b *bound) allow(bytes int64) { b.left = bytes - b.read }

// Read implements io.Reader; it returns errTooLarge if no more may be read.
func (b *bound) Read(into []byte) (int, error) {
	if b.left <= 0 {
		return 0, errTooLarge
	}
	n, err := b.from.Read(into[:min(int64(len(into)), b.left)])
	b.read += int64(n)
	b.left -= int64(n)
	return n, err
}

var (
	errNoLog      = errors.New("it has no list of commands")
	errNoPosition = errors.New("its start is no position")
	errNotWhole   = errors.New("it is not whole")
	errUnreadable = errors.New("a part of it can't be read")
)

// sound refuses a start position that no program has written, so that the rules can rely on it.
func sound(s *game.State, rules *game.Rules) error {
	empty := rules.NewTable()
	switch {
	case len(s.Players) != len(empty.Players) || len(s.TurnOrder) != len(s.Players),
		s.Step < 0 || s.Step >= len(rules.Steps),
		len(s.Pending) == 0 && !s.Over:
		return errNoPosition
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
	// older programs also begin games from other positions
	if _, reason := rules.Broken(s); !reason.None() && rules.AtLeast(5) {
		return fmt.Errorf("its start breaks %s: %s", reason.Rule, rules.Sentence(reason))
	}
	for _, d := range s.Pending {
		if d.Player < 0 || d.Player >= len(s.Players) {
			return errors.New("its start asks a player who doesn't play")
		}
	}
	return nil
}

// alike reports whether two states agree, as JSON, in everything that both of them hold: programs with other fields,
// or another order of them, agree. Missing, empty and zero values are the same.
func alike(a, b json.RawMessage) bool {
	one, err := parsed(a)
	other, otherErr := parsed(b)
	return err == nil && otherErr == nil && same(one, other)
}

func same(a, b any) bool {
	switch x := a.(type) {
	case map[string]any:
		y, object := b.(map[string]any)
		for key := range x {
			if other, both := y[key]; both && !same(x[key], other) {
				return false
			}
		}
		return object || nothing(a) && nothing(b)
	case []any:
		y, list := b.([]any)
		for i := range max(len(x), len(y)) {
			switch {
			case i >= len(x) && !nothing(y[i]), i >= len(y) && !nothing(x[i]), i < min(len(x), len(y)) && !same(x[i], y[i]):
				return false
			}
		}
		return list || nothing(a) && nothing(b)
	}
	return a == b || nothing(a) && nothing(b)
}

// nothing reports whether a piece of JSON is null, zero or empty throughout.
func nothing(a any) bool {
	switch x := a.(type) {
	case nil:
		return true
	case bool:
		return !x
	case json.Number:
		return x == "0"
	case string:
		return x == ""
	case []any:
		for _, each := range x {
			if !nothing(each) {
				return false
			}
		}
	case map[string]any:
		for _, each := range x {
			if !nothing(each) {
				return false
			}
		}
	}
	return true
}
