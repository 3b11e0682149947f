package table

import (
	"io"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/protocol"
	"clinic/game/rule"
)

// Limits of what is asked of a table.
const (
	mostUndone  = 30         // times in a round
	betweenSaid = 3 * second // milliseconds
	longestName = 24         // letters
)

// Order is what somebody who begins a table asks for.
type Order struct {
	Config game.Config
	Seats  []Wanted // by player; missing ones wait for somebody with the code
	Clock  Clock
	NoUndo bool
}

// Wanted is a seat as it is asked for: a person, a bot, or nobody yet.
type Wanted struct {
	Name string    `json:"name"`
	Bot  bot.Level `json:"bot"`
}

// Opened is a table that was begun: what only those who may know it are told.
type Opened struct {
	Entry  *Entry
	Tokens []string // by player; empty for bots and for seats that wait
	Watch  string
}

// Open makes the first entry of a table. The seed of the game is 64 bits of the chance, whatever the config says: it is
// told to nobody until the game is over. The error is a *protocol.Refusal, or that of the chance.
func Open(o Order, known []*game.Extension, now int64, chance io.Reader) (*Opened, error) {
	var words [2]uint64
	for i := range words {
		var eight [8]byte
		if _, err := io.ReadFull(chance, eight[:]); err != nil {
			return nil, err
		}
		for _, b := range eight {
			words[i] = words[i]<<8 | uint64(b)
		}
	}
	o.Config.Seed = words[0]
	rules, err := game.NewRules(o.Config, known)
	if err != nil {
		return nil, protocol.Refused("config", err)
	}
	switch {
	case len(o.Seats) > rules.Config.Players:
		return nil, refuse("seats", "A table of %d has no %d seats.", rules.Config.Players, len(o.Seats))
	case !o.Clock.valid():
		return nil, refuse("clock", "A clock has a reserve of up to %d seconds with an increment of up to %d, or 1 to %d days.", mostReserve, mostIncrement, mostDays)
	}
	b := &Begin{
		Format: Format, Rules: rules.Version, Config: rules.Config, Numbers: rules.NumbersByName(), Seats: make([]Seat, rules.Config.Players),
		Chance: words[1], Clock: o.Clock, NoUndo: o.NoUndo,
	}
	opened := &Opened{Entry: &Entry{Time: now, Begin: b}, Tokens: make([]string, len(b.Seats))}
	for i, wanted := range o.Seats {
		name, ok := cleanName(wanted.Name)
		switch {
		case !ok:
			return nil, errName
		case wanted.Bot != "" && !isLevel(wanted.Bot):
			return nil, errLevel
		case wanted.Bot != "":
			b.Seats[i] = Seat{Name: name, Bot: wanted.Bot}
		case name != "":
			b.Seats[i].Name = name
			if opened.Tokens[i], b.Seats[i].Token, err = NewToken(chance); err != nil {
				return nil, err
			}
		}
	}
	opened.Watch, b.Watch, err = NewToken(chance)
	return opened, err
}

func refuse(rule, format string, values ...any) *protocol.Refusal {
	return protocol.Refuse(rule, format, values...)
}

var (
	errName  = refuse("name", "A name has 1 to %d letters.", longestName)
	errLevel = refuse("bot", "A bot is an intern, a resident or a chief.")
)

func isLevel(level bot.Level) bool { return slices.Contains(bot.Levels[:], level) }

// cleanName returns a name as it is shown. It is false for one that is too long or can't be read.
func cleanName(name string) (string, bool) {
	name = strings.Join(strings.Fields(name), " ")
	odd := func(r rune) bool { return !unicode.IsPrint(r) }
	return name, utf8.ValidString(name) && utf8.RuneCountInString(name) <= longestName && !strings.ContainsFunc(name, odd)
}

// Answered returns the number of the entry of a request that was granted before, and whether it was.
func (t *Table) Answered(player int, request uint64) (number int, was bool) {
	last := t.requests[player]
	return last.number, request != 0 && request <= last.request
}

// Judge returns why an entry may not be written now, or nil. The entry's time is now.
func (t *Table) Judge(e *Entry) *protocol.Refusal {
	switch {
	case e.Play != nil:
		return t.judgePlay(e.Play)
	case e.Seat != nil:
		return t.judgeSeat(e.Seat, e.Time)
	case e.Say != nil:
		switch {
		case !slices.Contains(Phrases[:], e.Say.Phrase):
			return refuse("say", "There is no phrase %q.", e.Say.Phrase)
		case e.Time-t.spoke[e.Say.Player] < betweenSaid:
			return refuse("say", "One phrase in %d seconds.", betweenSaid/second)
		}
	}
	return nil
}

func (t *Table) judgePlay(p *Played) *protocol.Refusal {
	if bots := t.Seats[p.Player].Bot; bots != "" && p.Request != 0 {
		return refuse("seat", "A bot plays here: take the seat back first.")
	}
	reason := rule.Reason{}
	if p.Undo {
		reason = t.MayUndo(p.Player)
	} else {
		reason = t.Match.Rules.Check(t.Match.State, p.Player, &p.Command).Refusal
	}
	if reason.None() {
		return nil
	}
	return &protocol.Refusal{Rule: reason.Rule, Message: t.Match.Rules.Sentence(reason)}
}

// MayUndo returns why a player's last command can't be taken back, or the zero Reason. Nobody goes back past a draw or
// a reveal, not even alone at a table, and not more than thirty times in a round.
func (t *Table) MayUndo(player int) rule.Reason {
	switch {
	case t.Begin.NoUndo:
		return rule.Reason{Rule: "undo", Key: "undo_none"}
	case t.undone[player] >= mostUndone:
		return rule.Reason{Rule: "undo", Key: "undo_often"}
	case t.Match.UndoesPastDraw(player):
		return rule.Reason{Rule: "undo", Key: "undo_shown"}
	}
	return t.Match.MayUndo(player)
}

func (t *Table) judgeSeat(s *Seated, now int64) *protocol.Refusal {
	if s.Player < 0 || s.Player >= len(t.Seats) {
		return refuse("seat", "This table has no such seat.")
	}
	seat := &t.Seats[s.Player]
	switch {
	case s.By == game.NoPlayer && !seat.Free():
		return refuse("seat", "Somebody sits there already.")
	case s.By == game.NoPlayer:
		name, ok := cleanName(s.Name)
		if s.Name = name; !ok || name == "" {
			return errName
		}
	case s.Bot != "" && !isLevel(s.Bot):
		return errLevel
	case s.Bot == seat.Bot && s.By == s.Player:
		return refuse("seat", "It is so already.")
	case s.By == s.Player, len(seat.Token) == 0, t.Away(s.Player, now):
	case s.Bot == "":
		return refuse("seat", "Only who sat there can take the seat back.")
	default:
		return refuse("seat", "A bot can take the seat of somebody whose time is over.")
	}
	return nil
}
