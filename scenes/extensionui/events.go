package extensionui

import (
	"cmp"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/sprites"
)

// Event says how an event of the game is shown.
type Event struct {
	Sign   sprites.ID       // where Business and Admin are told
	Person bool             // the sign stands behind the person whom it is about
	As     game.EventType   // a fact of the base game that is shown alike, empty for none
	Offer  game.CommandType // whose cards name its Choice
	Comes  Arrival          // how what comes to stay is shown on its way
	Mark   string           // what kind of mark that is
	// Follow changes a clinic that is told of as the fact says. Somebody whom a line names stays in the picture of that
	// line: only then it is over.
	Follow func(board *clinic.Clinic, e *game.Event, over bool)
}

// Arrival says how a piece comes to the space where it stays.
type Arrival int8

const (
	NoArrival Arrival = iota
	Lands             // from above
	Drives            // over the streets
	Floats            // from another space
	Rises             // out of nowhere
)

var events map[game.EventType]Event

// EventOf returns how an extension's event is shown, or the zero Event for others.
func EventOf(kind game.EventType) Event { return events[kind] }

// As returns the type of event as which events of a type are shown.
func As(kind game.EventType) game.EventType { return cmp.Or(events[kind].As, kind) }

// Retold returns the text and the sign for a base game event that means something else in this game; the id is empty
// if it means the usual. then is the state after everything that came with it.
func Retold(rules *game.Rules, e *game.Event, then *game.State) (id string, sign sprites.ID) {
	for d := range InPlay(rules) {
		if d.Retells != nil {
			if id, sign := d.Retells(e, then); id != "" {
				return id, sign
			}
		}
	}
	return "", sprites.None
}

// takesMark returns a Follow for an event that takes a mark off the person it is about.
func takesMark(kind string) func(board *clinic.Clinic, e *game.Event, over bool) {
	return func(board *clinic.Clinic, e *game.Event, _ bool) {
		if person := board.Person(e.Person); person != nil {
			person.Marks = clinic.SetMark(person.Marks, clinic.Mark{Kind: kind})
		}
	}
}

// goesHome returns a Follow for an event in which people leave the clinic.
func goesHome(who func(p *clinic.Person, e *game.Event) bool) func(board *clinic.Clinic, e *game.Event, over bool) {
	return func(board *clinic.Clinic, e *game.Event, over bool) {
		board.People = slices.DeleteFunc(board.People, func(p clinic.Person) bool { return (over || p.ID != e.Person) && who(&p, e) })
	}
}
