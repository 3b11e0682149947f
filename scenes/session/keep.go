package session

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/save"
	"clinic/scenes/clock"
	"clinic/scenes/storage"
)

// Keeper saves a match so that it can be resumed after the program has ended. Behind returns a Writer that saves
// while the game goes on.
type Keeper interface {
	// Keep saves the match as it is now, with its table, in place of what it saved before. It holds on to neither.
	// Its error is one sentence for the player.
	Keep(match *game.Match, table Table) error
}

// In returns a keeper that saves matches in a store under a name.
func In(store save.Store, name string) Keeper { return shelf{store, name} }

type shelf struct {
	store save.Store
	name  string
}

// Keep writes the match with its table.
func (k shelf) Keep(match *game.Match, table Table) error {
	kept, err := Whole(match, table)
	if err != nil {
		return err
	}
	return k.store.Write(k.name, kept)
}

// Played returns a keeper that autosaves the current game under a name that no other program uses. A finished game is
// also recorded, so that the next game doesn't overwrite its result. Before another game takes its place, a save that
// can't be read as it was saved is set aside, and a finished game without a record gets one. If another program has
// taken the name, the game is saved under a new one, which save.ErrMoved reports once.
func Played(store, records save.Store, name *Name) Keeper {
	return &played{store: store, records: records, name: name}
}

type played struct {
	store, records save.Store
	name           *Name
	wrote          json.RawMessage // the table of the game saved last, nil before the first
	moved          bool            // the name has changed, which is still to be reported
	freed          bool            // its place holds nothing unreadable, and no result that is saved nowhere else
}

// Keep writes the match with its table.
func (k *played) Keep(match *game.Match, table Table) (err error) {
	k.moved = k.name.again(k.may) || k.moved
	var aside error
	if !k.freed {
		nothingNew := false
		if nothingNew, aside = k.free(match); nothingNew || aside != nil && !errors.Is(aside, storage.ErrDamaged) {
			return aside
		}
		k.freed = true
	}
	defer func() {
		if err == nil {
			err = aside
		}
		if err == nil && k.moved {
			k.moved, err = false, fmt.Errorf("%w: it is now kept as %s", save.ErrMoved, k.name)
		}
	}()
	kept, err := Whole(match, table)
	if err == nil {
		err = k.store.Write(k.name.String(), kept)
	}
	if err == nil {
		k.wrote = kept.Table
	}
	if err != nil || !match.State.Over {
		return err
	}
	err = Record(k.records, kept)
	k.freed = err == nil || errors.Is(err, storage.ErrDamaged)
	return err
}

// may reports whether the match may be saved under a name after the claim to its own was lost: either nothing stands
// there or what this program wrote last, but no game that another program saved meanwhile.
func (k *played) may(name string) bool {
	there := k.store.Look(name)
	if errors.Is(there.Err, save.ErrNothing) {
		return true
	}
	return name == k.name.String() && (k.wrote == nil || there.Err == nil && bytes.Equal(there.Header.Table, k.wrote))
}

// free sets aside a save that this program doesn't read as it was saved, and records a finished game. It reports
// whether the match is only what can be read of the save in its place: then that save stays until somebody plays on.
func (k *played) free(match *game.Match) (nothingNew bool, err error) {
	was, err := k.store.Read(k.name.String())
	if errors.Is(err, save.ErrNothing) {
		return false, nil
	}
	same := was.Match != nil && reflect.DeepEqual(was.Match.Rules.Config, match.Rules.Config) && reflect.DeepEqual(was.Match.State, match.State)
	switch {
	case err == nil && was.Match.State.Over && !same:
		return false, Record(k.records, was)
	case err == nil:
		return false, nil
	case same:
		return true, nil
	}
	_, err = k.store.SetAside(k.name.String())
	return false, err
}

// Record keeps a finished game among the records, once. Its error is one sentence for the player. It is
// storage.ErrDamaged if the game was saved but what stood in its place was damaged and set aside.
func Record(records save.Store, kept save.Game) error {
	name, err := Identity(kept.Match)
	if err != nil {
		return err
	}
	aside := SetAside(records, name)
	if aside != nil && !errors.Is(aside, storage.ErrDamaged) || aside == nil && !errors.Is(records.Look(name).Err, save.ErrNothing) {
		return aside
	}
	told, err := Tell(kept.Table)
	if err != nil {
		return err
	}
	if kept, err = wholeSaved(kept.Match, told); err != nil { // from an earlier program, or an untrusted file
		return err
	}
	if err := records.Write(name, kept); err != nil {
		return err
	}
	return aside
}

// SetAside copies a damaged save in a store to another name, before its place is overwritten. It returns
// storage.ErrDamaged if it did so, and nil if nothing is damaged; any other error says why nothing may be written
// there.
func SetAside(store save.Store, name string) error {
	err := store.Look(name).Err
	if !errors.Is(err, save.ErrDamaged) && !errors.Is(err, save.ErrNoSave) {
		return nil
	}
	if _, problem := store.SetAside(name); problem != nil {
		return problem
	}
	return fmt.Errorf("%w: %s", storage.ErrDamaged, name)
}

