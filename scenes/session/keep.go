package session

import (
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
)

// Keeper keeps a match so that it can be gone on with after the program has ended. See Behind for one that does it while the
// game goes on.
type Keeper interface {
	// Keep keeps the match as it is now, with its table, in place of what it kept before; it holds on to nothing of them. Its
	// error is one sentence for the player.
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
	kept, err := whole(match, table)
	if err != nil {
		return err
	}
	return k.store.Write(k.name, kept)
}

// Played keeps the game that goes on by itself, under a name that no other program has (see save.Claim). Once it is over it is
// kept under a name of its own as well, so that the next game does not take the place of its result. What cannot be read as it
// was saved is set aside before another game takes its place.
func Played(store save.Store, name string) Keeper { return &played{store: store, name: name} }

type played struct {
	store save.Store
	name  string
	freed bool // nothing unreadable is in the place of that game
}

// Keep writes the match with its table.
func (k *played) Keep(match *game.Match, table Table) error {
	if !k.freed {
		if nothingNew, err := k.free(match); nothingNew || err != nil {
			return err
		}
		k.freed = true
	}
	if err := In(k.store, k.name).Keep(match, table); err != nil || !match.State.Over {
		return err
	}
	name, err := finishedName(match)
	if err != nil || !errors.Is(k.store.Look(name).Err, save.ErrNothing) {
		return err
	}
	return In(k.store, name).Keep(match, table)
}

// free sets aside what this program does not read as it was saved. It tells whether the match is nothing but what can be
// read of that: then it stays where it is until somebody plays on.
func (k *played) free(match *game.Match) (nothingNew bool, err error) {
	was, err := k.store.Read(k.name)
	if err == nil || errors.Is(err, save.ErrNothing) {
		return false, nil
	}
	if was.Match != nil && reflect.DeepEqual(was.Match.Rules.Config, match.Rules.Config) && reflect.DeepEqual(was.Match.State, match.State) {
		return true, nil
	}
	_, err = k.store.SetAside(k.name)
	return false, err
}

const finished = "finished "

// Finished tells whether that is the name of a game that was kept by itself when it was over.
func Finished(name string) bool { return strings.HasPrefix(name, finished) }

// finishedName is another one for each way a game can be played.
func finishedName(match *game.Match) (string, error) {
	way, err := json.Marshal([]any{match.Rules.Config, match.Log})
	sum := sha256.Sum256(way)
	return finished + hex.EncodeToString(sum[:6]), err
}

// Told is what a kept game tells of its table. Popularity and Scores are each player's, the scores those that the players
// have if the game ends as it is; games that were kept by earlier programs tell neither.
type Told struct {
	Table
	Saved      time.Time `json:"saved"`
	Popularity []int     `json:"popularity,omitempty"`
	Scores     []int     `json:"scores,omitempty"`
}

func whole(match *game.Match, table Table) (save.Game, error) {
	told := Told{Table: table, Saved: time.Now().UTC().Truncate(time.Second)}
	told.Popularity, told.Scores = Standing(match)
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
	kept, err := whole(match, table)
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
