package dress

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/sprites"
)

// Event is how a fact is shown.
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

// Arrival is how a piece comes to a space where it stays.
type Arrival int8

const (
	NoArrival Arrival = iota
	Lands             // from above
	Drives            // over the streets
	Floats            // from another space
	Rises             // out of nowhere
)

var events map[game.EventType]Event

// EventOf is how a fact of an extension is shown, the zero Event for others.
func EventOf(kind game.EventType) Event { return events[kind] }

// Retold is how a fact of the base game is told that means something else in this game: a text, empty where it means
// what it always does, and its sign. then is how things stand when all has happened that came with it.
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

// takesMark is a follow of a fact that takes a mark off the person whom it is about.
func takesMark(kind string) func(board *clinic.Clinic, e *game.Event, over bool) {
	return func(board *clinic.Clinic, e *game.Event, _ bool) {
		if person := board.Person(e.Person); person != nil {
			person.Marks = clinic.SetMark(person.Marks, clinic.Mark{Kind: kind})
		}
	}
}

// goesHome is a follow of a fact by which people leave the clinic.
func goesHome(who func(p *clinic.Person, e *game.Event) bool) func(board *clinic.Clinic, e *game.Event, over bool) {
	return func(board *clinic.Clinic, e *game.Event, over bool) {
		board.People = slices.DeleteFunc(board.People, func(p clinic.Person) bool { return (over || p.ID != e.Person) && who(&p, e) })
	}
}
