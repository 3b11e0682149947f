package seat

import (
	"encoding/json"
	"errors"
	"slices"

	"clinic/game"
	"clinic/game/protocol"
	"clinic/game/table"
)

// heard is anything that a host says.
type heard struct {
	table.Message
	OK      *bool             `json:"ok"` // only in answers
	Request uint64            `json:"request"`
	Error   *protocol.Refusal `json:"error"`
	Save    json.RawMessage   `json:"save"`
	Closing bool              `json:"closing"`
}

var (
	errClosing = errors.New("the host will end soon")
	errBroken  = errors.New("no host says that")
)

// given reports whether a part of a message is there.
func given(part json.RawMessage) bool { return len(part) > 0 && string(part) != "null" }

// take takes a message. refused is why the seat is refused for good; err ends the connection.
func (c *connection) take(data []byte) (refused *protocol.Refusal, err error) {
	var h heard
	if err := json.Unmarshal(data, &h); err != nil {
		return nil, err
	}
	s := c.seat
	s.mutex.Lock()
	c.quiet = 0
	s.mutex.Unlock()
	switch {
	case h.Closing:
		s.mutex.Lock()
		defer s.mutex.Unlock()
		s.told = append(s.told, Told{Player: game.NoPlayer, Closing: true})
		if s.status.Line == Open {
			s.stand(Lost, nil)
			s.status.Closing = true
		}
		return nil, errClosing
	case h.OK != nil:
		return c.answered(&h)
	}
	return nil, c.tell(&h, nil)
}

// answered takes the answer to the oldest request that is on its way.
func (c *connection) answered(h *heard) (refused *protocol.Refusal, err error) {
	if *h.OK {
		h.Error = nil
	} else if h.Error == nil {
		return nil, errBroken
	}
	r, err := c.match(h)
	switch {
	case err != nil || r.number > 0:
		return nil, err
	case h.Error != nil && (h.Error.Rule == "version" || h.Error.Rule == "token" || h.Error.Rule == "table"):
		return h.Error, nil
	case h.Error != nil:
		return nil, h.Error
	case r.do == "hello":
		return nil, nil
	}
	return c.welcome(h)
}

// match takes the oldest request from its way, and passes its answer on if somebody waits for it.
func (c *connection) match(h *heard) (*request, error) {
	s := c.seat
	s.mutex.Lock()
	defer s.mutex.Unlock()
	r, there := first(&c.asked)
	c.waited = 0
	switch {
	case !there:
		return nil, errBroken
	case r.number == 0:
		return r, nil
	case h.Request != r.numbered && h.Request != 0, r.do == "save" && h.Error == nil && !given(h.Save):
		return nil, errBroken
	}
	a := Answer{Number: h.Number, Refusal: h.Error}
	if h.Error == nil && r.do == "save" {
		a.Save = h.Save
	}
	s.answerTo(r, a)
	return r, nil
}

// welcome takes what somebody is told who sits down.
func (c *connection) welcome(h *heard) (refused *protocol.Refusal, err error) {
	var view struct{ Config json.RawMessage }
	if err := json.Unmarshal(h.State, &view); err != nil {
		return nil, err
	}
	rules, err := readRules(view.Config, h.Rules, h.Numbers, c.seat.known)
	if errors.Is(err, ErrOld) {
		return protocol.Refuse("version", "%v", ErrOld), nil
	}
	if err != nil {
		return nil, err
	}
	w := &Welcome{Seat: game.NoPlayer, Rules: rules, NoUndo: h.NoUndo}
	if h.Seat != nil {
		w.Seat = *h.Seat
	}
	if h.Clock != nil {
		w.Clock = *h.Clock
	}
	if w.Seat < game.NoPlayer || w.Seat >= rules.Config.Players || (w.Seat == game.NoPlayer) != c.seat.place.Watch {
		return nil, errBroken
	}
	if w.Began, err = protocol.ReadView(rules, h.Began); err != nil {
		return nil, err
	}
	for i := range h.Business {
		step, err := readStep(rules, &h.Business[i], i == 0)
		if err != nil {
			return nil, err
		}
		w.Business = append(w.Business, step)
	}
	for i := range h.Asked {
		w.Asked = append(w.Asked, h.Asked[i].Obligation())
	}
	return nil, c.tell(h, w)
}

