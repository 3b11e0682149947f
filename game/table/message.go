package table

import (
	"encoding/json"
	"strconv"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/protocol"
	"clinic/game/rule"
)

// Chair is a seat as everybody is told of it.
type Chair struct {
	Name  string    `json:"name,omitzero"`
	Bot   bot.Level `json:"bot,omitzero"`
	Free  bool      `json:"free,omitzero"`     // somebody with the code may take it
	Here  bool      `json:"here,omitzero"`     // its person is connected
	Turn  bool      `json:"turn,omitzero"`     // it has to decide something
	Away  bool      `json:"away,omitzero"`     // its time is over
	Left  *int64    `json:"left,omitempty"`    // what its clock has left, in milliseconds; missing without a limit
	Asked int       `json:"asked,omitzero"`    // how many of the others ask for a bot there
	Stand bool      `json:"stand_in,omitzero"` // the bot plays in place of a person, who may come back
}

// Chairs returns the seats as everybody is told of them at a time. here reports who is connected.
func (t *Table) Chairs(now int64, here func(player int) bool) []Chair {
	chairs := make([]Chair, len(t.Seats))
	for i := range chairs {
		seat := &t.Seats[i]
		chairs[i] = Chair{
			Name: seat.Name, Bot: seat.Bot, Free: seat.Free(), Here: here(i), Turn: t.Match.State.Decision(i) != nil, Away: t.Away(i, now),
			Asked: len(t.wished[i]), Stand: seat.Bot != "" && len(seat.Token) > 0,
		}
		if left, limited := t.Left(i, now); limited {
			chairs[i].Left = &left
		}
	}
	return chairs
}

// Message is what a seat is told after an entry: the whole view, so that nothing has to be merged.
type Message struct {
	OK      bool            `json:"ok,omitzero"`
	Number  int             `json:"number"`
	Seat    *int            `json:"seat,omitempty"`   // whose view it is, when somebody sits down; missing for one who watches
	Player  *int            `json:"player,omitempty"` // whose command it was
	Undone  bool            `json:"undone,omitzero"`
	Told    int             `json:"told"`   // how many events there are in all
	Events  json.RawMessage `json:"events"` // the last ones of them
	State   json.RawMessage `json:"state"`
	MayUndo bool            `json:"may_undo,omitzero"`
	Undo    *rule.Reason    `json:"undo,omitempty"`   // why the seat's last command can't be taken back
	Request uint64          `json:"request,omitzero"` // the seat's own that it was, or the last one when it sits down
	Seats   []Chair         `json:"seats"`
	Said    *Said           `json:"said,omitempty"`

	// Only when somebody sits down:
	Rules    int             `json:"rules,omitzero"` // the version of the game's rules
	Numbers  map[string]int  `json:"numbers,omitempty"`
	Began    json.RawMessage `json:"began,omitempty"`    // the view as the round began
	Business []Step          `json:"business,omitempty"` // of a Business that goes on
	Asked    []Asked         `json:"asked,omitempty"`    // what extensions have asked of the player in this round
	Clock    *Clock          `json:"clock,omitempty"`
	NoUndo   bool            `json:"no_undo,omitzero"`
	Phrases  []string        `json:"phrases,omitempty"`
}

// Teller writes the messages about one entry. What is the same for several seats is written once.
type Teller struct {
	table  *Table
	told   Told
	chairs []Chair
	events json.RawMessage
	shared json.RawMessage // the view of everybody, while nobody hides an action
}

// Tell returns what writes the messages about an entry that was folded last.
func (t *Table) Tell(told Told, chairs []Chair) (*Teller, error) {
	events, err := t.events(told.Events)
	return &Teller{table: t, told: told, chairs: chairs, events: events}, err
}

// events writes events as JSON.
func (t *Table) events(events []game.Event) (json.RawMessage, error) {
	list := make([]any, len(events))
	for i := range events {
		list[i] = protocol.Event(t.Match.Rules, &events[i])
	}
	return json.Marshal(list)
}

// view returns what a player may see of a state, game.NoPlayer for one who watches.
func (t *Table) view(s *game.State, player int) (json.RawMessage, error) {
	return json.Marshal(protocol.View(t.Match.Rules, t.Match.Rules.View(s, player)))
}

// hides reports whether somebody has chosen an action that the others may not see yet: only then do views differ.
func hides(s *game.State) bool {
	choosing, chosen := false, false
	for i := range s.Pending {
		choosing = choosing || s.Pending[i].Kind == game.DecideAction
	}
	for i := range s.Players {
		chosen = chosen || s.Players[i].Turn.Chosen != ""
	}
	return choosing && chosen
}

// state returns the view of a player, written once for all who see the same.
func (w *Teller) state(player int) (json.RawMessage, error) {
	s := w.table.Match.State
	if hides(s) {
		return w.table.view(s, player)
	}
	var err error
	if w.shared == nil {
		w.shared, err = w.table.view(s, game.NoPlayer)
	}
	return w.shared, err
}

// Message returns what the seat of a player is told, as JSON; game.NoPlayer is one who watches.
func (w *Teller) Message(player int) ([]byte, error) {
	state, err := w.state(player)
	if err != nil {
		return nil, err
	}
	m := Message{Number: w.table.Number, Undone: w.told.Undone, Told: len(w.table.Match.Told), Events: w.events, State: state, Seats: w.chairs, Said: w.told.Said}
	if w.told.Player != game.NoPlayer {
		m.Player = &w.told.Player
	}
	if player != game.NoPlayer {
		m.undo(w.table, player)
		if w.told.Player == player {
			m.Request = w.told.Request
		}
	}
	return json.Marshal(m)
}

// undo says whether a player may take the last command back, or why not.
func (m *Message) undo(t *Table, player int) {
	reason := t.MayUndo(player)
	if m.MayUndo = reason.None(); !m.MayUndo {
		m.Undo = &reason
	}
}

// Welcome returns what somebody is told who sits down: all that the player may see.
func (t *Table) Welcome(player int, chairs []Chair) ([]byte, error) {
	events, err := t.events(t.Match.Told)
	if err != nil {
		return nil, err
	}
	state, err := t.view(t.Match.State, player)
	if err != nil {
		return nil, err
	}
	round := t.Match.At(t.roundBegan())
	began, err := t.view(round.State, player)
	if err != nil {
		return nil, err
	}
	business, err := t.business(round, player)
	if err != nil {
		return nil, err
	}
	m := Message{
		OK: true, Number: t.Number, Told: len(t.Match.Told), Events: events, State: state, Seats: chairs, Rules: t.Match.Rules.Version,
		Numbers: t.Begin.Numbers, Began: began, Business: business, Clock: &t.Begin.Clock, NoUndo: t.Begin.NoUndo, Phrases: Phrases[:],
	}
	if player != game.NoPlayer {
		m.Seat, m.Request, m.Asked = &player, t.requests[player].request, t.asked(player)
		m.undo(t, player)
	}
	return json.Marshal(m)
}

// roundBegan returns the number of commands before this round, or before the first round 0.
func (t *Table) roundBegan() int {
	for i := len(t.Match.Told) - 1; i >= 0; i-- {
		if t.Match.Told[i].Type == game.RoundBegan {
			return t.Match.CommandOf(i) + 1
		}
	}
	return 0
}

// Seed returns the seed of a game that is over, as text. It is false before: nobody is told then.
func (t *Table) Seed() (seed string, over bool) {
	if !t.Match.State.Over {
		return "", false
	}
	return strconv.FormatUint(t.Match.Rules.Config.Seed, 10), true
}
