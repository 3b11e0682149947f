package game

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/market"
)

// Part is a part of a command that the protocol writes as a field.
type Part int8

const (
	PartPerson    Part = iota
	PartTo             // a place
	PartComponent      // a component
	PartSecond         // a space
	PartKind           // a kind of person
	PartSlot           // a number
	PartService        // From.Service
	PartPoints         // a number
	PartChoice         // a word
	PartFlag           // true if Choice is the name of the field
	PartCounts         // a number for each player
)

// CommandField is a field of a command.
type CommandField struct {
	Name     string
	Part     Part
	Optional bool
}

// CommandFields returns the fields that an extension gave to a type of command, nil if it gave none.
func (r *Rules) CommandFields(command CommandType) []CommandField {
	for i := range r.commands {
		if r.commands[i].Type == command && r.commands[i].Fields != nil {
			return r.commands[i].Fields
		}
	}
	return nil
}

// MoveFields returns the optional fields of a move.
func (r *Rules) MoveFields() []CommandField { return r.moveFields }

// Sharing returns the type of command that divides something among the players in
// decisions of that kind, empty if there is none.
func (r *Rules) Sharing(kind DecisionKind) CommandType {
	for _, c := range r.during(kind) {
		if slices.ContainsFunc(c.Fields, func(f CommandField) bool { return f.Part == PartCounts }) {
			return c.Type
		}
	}
	return ""
}

// spare reports whether a command sets a field that its type does not use (D55).
func (r *Rules) spare(command *Command) bool {
	rest := *command
	switch command.Type {
	case ChooseAction:
		rest.Action = ""
	case BuildOne:
		rest.Component, rest.Pair, rest.Second = clinic.Component{}, false, clinic.Space{}
	case HireOne:
		rest.Kind, rest.Slot = "", 0
	case QueueOne:
		rest.From, rest.Onto = market.Appointment{}, market.Appointment{}
	case AdmitOne:
		rest.From = market.Appointment{}
	case MoveOne:
		rest.Person, rest.To, rest.Path = "", clinic.Place{}, nil
		rest.without(r.moveFields)
	case Treat:
		rest.Person, rest.Skip = "", false
		if !command.Skip {
			rest.Doctors, rest.Nurses = nil, nil
		}
	case BuyPopularity:
		rest.Points = 0
	case TakeBonus, ChooseGoal:
		rest.Choice = ""
	case Done:
	default:
		fields := r.CommandFields(command.Type)
		if fields == nil {
			rest.Choice = ""
		}
		rest.without(fields)
	}
	return rest.Action != "" || rest.Component != clinic.Component{} || rest.Pair || rest.Second != clinic.Space{} || rest.Kind != "" ||
		rest.Slot != 0 || rest.From != market.Appointment{} || rest.Onto != market.Appointment{} || rest.Person != "" ||
		rest.To != clinic.Place{} || len(rest.Path) > 0 || len(rest.Doctors) > 0 || len(rest.Nurses) > 0 || rest.Skip ||
		rest.Points != 0 || rest.Choice != "" || len(rest.Counts) > 0
}

// without clears the parts that those fields use.
func (c *Command) without(fields []CommandField) {
	for _, field := range fields {
		switch field.Part {
		case PartPerson:
			c.Person = ""
		case PartTo:
			c.To = clinic.Place{}
		case PartComponent:
			c.Component = clinic.Component{}
		case PartSecond:
			c.Pair, c.Second = false, clinic.Space{}
		case PartKind:
			c.Kind = ""
		case PartSlot:
			c.Slot = 0
		case PartService:
			c.From.Service = clinic.NoService
		case PartPoints:
			c.Points = 0
		case PartChoice, PartFlag:
			c.Choice = ""
		case PartCounts:
			c.Counts = nil
		}
	}
}
