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
	PartFlag           // true, where Choice is the name of the field
	PartCounts         // a number for each player
)

// CommandField is a field of a command.
type CommandField struct {
	Name     string
	Part     Part
	Optional bool
}

// CommandFields are the fields of a type of command that an extension brought, nil where none did.
func (r *Rules) CommandFields(command CommandType) []CommandField {
	for i := range r.commands {
		if r.commands[i].Type == command && r.commands[i].Fields != nil {
			return r.commands[i].Fields
		}
	}
	return nil
}

// MoveFields are the optional fields of a move.
func (r *Rules) MoveFields() []CommandField { return r.moveFields }

// Sharing is the type of command that shares something out among the players in decisions of that kind, empty where
// none does.
func (r *Rules) Sharing(kind DecisionKind) CommandType {
	for _, c := range r.during(kind) {
		if slices.ContainsFunc(c.Fields, func(f CommandField) bool { return f.Part == PartCounts }) {
			return c.Type
		}
	}
	return ""
}

// spare tells whether a command has a field set that its type does not use (D55).
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

// without clears what those fields use.
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
