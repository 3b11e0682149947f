package lesson

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// Done ends the current decision.
var Done = game.Command{Type: game.Done}

// Play returns the command that plays an action tile.
func Play(action game.Action) game.Command {
	return game.Command{Type: game.ChooseAction, Action: action}
}

// Build returns the command that builds a component at a space.
func Build(kind clinic.Kind, at clinic.Space) game.Command {
	return game.Command{Type: game.BuildOne, Component: clinic.Component{Kind: kind, Space: at}}
}

// Hire returns the command that hires a doctor of the residency, a nurse of the round, or an orderly; slot counts
// from the cheapest.
func Hire(kind clinic.PersonKind, slot int) game.Command {
	return game.Command{Type: game.HireOne, Kind: kind, Slot: slot}
}

// Admit returns the command that admits the first patient of a row.
func Admit(service clinic.Service) game.Command {
	return game.Command{Type: game.AdmitOne, From: market.Appointment{Service: service}}
}

// Queue returns the command that moves a patient from a space of the appointments to the first space of a row.
func Queue(from clinic.Service, space int8, onto clinic.Service) game.Command {
	return game.Command{Type: game.QueueOne, From: market.Appointment{Service: from, Space: space}, Onto: market.Appointment{Service: onto}}
}

// Move returns the command that moves a person to a space by the cheapest way.
func Move(person string, to clinic.Space) game.Command {
	return game.Command{Type: game.MoveOne, Person: person, To: clinic.In(to)}
}

// Buy returns the command that buys this many points of popularity.
func Buy(points int) game.Command {
	return game.Command{Type: game.BuyPopularity, Points: points}
}

// Levels returns its arguments as a list.
func Levels(of ...clinic.Level) []clinic.Level { return of }

func rows(psychiatry, cardiology []clinic.Level) map[clinic.Service][]clinic.Level {
	return map[clinic.Service][]clinic.Level{clinic.Psychiatry: psychiatry, clinic.Cardiology: cardiology}
}
