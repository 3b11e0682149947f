package engine

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// spot is a space of the appointments as the protocol writes it.
type spot struct {
	Service string `json:"service"`
	Space   int8   `json:"space"`
}

// command is a command as the protocol writes it.
type command struct {
	Type      string     `json:"type"`
	Action    string     `json:"action,omitempty"`
	Component *component `json:"component,omitempty"`
	Second    *space     `json:"second,omitempty"`
	Kind      string     `json:"kind,omitempty"`
	Slot      *int       `json:"slot,omitempty"`
	From      *spot      `json:"from,omitempty"`
	Service   string     `json:"service,omitempty"`
	Person    string     `json:"person,omitempty"`
	Patient   string     `json:"patient,omitempty"`
	To        any        `json:"to,omitempty"` // a place, of queue a spot
	Path      []wayStep  `json:"path,omitempty"`
	Doctors   []string   `json:"doctors,omitempty"`
	Nurses    []string   `json:"nurses,omitempty"`
	Skip      bool       `json:"skip,omitempty"`
	Points    int        `json:"points,omitempty"`
	Choice    string     `json:"choice,omitempty"`

	extras []extra
}

func (c command) MarshalJSON() ([]byte, error) {
	type plain command
	return withExtras(plain(c), c.extras)
}

func writeCommand(rules *game.Rules, c *game.Command) command {
	w := command{Type: string(c.Type)}
	switch c.Type {
	case game.ChooseAction:
		w.Action = string(c.Action)
	case game.BuildOne:
		built := writeComponent(rules, c.Component, nil)
		w.Component = &built
		if c.Pair {
			w.Second = (*space)(&c.Second)
		}
	case game.HireOne:
		w.Kind, w.Slot = string(c.Kind), &c.Slot
	case game.QueueOne:
		w.From = &spot{c.From.Service.String(), c.From.Space}
		w.To = spot{c.Onto.Service.String(), c.Onto.Space}
	case game.AdmitOne:
		w.Service = c.From.Service.String()
	case game.MoveOne:
		w.Person, w.To, w.Path = c.Person, place(c.To), writeWay(c.Path)
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

// writeFields writes the fields that extensions have given to a command.
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

// readFields reads them.
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
			c.To = readPlace(n)
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

// readCommand reads a command. What it means is for the rules to judge.
func readCommand(rules *game.Rules, n node) game.Command {
	o := n.object()
	kind := o.need("type")
	c := game.Command{Type: game.CommandType(kind.text())}
	switch c.Type {
	case game.ChooseAction:
		c.Action = game.Action(o.need("action").text())
	case game.BuildOne:
		built := o.need("component").object()
		c.Component = readComponent(rules, built)
		built.close()
		if second, ok := o.field("second"); ok {
			c.Pair = true
			at := second.object()
			c.Second = readSpace(at)
			at.close()
		}
	case game.HireOne:
		c.Kind = clinic.PersonKind(o.need("kind").text())
		o.number("slot", &c.Slot, -1000, 1000)
	case game.QueueOne:
		c.From, c.Onto = readSpot(o.need("from")), readSpot(o.need("to"))
	case game.AdmitOne:
		c.From.Service = readService(o.need("service"))
	case game.MoveOne:
		c.Person, c.To = o.need("person").text(), readPlace(o.need("to"))
		if path, ok := o.field("path"); ok {
			c.Path = readWay(path)
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

// maxTeam is how many doctors, or nurses, a command may name for one patient.
const maxTeam = 100

func readSpot(n node) market.Spot {
	o := n.object()
	s := market.Spot{Service: readService(o.need("service")), Space: int8(o.need("space").number(-128, 127))}
	o.close()
	return s
}
