package extensions

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// cleverDoctors is variant 2b: a doctor who treated levels up in Admin, in turn order while the supply lasts; the
// others level down as usual (C120). It comes behind Tough Doctors, who only keep others from levelling down (X4).
func cleverDoctors() *game.Extension {
	return &game.Extension{
		ID: "clever_doctors", Variant: true, LevelInTurn: true,
		Queries: game.Queries{Levelling: []game.Query[*clinic.Person]{{
			Order: game.OrderAdd, Rule: "C120",
			Change: func(c game.Context, doctor *clinic.Person, outcome int) int {
				for _, treatment := range c.Owner().Turn.Treatments {
					if slices.Contains(treatment.Doctors, doctor.ID) {
						return game.LevelsUp
					}
				}
				return outcome
			},
		}}},
	}
}
