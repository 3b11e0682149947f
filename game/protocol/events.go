package protocol

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// event is a fact as the protocol writes it. Facts that concern everybody have no player.
type event struct {
	Type       string         `json:"type"`
	Player     *int           `json:"player,omitempty"`
	Board      game.BoardName `json:"board,omitempty"`
	Rule       string         `json:"rule"`
	Number     int            `json:"number,omitempty"`
	Action     string         `json:"action,omitempty"`
	Person     string         `json:"person,omitempty"`
	Kind       string         `json:"kind,omitempty"`
	Color      string         `json:"color,omitempty"`
	NewColor   string         `json:"new_color,omitempty"`
	Service    string         `json:"service,omitempty"`
	Queue      *int8          `json:"queue,omitempty"`
	From       *onBoard       `json:"from,omitempty"`
	To         *onBoard       `json:"to,omitempty"`
	Path       []wayStep      `json:"path,omitempty"`
	Component  record         `json:"component,omitempty"`
	Slot       int            `json:"slot,omitempty"`
	Second     string         `json:"second,omitempty"`
	OtherQueue *int8          `json:"other_queue,omitempty"`
	Money      int            `json:"money,omitempty"`
	Time       int            `json:"time,omitempty"`
	Popularity int            `json:"popularity,omitempty"`
	People     []string       `json:"people,omitempty"`
	Order      []int          `json:"order,omitempty"`
	Choice     string         `json:"choice,omitempty"`

	// Told at tables only (Event): the engine's replies are fixed.
	Step string `json:"step,omitempty"`
	Idle bool   `json:"idle,omitempty"`

	extras []extra
}

func (e event) MarshalJSON() ([]byte, error) {
	type plain event
	return withExtras(plain(e), e.extras)
}

// fromPlaces are the facts about somebody in a place. That may be the space
// with all zeros, so they always write From.
var fromPlaces = [...]game.EventType{game.PersonMoved, game.PatientCured, game.PatientDied, game.LaboratoryPoint}

func writeEvent(rules *game.Rules, e *game.Event) event {
	rules = boardNamed(rules, e.Board)
	w := event{
		Type: string(e.Type), Board: e.Board, Rule: e.Rule, Number: e.Number, Action: string(e.Action), Person: e.Person,
		Kind: string(e.Kind), Color: rules.LevelName(e.Level), NewColor: rules.LevelName(e.NewLevel), Service: e.Service.String(),
		Path: writeWay(e.Path), Slot: e.Slot, Second: e.Second.String(), Money: e.Money, Time: e.Time,
		Popularity: e.Popularity, People: e.People, Order: e.Order, Choice: e.Choice,
	}
	if e.Player != game.NoPlayer {
		w.Player = &e.Player
	}
	if e.Component.Kind != "" {
		w.Component = writeComponent(rules, e.Component, nil)
	}
	if (e.From != clinic.Place{}) || slices.Contains(fromPlaces[:], e.Type) {
		from := placeOn(rules, e.From)
		w.From = &from
	}
	if (e.To != clinic.Place{}) || e.Type == game.PersonMoved || e.Type == worksFollows {
		to := placeOn(rules, e.To)
		w.To = &to
	}
	if e.Board == game.Home {
		return w
	}
	switch e.Type {
	case game.PatientQueued, game.PatientsSwapped:
		w.Queue, w.OtherQueue = &e.Queue, &e.OtherQueue
	case game.PatientAdmitted, game.PatientArrived:
		w.Queue = &e.Queue
	}
	if e.AnnexMoney != 0 {
		w.extras = []extra{{string(e.Board) + "_money", e.AnnexMoney}}
	}
	return w
}

// readEvent reads an event as writeEvent writes it.
func readEvent(rules *game.Rules, n node) game.Event {
	o := n.object()
	e := game.Event{
		Type: game.EventType(o.need("type").text()), Player: game.NoPlayer, Board: game.BoardName(o.text("board")), Rule: o.need("rule").text(),
		Step: o.text("step"), Action: game.Action(o.text("action")), Person: o.text("person"), Kind: clinic.PersonKind(o.text("kind")),
		Choice: o.text("choice"), Idle: o.flag("idle"),
	}
	rules = boardNamed(rules, e.Board)
	o.number("player", &e.Player, 0, game.MaxPlayers-1)
	for _, number := range []struct {
		name string
		into *int
	}{{"number", &e.Number}, {"slot", &e.Slot}, {"money", &e.Money}, {"time", &e.Time}, {"popularity", &e.Popularity}} {
		o.number(number.name, number.into, -bigNumber, bigNumber)
	}
	if e.Board != "" {
		o.number(string(e.Board)+"_money", &e.AnnexMoney, -bigNumber, bigNumber)
	}
	level := func(name string, into *clinic.Level) {
		if n, ok := o.field(name); ok {
			*into = readLevel(rules, n)
		}
	}
	level("color", &e.Level)
	level("new_color", &e.NewLevel)
	service := func(name string, into *clinic.Service) {
		if n, ok := o.field(name); ok {
			*into = readService(n)
		}
	}
	service("service", &e.Service)
	service("second", &e.Second)
	queue := func(name string, into *int8) {
		if n, ok := o.field(name); ok {
			*into = int8(n.number(-128, 127))
		}
	}
	queue("queue", &e.Queue)
	queue("other_queue", &e.OtherQueue)
	if n, ok := o.field("from"); ok {
		e.From, _ = readPlaceOn(rules, n)
	}
	if n, ok := o.field("to"); ok {
		e.To, _ = readPlaceOn(rules, n)
	}
	if n, ok := o.field("path"); ok {
		e.Path = readWay(n)
	}
	if n, ok := o.field("component"); ok {
		e.Component = readPiece(rules, n.object())
	}
	if n, ok := o.field("people"); ok {
		e.People = n.texts(2 * maxTeam)
	}
	if n, ok := o.field("order"); ok {
		for _, item := range n.list(game.MaxPlayers) {
			e.Order = append(e.Order, item.number(0, game.MaxPlayers-1))
		}
	}
	o.close()
	return e
}

// readPiece reads the component of an event, which may also be a piece that nobody builds, such as a truck that drives
// by.
func readPiece(rules *game.Rules, o *object) clinic.Component {
	defer o.close()
	rules = boardNamed(rules, game.BoardName(o.text("board")))
	kind := clinic.Kind(o.need("kind").text())
	if slices.ContainsFunc(rules.Boards(), func(board *game.Rules) bool { return knows(board, kind) }) || kind == specialKind {
		return readComponent(rules, o)
	}
	return clinic.Component{Kind: kind, Space: readSpace(o), Side: readSide(o)}
}
