package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
)

// toughDoctors is variant 2a: doctors do not level down in the clinic (C120).
func toughDoctors() *game.Extension {
	return &game.Extension{
		ID: "tough_doctors", Variant: true,
		Queries: game.Queries{Levelling: []game.Query[*clinic.Person]{{
			Order: game.OrderAdd, Rule: "C120",
			Change: func(_ game.Context, _ *clinic.Person, outcome int) int {
				if outcome == game.LevelsDown {
					return game.LevelsStay
				}
				return outcome
			},
		}}},
	}
}
