package table

import (
	"encoding/json"
	"errors"
	"fmt"

	"clinic/game"
	"clinic/game/bot"
)

// Table is a table after the entries that were folded into it.
type Table struct {
	Begin  Begin
	Seats  []Seat // by player, as they are now
	Match  *game.Match
	Number int // of entries

	rules    Rulebook
	waking   bool // its kept entries are being folded
	clocks   clocks
	requests [game.MaxPlayers]answered
	undone   [game.MaxPlayers]int            // how often in this round
	round    int                             // of undone
	spoke    [game.MaxPlayers]int64          // when each one said something
	wished   [game.MaxPlayers]map[int]string // the level that the others want for a player, by who wants it
}

// answered is the last request of a seat that was granted.
type answered struct {
	request uint64
	number  int // of its entry
}

// Rulebook makes the rules of a game. It may replace maps and lists of the entry by the same ones of another table.
type Rulebook func(b *Begin) (*game.Rules, error)

// RulesOf returns a rulebook with the extensions of this program.
func RulesOf(known []*game.Extension) Rulebook {
	return func(b *Begin) (*game.Rules, error) { return game.NewRulesWith(b.Rules, b.Config, b.Numbers, known) }
}

// New returns a table without entries whose rules come from a rulebook.
func New(rules Rulebook) *Table { return &Table{rules: rules} }

// Told is what an entry brought about, for Message.
type Told struct {
	Player  int    // whose command it was, game.NoPlayer for none
	Request uint64 // the seat's own number of it
	Events  []game.Event
	Undone  bool // the player's last command was taken back
	Seats   bool // other people or bots sit there
	Said    *Said
}

// ErrLater says that an entry was written by a later program.
var ErrLater = errors.New("this table needs a newer version of Clinic")

// errBroken says that an entry makes no sense where it stands.
var errBroken = errors.New("it can't be played")

// Fold adds the next entry of the log, as Encode has written it. An entry that can't be folded changes nothing; the
// error is ErrLater, or says which entry it is. The table must not be used any further then.
func (t *Table) Fold(data []byte) (told Told, err error) {
	defer func() {
		if recover() != nil { // pieces that no game has
			err = errBroken
		}
		if err != nil && !errors.Is(err, ErrLater) {
			err = fmt.Errorf("entry %d can't be read: %w", t.Number+1, err)
		}
	}()
	var e Entry
	if err := json.Unmarshal(data, &e); err != nil {
		return Told{}, err
	}
	told = Told{Player: game.NoPlayer}
	switch {
	case e.Kept != nil && t.Number == 0 && !t.waking:
		return t.wake(e.Kept)
	case e.Kept != nil:
		return Told{}, errBroken
	case (e.Begin != nil) != (t.Number == 0):
		return Told{}, errBroken
	case e.Begin != nil:
		err = t.begin(e.Begin)
		told.Events, told.Seats = nil, true
		if err == nil {
			told.Events = t.Match.Told
		}
	case e.Play != nil:
		told, err = t.play(e.Play)
	case e.Seat != nil:
		err = t.seat(e.Seat, e.Time)
		told.Seats = true
	case e.Say != nil:
		told.Said = e.Say
		t.spoke[e.Say.Player] = e.Time
	default:
		return Told{}, ErrLater // an entry that only a later program knows
	}
	if err != nil {
		return Told{}, err
	}
	t.Number++
	t.advance(e.Time, told.Player)
	if t.round != t.Match.State.Round {
		t.round, t.undone = t.Match.State.Round, [game.MaxPlayers]int{}
	}
	return told, nil
}

// wake folds the entries of a table that was put to sleep.
func (t *Table) wake(packed []byte) (told Told, err error) {
	list, err := unpack(packed)
	if err != nil {
		return told, err
	}
	t.waking = true
	for _, data := range list {
		if told, err = t.Fold(data); err != nil {
			return told, err
		}
	}
	t.waking = false
	return Told{Player: game.NoPlayer, Seats: true}, nil
}

