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

// Keeper keeps a match so that it can be gone on with after the program has ended. See Behind for one that does it
// while the game goes on.
type Keeper interface {
	// Keep keeps the match as it is now, with its table, in place of what it kept before; it holds on to nothing of them.
	// Its error is one sentence for the player.
	Keep(match *game.Match, table Table) error
}

// In keeps matches in a store under a name.
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

// Played keeps the game that goes on by itself, under a name that no other program has. Once it is over it is kept
// among the records as well, so that the next game does not take the place of its result. What cannot be read as it
// was saved is set aside before another game takes its place, and what is over and no record yet becomes one. Where
// another program has taken the name it is kept under another one, of which save.ErrMoved tells once.
func Played(store, records save.Store, name *Name) Keeper {
	return &played{store: store, records: records, name: name}
}

type played struct {
	store, records save.Store
	name           *Name
	wrote          json.RawMessage // what the game that was kept last tells of its table, nil before the first
	moved          bool            // the name is another one, which is still to be told
	freed          bool            // nothing unreadable, and no result that is kept nowhere else, is in its place
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

// may tells whether the match may be kept under that name after the claim of its own was lost: nothing stands there,
// or what this program wrote last, and no game that another program kept meanwhile.
func (k *played) may(name string) bool {
	there := k.store.Look(name)
	if errors.Is(there.Err, save.ErrNothing) {
		return true
	}
	return name == k.name.String() && (k.wrote == nil || there.Err == nil && bytes.Equal(there.Header.Table, k.wrote))
}

// free sets aside what this program does not read as it was saved, and records what is over. It tells whether the match
// is nothing but what can be read of what is in its place: then that stays where it is until somebody plays on.
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

// Record keeps a game that is over among the records, once. Its error is one sentence for the player;
// storage.ErrDamaged where the game is kept, but what stood in its place is damaged and was set aside.
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
	if kept, err = wholeSaved(kept.Match, told); err != nil { // of an earlier program, or of a file that tells what it likes
		return err
	}
	if err := records.Write(name, kept); err != nil {
		return err
	}
	return aside
}

// SetAside keeps what is damaged under a name of a store under another one as well, before something is written in
// its place. It gives storage.ErrDamaged where it did that, and nil where nothing is damaged; any other error says
// why nothing may be written there.
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

// Finished tells whether that is the name of a game that an earlier program kept by itself when it was over.
func Finished(name string) bool { return strings.HasPrefix(name, finished) }

// FinishedIdentity is the name of the record of a game that an earlier program kept by itself under that name; false
// for other names.
func FinishedIdentity(name string) (identity string, finishedGame bool) {
	return strings.CutPrefix(name, finished)
}

// Identity is another one for each way a game can be played: the name of its record.
func Identity(match *game.Match) (string, error) {
	way, err := json.Marshal([]any{match.Rules.Config, match.Log})
	sum := sha256.Sum256(way)
	return hex.EncodeToString(sum[:6]), err
}

// Told is what a kept game tells of its table. Popularity, Scores and Ended are each player's, the scores those that
// the players have if the game ends as it is, and Ended only of a game that is over; games that were kept by earlier
// programs tell none of them, nor their step.
type Told struct {
	Table
	Saved      time.Time `json:"saved"`
	Step       string    `json:"step,omitzero"`   // of the round, by its name as in game.Step
	Number     int       `json:"number,omitzero"` // of an action
	Popularity []int     `json:"popularity,omitempty"`
	Scores     []int     `json:"scores,omitempty"`
	Ended      []Ended   `json:"ended,omitempty"`
}

func Whole(match *game.Match, table Table) (save.Game, error) {
	told := Told{Table: table, Saved: clock.Now().UTC().Truncate(time.Second)}
	return wholeSaved(match, told)
}

// wholeSaved is a game with what is told of it, as it was saved at that time.
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

// Standing gives each player's popularity, and the score that he has if the game ends as it is (B87).
func Standing(match *game.Match) (popularity, scores []int) {
	for player := range match.State.Players {
		popularity = append(popularity, match.State.Players[player].Popularity)
		scores = append(scores, game.Context{Rules: match.Rules, State: match.State, Player: player}.Score().Total)
	}
	return popularity, scores
}

// Encode gives the contents of a file with the match and its table.
func Encode(match *game.Match, table Table) ([]byte, error) {
	kept, err := Whole(match, table)
	if err != nil {
		return nil, err
	}
	return save.Encode(kept)
}

// longestName is how many characters of a name are shown, more than the window lets anybody write.
const longestName = 60

// Tell reads what a kept game tells of its table; a game that was not kept by a table tells nothing. Its error is one
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
		if seat.Bot != "" && !slices.Contains(bot.Levels[:], seat.Bot) { // of a later program: a bot plays on
			seat.Bot = bot.Resident
		}
		if name := []rune(seat.Name); len(name) > longestName {
			seat.Name = string(name[:longestName])
		}
	}
	return told, nil
}

// Open goes on with a game that was kept. Its error is one sentence for the player.
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

// Troubles gives what went wrong with keeping the match since it was last asked; the game goes on all the same.
func (s *Session) Troubles() []error {
	if s.writer == nil {
		return nil
	}
	return s.writer.Troubles()
}
