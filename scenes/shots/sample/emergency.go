package sample

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
)

// AtMoveWithDepartment returns the game of AtMove with an emergency department for everybody. The first player's has
// rooms of all levels, a break room, a patient who is treated, two for whom a nurse could be called in, and one in
// pre-admissions.
func AtMoveWithDepartment(players, round int) (*game.Match, error) {
	config := game.Config{Players: players, Extensions: []string{"emergency"}, AnnexLayouts: []string{"light", "medium", "dark", "light"}[:players]}
	if players == 1 {
		config.Goal = extensions.GoalLightPatients
	}
	return atMove(config, extensions.All(), round)
}

// department builds a department onto the light starting layout.
func (b board) department() {
	in := func(x, y int8) clinic.Place { return clinic.In(clinic.Space{X: x, Y: y}) }
	b.module(clinic.Garden, 0, 0, 1, 1)
	b.module(extensions.EmergencyRoomMedium, 0, 0, 2, 0)
	b.module(extensions.EmergencyHub, 0, 0, 3, 0)
	b.module(extensions.EmergencyRoomDark, 0, 0, 3, 1)
	b.module(extensions.EmergencyBreakRoom, 0, 0, 2, 1)
	b.c.Clinic().People = nil
	const street = 3 // cars find a place there: those of the first three people
	b.person(extensions.EmergencyDoctor, extensions.Light, 0, in(1, 0))
	b.person(extensions.EmergencyNurse, 0, 0, in(1, 0))
	b.person(extensions.EmergencyNurse, 0, 0, in(1, 0))
	b.person(extensions.EmergencyPatient, extensions.Medium, 0, in(1, 0))
	b.person(extensions.EmergencyDoctor, extensions.Medium, 0, in(2, 0))
	b.person(extensions.EmergencyNurse, 0, 0, in(2, 0))
	b.person(extensions.EmergencyPatient, extensions.Dark, 0, in(2, 0))
	b.person(extensions.EmergencyDoctor, extensions.Medium, 0, in(3, 1))
	b.person(extensions.EmergencyPatient, extensions.Dark, 0, in(3, 1))
	b.person(extensions.EmergencyPatient, extensions.Light, 0, clinic.Place{Area: clinic.PreAdmissions})
	for i := range b.c.Clinic().People {
		b.c.Clinic().People[i].Car = i < street // no department has parking lots for everybody here
	}
}
