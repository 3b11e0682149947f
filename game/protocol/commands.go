package protocol

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// spot is a space of the appointments as the protocol writes it: in the row of a service, or in a queue of an annex.
type spot struct {
	Service string `json:"service,omitempty"`
	Queue   *int8  `json:"queue,omitempty"`
	Space   int8   `json:"space"`
}

func writeSpot(rules *game.Rules, s market.Appointment) spot {
	if rules.Annexed() != nil {
		return spot{Queue: &s.Queue, Space: s.Space}
	}
	return spot{Service: s.Service.String(), Space: s.Space}
}

// command is a command as the protocol writes it.
type command struct {
	Type      string         `json:"type"`
	Board     game.BoardName `json:"board,omitempty"`
	Action    string         `json:"action,omitempty"`
	Component record         `json:"component,omitempty"`
	Second    *space         `json:"second,omitempty"`
	Kind      string         `json:"kind,omitempty"`
	Slot      *int           `json:"slot,omitempty"`
	From      *spot          `json:"from,omitempty"`
	Service   string         `json:"service,omitempty"`
	Queue     *int8          `json:"queue,omitempty"`
	Person    string         `json:"person,omitempty"`
	Patient   string         `json:"patient,omitempty"`
	To        any            `json:"to,omitempty"` // a place; for queue, a spot
	Path      []wayStep      `json:"path,omitempty"`
	Doctors   []string       `json:"doctors,omitempty"`
	Nurses    []string       `json:"nurses,omitempty"`
	Skip      bool           `json:"skip,omitempty"`
	Points    int            `json:"points,omitempty"`
	Choice    string         `json:"choice,omitempty"`

	extras []extra
}

func (c command) MarshalJSON() ([]byte, error) {
	type plain command
	return withExtras(plain(c), c.extras)
}

func writeCommand(rules *game.Rules, c *game.Command) command {
	w := command{Type: string(c.Type), Board: c.Board}
	rules = boardNamed(rules, c.Board)
	switch c.Type {
	case game.ChooseAction:
		w.Action = string(c.Action)
	case game.BuildOne:
		w.Component = writeComponent(rules, c.Component, nil)
		if c.Pair {
			w.Second = (*space)(&c.Second)
		}
	case game.HireOne:
		w.Kind, w.Slot = string(c.Kind), &c.Slot
	case game.QueueOne:
		from := writeSpot(rules, c.From)
		w.From, w.To = &from, writeSpot(rules, c.Onto)
	case game.AdmitOne:
		from := writeSpot(rules, c.From)
		w.Service, w.Queue = from.Service, from.Queue
	case game.MoveOne:
		w.Person, w.To, w.Path = c.Person, placeOn(rules, c.To), writeWay(c.Path)
		w.extras = writeFields(rules, rules.MoveFields(), c)
	case game.Treat:
		w.Patient, w.Doctors, w.Nurses, w.Skip = c.Person, c.Doctors, c.Nurses, c.Skip
	case game.BuyPopularity:
		w.Points = c.Points
	default:
		fields := rules.CommandFields(c.Type)
		if w.extras = writeFields(rules, fields, c); fields == nil {
			w.Choice = c.Choice
		}
	}
	return w
}

// writeFields writes the fields that extensions add to a command.
func writeFields(rules *game.Rules, fields []game.CommandField, c *game.Command) []extra {
	var extras []extra
	for _, f := range fields {
		var value any
		empty := false
		switch f.Part {
		case game.PartPerson:
			value, empty = c.Person, c.Person == ""
		case game.PartTo:
			value = place(c.To)
		case game.PartComponent:
			value = writeComponent(rules, c.Component, nil)
		case game.PartSecond:
			value, empty = space(c.Second), !c.Pair
		case game.PartKind:
			value, empty = string(c.Kind), c.Kind == ""
		case game.PartSlot:
			value = c.Slot
		case game.PartService:
			value, empty = c.From.Service.String(), c.From.Service == clinic.NoService
		case game.PartPoints:
			value = c.Points
		case game.PartChoice:
			value, empty = c.Choice, c.Choice == ""
		case game.PartFlag:
			value, empty = true, c.Choice != f.Name
		case game.PartCounts:
			value, empty = c.Counts, len(c.Counts) == 0
		}
		if !empty || !f.Optional {
			extras = append(extras, extra{f.Name, value})
		}
	}
	return extras
}

