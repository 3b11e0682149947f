package lesson

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// Done ends what is decided.
var Done = game.Command{Type: game.Done}

// Play plays an action tile.
func Play(action game.Action) game.Command {
	return game.Command{Type: game.ChooseAction, Action: action}
}

// Build builds a component in a space, or in it or above it.
func Build(kind clinic.Kind, at clinic.Space) game.Command {
	return game.Command{Type: game.BuildOne, Component: clinic.Component{Kind: kind, Space: at}}
}

// Hire takes a doctor of the residency, a nurse of the round, or an orderly, each counted from the cheapest.
func Hire(kind clinic.PersonKind, slot int) game.Command {
	return game.Command{Type: game.HireOne, Kind: kind, Slot: slot}
}

// Admit takes the first patient of a row.
func Admit(service clinic.Service) game.Command {
	return game.Command{Type: game.AdmitOne, From: market.Appointment{Service: service}}
}

// Queue moves a patient from a space of the appointments to the first one of a row.
func Queue(from clinic.Service, space int8, onto clinic.Service) game.Command {
	return game.Command{Type: game.QueueOne, From: market.Appointment{Service: from, Space: space}, Onto: market.Appointment{Service: onto}}
}

// Move brings somebody to a space on the cheapest way.
func Move(person string, to clinic.Space) game.Command {
	return game.Command{Type: game.MoveOne, Person: person, To: clinic.In(to)}
}

// Buy buys popularity.
func Buy(points int) game.Command {
	return game.Command{Type: game.BuyPopularity, Points: points}
}

// Levels is a list of levels.
func Levels(of ...clinic.Level) []clinic.Level { return of }

func rows(psychiatry, cardiology []clinic.Level) map[clinic.Service][]clinic.Level {
	return map[clinic.Service][]clinic.Level{clinic.Psychiatry: psychiatry, clinic.Cardiology: cardiology}
}
