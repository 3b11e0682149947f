package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
)

// humbleDoctors is variant 2c: a doctor above the patient's level needs no nurse (C120). This doesn't apply to
// patients without a level.
func humbleDoctors() *game.Extension {
	return &game.Extension{
		ID: "humble_doctors", Variant: true,
		Queries: game.Queries{NursesNeeded: []game.Query[game.Pairing]{{
			Order: game.OrderWaive, Rule: "C120",
			Change: func(c game.Context, p game.Pairing, nurses int) int {
				if p.Patient.Level != clinic.NoLevel && c.DoctorLevel(p.Doctor) > c.PatientLevel(p.Patient) {
					return 0
				}
				return nurses
			},
		}}},
	}
}