const finished = "finished "

// Finished reports whether an earlier program autosaved a finished game under this name.
func Finished(name string) bool { return strings.HasPrefix(name, finished) }

// FinishedIdentity returns the name of the record for a finished game that an earlier program autosaved under a name;
// false for other names.
func FinishedIdentity(name string) (identity string, finishedGame bool) {
	return strings.CutPrefix(name, finished)
}

// Identity returns the name of a match's record, which differs for each way a game can be played.
func Identity(match *game.Match) (string, error) {
	way, err := json.Marshal([]any{match.Rules.Config, match.Log})
	sum := sha256.Sum256(way)
	return hex.EncodeToString(sum[:6]), err
}

// Told is what a saved game says about its table. Popularity, Scores and Ended are by player: Scores are the scores
// if the game ended now, and Ended is set only for a finished game. Games saved by earlier programs have none of
// these, nor Step and Number.
type Told struct {
	Table
	Saved      time.Time `json:"saved"`
	Step       string    `json:"step,omitzero"`   // of the round, by its name as in game.Step
	Number     int       `json:"number,omitzero"` // of an action
	Popularity []int     `json:"popularity,omitempty"`
	Scores     []int     `json:"scores,omitempty"`
	Ended      []Ended   `json:"ended,omitempty"`
}

// Chosen reports whether the player chose with what the game is played. A lesson, the game of a day and a clinic of the
// campaign choose that themselves.
func (t *Told) Chosen() bool {
	switch t.Origin.Kind {
	case Lesson, Daily, Campaign:
		return false
	}
	return !slices.ContainsFunc(t.Seats, func(s Seat) bool { return s.Taught.Lesson != "" })
}

// Whole returns a match as it is saved: with its table, and what is told of it now.
func Whole(match *game.Match, table Table) (save.Game, error) {
	told := Told{Table: table, Saved: clock.Now().UTC().Truncate(time.Second)}
	return wholeSaved(match, told)
}

// wholeSaved returns a game with the description of its table, with the time of saving given in told.
func wholeSaved(match *game.Match, told Told) (save.Game, error) {
	told.Popularity, told.Scores = Standing(match)
	step := match.Rules.StepOf(match.State)
	told.Step, told.Number = step.Name, step.Number
	if match.State.Over {
		told.Ended = endings(match)
	}
	kept, err := json.Marshal(told)
	return save.Game{Match: match, Table: kept}, err
}

// Standing returns each player's popularity, and the score if the game ended now (B87).
func Standing(match *game.Match) (popularity, scores []int) {
	for player := range match.State.Players {
		popularity = append(popularity, match.State.Players[player].Popularity)
		scores = append(scores, game.Context{Rules: match.Rules, State: match.State, Player: player}.Score().Total)
	}
	return popularity, scores
}

// Encode returns the contents of a file with the match and its table.
func Encode(match *game.Match, table Table) ([]byte, error) {
	kept, err := Whole(match, table)
	if err != nil {
		return nil, err
	}
	return save.Encode(kept)
}

// longestName is how many characters of a name are shown, more than the window lets anybody type.
const longestName = 60

// Tell reads what a saved game says about its table; without a table it returns the zero Told. Its error is one
// sentence for the player.
func Tell(table json.RawMessage) (Told, error) {
	var told Told
	if len(table) > 0 {
		if err := json.Unmarshal(table, &told); err != nil {
			return told, fmt.Errorf("%w: who played cannot be read", save.ErrDamaged)
		}
	}
	told.Seats = told.Seats[:min(len(told.Seats), game.MaxPlayers)]
	for i := range told.Seats {
		seat := &told.Seats[i]
		if seat.Color < 0 || seat.Color >= game.MaxPlayers {
			seat.Color = i
		}
		if seat.Bot != "" && !slices.Contains(bot.Levels[:], seat.Bot) { // from a later program: a bot plays on
			seat.Bot = bot.Resident
		}
		if name := []rune(seat.Name); len(name) > longestName {
			seat.Name = string(name[:longestName])
		}
	}
	return told, nil
}

// Open resumes a saved game. Its error is one sentence for the player.
func Open(kept save.Game, writer *Writer) (*Session, error) {
	told, err := Tell(kept.Table)
	if err != nil {
		return nil, err
	}
	for player := len(told.Seats); player < len(kept.Match.State.Players); player++ {
		told.Seats = append(told.Seats, Seat{Color: player})
	}
	return sit(kept.Match, told.Table, writer), nil
}

func (s *Session) keep() {
	s.judgeMedal()
	if s.writer != nil {
		s.writer.Keep(s.match, s.Table())
	}
}

// Troubles returns what went wrong in saving the match since the last call; the game goes on regardless.
func (s *Session) Troubles() []error {
	if s.writer == nil {
		return nil
	}
	return s.writer.Troubles()
}