func (t *Table) begin(b *Begin) error {
	if b.Format > Format || b.Rules > game.RulesVersion {
		return ErrLater
	}
	rules, err := t.rules(b)
	if err != nil {
		return err
	}
	if len(b.Seats) != rules.Config.Players {
		return errBroken
	}
	t.Begin, t.Match = *b, game.NewMatch(rules, nil)
	t.Seats = append([]Seat(nil), b.Seats...)
	for player := range t.Seats {
		t.clocks.left[player] = int64(b.Clock.Reserve) * second
	}
	return nil
}

func (t *Table) play(p *Played) (Told, error) {
	told := Told{Player: p.Player, Request: p.Request, Undone: p.Undo}
	if p.Player < 0 || p.Player >= len(t.Seats) {
		return told, errBroken
	}
	if p.Undo {
		if !t.Match.Undo(p.Player).None() {
			return told, errBroken
		}
		t.undone[p.Player]++
	} else {
		events, v := t.Match.Apply(p.Player, p.Command)
		if !v.Legal() {
			return told, errBroken
		}
		told.Events = events
	}
	t.Match.Forget()
	if p.Request != 0 {
		t.requests[p.Player] = answered{p.Request, t.Number + 1}
	}
	return told, nil
}

func (t *Table) seat(s *Seated, now int64) error {
	if s.Player < 0 || s.Player >= len(t.Seats) {
		return errBroken
	}
	seat := &t.Seats[s.Player]
	switch {
	case s.By == game.NoPlayer: // who has the code sits down
		*seat = Seat{Name: s.Name, Token: s.Token}
	case s.By == s.Player, len(seat.Token) == 0:
		seat.Bot = s.Bot
	case t.wish(s) == len(t.others(s.Player)):
		seat.Bot = s.Bot
	default:
		return nil
	}
	t.wished[s.Player] = nil
	if s.By == s.Player && t.clocks.since[s.Player] != 0 { // who comes back has time again
		t.clocks.since[s.Player] = max(1, now)
	}
	return nil
}

// wish notes that a player wants a bot in another one's seat, and returns how many want that one.
func (t *Table) wish(s *Seated) (agreed int) {
	if t.wished[s.Player] == nil {
		t.wished[s.Player] = map[int]string{}
	}
	t.wished[s.Player][s.By] = string(s.Bot)
	for _, level := range t.wished[s.Player] {
		if level == string(s.Bot) {
			agreed++
		}
	}
	return agreed
}

// others returns the people besides a player.
func (t *Table) others(player int) (list []int) {
	for other := range t.Seats {
		if other != player && t.Person(other) {
			list = append(list, other)
		}
	}
	return list
}

// Person reports whether a person plays for a player now.
func (t *Table) Person(player int) bool {
	return len(t.Seats[player].Token) > 0 && t.Seats[player].Bot == ""
}

// Sits returns the player whose token this is, or game.NoPlayer for the token of those who watch. It is false for a
// token of nobody here.
func (t *Table) Sits(token string) (player int, there bool) {
	known := Known(token)
	player = game.NoPlayer
	for i := range t.Seats {
		if same(t.Seats[i].Token, known) {
			player, there = i, true
		}
	}
	return player, there || same(t.Begin.Watch, known)
}

// BotToPlay returns a bot that has to decide something, with its level and the seed of its chance. The player is
// game.NoPlayer if there is none. Bots don't wait for people who decide at the same time: these may come tomorrow.
func (t *Table) BotToPlay() (player int, level bot.Level, seed uint64) {
	if !t.Match.State.Over {
		for _, decider := range t.Match.State.Deciders() {
			if level := t.Seats[decider].Bot; level != "" {
				return decider, level, t.Begin.Chance + uint64(decider)
			}
		}
	}
	return game.NoPlayer, "", 0
}

// Waits returns since when a person has to decide something, in milliseconds since 1970, and whether one does.
func (t *Table) Waits(player int) (since int64, waits bool) {
	since = t.clocks.since[player]
	return since, since != 0 && t.Person(player) && !t.Match.State.Over
}