// readFields reads the fields that extensions add to a command.
func readFields(rules *game.Rules, fields []game.CommandField, o *object, c *game.Command) {
	for _, f := range fields {
		n, ok := o.field(f.Name)
		if !ok {
			if !f.Optional {
				n.fail("is missing")
			}
			continue
		}
		switch f.Part {
		case game.PartPerson:
			c.Person = n.text()
		case game.PartTo:
			c.To = readPlace(rules, n)
		case game.PartComponent:
			built := n.object()
			c.Component = readComponent(rules, built)
			built.close()
		case game.PartSecond:
			at := n.object()
			c.Pair, c.Second = true, readSpace(at)
			at.close()
		case game.PartKind:
			c.Kind = clinic.PersonKind(n.text())
		case game.PartSlot:
			c.Slot = n.number(-1000, 1000)
		case game.PartService:
			c.From.Service = readService(n)
		case game.PartPoints:
			c.Points = n.number(-bigNumber, bigNumber)
		case game.PartChoice:
			c.Choice = n.text()
		case game.PartFlag:
			if n.flag() {
				c.Choice = f.Name
			}
		case game.PartCounts:
			for _, item := range n.list(game.MaxPlayers) {
				c.Counts = append(c.Counts, item.number(-bigNumber, bigNumber))
			}
		}
	}
}

// readCommand reads a command. Only the rules judge what it means.
func readCommand(rules *game.Rules, n node) game.Command {
	o := n.object()
	kind := o.need("type")
	c := game.Command{Type: game.CommandType(kind.text()), Board: game.BoardName(o.text("board"))}
	rules = boardNamed(rules, c.Board)
	switch c.Type {
	case game.ChooseAction:
		c.Action = game.Action(o.need("action").text())
	case game.BuildOne:
		built := o.need("component").object()
		readBoard(built, &c)
		c.Component = readComponent(boardNamed(rules, c.Board), built)
		built.close()
		if second, ok := o.field("second"); ok {
			c.Pair = true
			at := second.object()
			readBoard(at, &c)
			c.Second = readSpace(at)
			at.close()
		}
	case game.HireOne:
		c.Kind = clinic.PersonKind(o.need("kind").text())
		o.number("slot", &c.Slot, -1000, 1000)
	case game.QueueOne:
		c.From, c.Onto = readSpot(rules, o.need("from")), readSpot(rules, o.need("to"))
	case game.AdmitOne:
		c.From = readRow(rules, o)
	case game.MoveOne:
		c.Person = o.need("person").text()
		to := o.need("to")
		place, board := readPlaceOn(rules, to)
		c.To = place
		checkBoard(to, board, &c)
		if path, ok := o.field("path"); ok {
			c.Path = readWay(path)
			for i := range c.Path { // the rules compute the times, whatever is given
				c.Path[i].Time = 0
			}
		}
		readFields(rules, rules.MoveFields(), o, &c)
	case game.Treat:
		c.Person = o.need("patient").text()
		c.Skip = o.flag("skip")
		if doctors, ok := o.field("doctors"); ok {
			c.Doctors = doctors.texts(maxTeam)
		}
		if nurses, ok := o.field("nurses"); ok {
			c.Nurses = nurses.texts(maxTeam)
		}
	case game.BuyPopularity:
		c.Points = o.need("points").number(-bigNumber, bigNumber)
	case game.TakeBonus, game.ChooseGoal:
		c.Choice = o.need("choice").text()
	case game.Done:
	default:
		fields := rules.CommandFields(c.Type)
		readFields(rules, fields, o, &c)
		switch {
		case !rules.Playable(c.Type):
			kind.fail("must be a command of this game, not %q", c.Type)
		case fields == nil:
			c.Choice = o.text("choice")
		}
	}
	o.close()
	return c
}

// maxTeam is the most doctors, or nurses, that a command may name for one patient.
const maxTeam = 100

func readSpot(rules *game.Rules, n node) market.Appointment {
	o := n.object()
	s := readRow(rules, o)
	s.Space = int8(o.need("space").number(-128, 127))
	o.close()
	return s
}

// readRow reads which row of the appointments is meant: a service's, or a queue of an annex.
func readRow(rules *game.Rules, o *object) market.Appointment {
	if rules.Annexed() != nil {
		return market.Appointment{Queue: int8(o.need("queue").number(-128, 127))}
	}
	return market.Appointment{Service: readService(o.need("service"))}
}

// readBoard reads the board that a part of a command names, which becomes the board of the command.
func readBoard(part *object, c *game.Command) {
	if n, ok := part.field("board"); ok {
		checkBoard(n, game.BoardName(n.text()), c)
	}
}

// checkBoard sets the command's board to the one that a part of it names. It refuses a command that names two boards.
func checkBoard(n node, board game.BoardName, c *game.Command) {
	if board != game.Home && c.Board == game.Home {
		c.Board = board
	}
	if board != game.Home && board != c.Board {
		n.fail("names another board than the command, %s", board)
	}
}
