package game

import "slices"

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

// Sharing is the type of command that shares something out among the players in decisions of that kind, empty where none does.
func (r *Rules) Sharing(kind DecisionKind) CommandType {
	for _, c := range r.during(kind) {
		if slices.ContainsFunc(c.Fields, func(f CommandField) bool { return f.Part == PartCounts }) {
			return c.Type
		}
	}
	return ""
}
