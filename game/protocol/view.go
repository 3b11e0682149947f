package protocol

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// What a seat at another machine reads of what its host sends, and writes.

// ReadView reads what View has written, with the rules of the game, whatever the view's config says. The error is a
// *Refusal.
func ReadView(rules *game.Rules, data []byte) (*game.State, error) {
	n, err := root(data)
	if err != nil {
		return nil, err
	}
	o := n.object()
	o.need("config")
	state := readPositionOf(rules, o)
	if n.failed() {
		return nil, n.reader.err
	}
	state.Random = game.Random{}
	return state, nil
}

// Command returns a command as the protocol writes it, to be encoded as JSON.
func Command(rules *game.Rules, c *game.Command) any { return writeCommand(rules, c) }

// ReadEvents reads a list of events. The error is a *Refusal.
func ReadEvents(rules *game.Rules, data []byte) ([]game.Event, error) {
	n, err := root(data)
	if err != nil {
		return nil, err
	}
	var events []game.Event
	for _, item := range n.list(maxEvents) {
		events = append(events, readEvent(rules, item))
	}
	if n.failed() {
		return nil, n.reader.err
	}
	return events, nil
}

// maxEvents is more events than any game has.
const maxEvents = 100_000

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

// readPiece reads the component of an event, which may also be a piece that nobody builds.
func readPiece(rules *game.Rules, o *object) clinic.Component {
	defer o.close()
	rules = boardNamed(rules, game.BoardName(o.text("board")))
	kind := clinic.Kind(o.need("kind").text())
	if slices.ContainsFunc(rules.Boards(), func(board *game.Rules) bool { return knows(board, kind) }) || kind == specialKind {
		return readComponent(rules, o)
	}
	return clinic.Component{Kind: kind, Space: readSpace(o), Side: readSide(o)}
}