// readStep reads a step of a Business; the first one is only a state.
func readStep(rules *game.Rules, told *table.Step, first bool) (step Step, err error) {
	if step.State, err = protocol.ReadView(rules, told.State); err != nil {
		return step, err
	}
	switch {
	case first:
		step.Player = game.NoPlayer
		return step, nil
	case told.Player == nil || *told.Player < 0 || *told.Player >= rules.Config.Players:
		return step, errBroken
	}
	step.Player = *told.Player
	step.Events, err = protocol.ReadEvents(rules, told.Events)
	return step, err
}

// readRules makes the rules of a game as its host tells them: its config, the version of the rules, and the numbers
// table in force, nil if only the config has numbers. The seed is not told. The error is ErrOld, wrapped, if this
// program has no such rules.
func readRules(config json.RawMessage, version int, numbers map[string]int, known []*game.Extension) (*game.Rules, error) {
	var played struct{ Extensions, Variants []string }
	if err := json.Unmarshal(config, &played); err != nil {
		return nil, err
	}
	unknown := func(id string) bool {
		return !slices.ContainsFunc(known, func(e *game.Extension) bool { return e.ID == id })
	}
	switch {
	case version < 1:
		return nil, errBroken
	case version > game.RulesVersion, slices.ContainsFunc(played.Extensions, unknown), slices.ContainsFunc(played.Variants, unknown):
		return nil, ErrOld
	}
	read, err := protocol.ReadConfig(config, known, nil)
	if err != nil {
		return nil, err
	}
	if numbers == nil {
		return game.NewRulesOf(version, read, known)
	}
	return game.NewRulesWith(version, read, numbers, known)
}

// tell passes on what the host tells of the table, with the welcome of somebody who sits down.
func (c *connection) tell(h *heard, w *Welcome) error {
	s := c.seat
	s.mutex.Lock()
	rules, sits := s.rules, c.sits
	s.mutex.Unlock()
	if w != nil {
		rules = w.Rules
	} else if !sits {
		return errBroken
	}
	t := Told{
		Number: h.Number, Welcome: w, Seats: h.Seats, Player: game.NoPlayer, Undone: h.Undone, Count: h.Told, Said: h.Said,
	}
	if h.Undo != nil {
		t.UndoReason = *h.Undo
	}
	if h.Player != nil {
		t.Player = *h.Player
	}
	is := func(player int) bool { return player >= 0 && player < rules.Config.Players }
	if h.Request > mostRequest || t.Number < 0 || len(t.Seats) != rules.Config.Players || t.Player != game.NoPlayer && !is(t.Player) || t.Said != nil && !is(t.Said.Player) {
		return errBroken
	}
	if given(h.State) {
		var err error
		if t.State, err = protocol.ReadView(rules, h.State); err != nil {
			return err
		}
		if t.Events, err = protocol.ReadEvents(rules, h.Events); err != nil {
			return err
		}
	}
	if len(t.Events) > t.Count || w != nil && len(t.Events) != t.Count {
		return errBroken
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if w != nil {
		s.rules, c.sits = rules, true
		s.stand(Open, nil)
	}
	s.number, s.chairs, s.numbered = t.Number, t.Seats, max(s.numbered, h.Request)
	if s.told = append(s.told, t); len(s.told) >= unread {
		return errUnread
	}
	return nil
}

// mostRequest is the greatest number that a request can have in JSON.
const mostRequest = 1 << 53

var errUnread = errors.New("nobody reads what the host says")
