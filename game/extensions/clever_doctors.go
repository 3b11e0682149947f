package extensions

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// cleverDoctors is variant 2b: a doctor who treated levels up in Admin, in turn order while the supply lasts; the
// others level down as usual (C120). It applies after Tough Doctors, which only keeps others from leveling down (X4).
func cleverDoctors() *game.Extension {
	return &game.Extension{
		ID: "clever_doctors", Variant: true, LevelInTurn: true,
		Advice:    game.Advice{Worth: []game.Worth{{Rule: "C120", Name: "learning_doctors", Of: worthOfLearning}}},
		Sentences: map[string]string{"worth_learning_doctors": "Doctors who treat will level up."},
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

// worthOfLearning returns the worth of the levels that doctors can gain by treating in the rounds left (C120).
func worthOfLearning(c game.Context) int {
	worth := 0
	for i := range c.Clinic().People {
		if person := &c.Clinic().People[i]; person.Kind == clinic.Doctor && person.Level < clinic.Red {
			worth += 60 * min(c.RoundsAhead(), int(clinic.Red-person.Level))
		}
	}
	return worth
}
