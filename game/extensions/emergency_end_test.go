package extensions

import (
	"fmt"
	"slices"
	"testing"

	"clinic/game/clinic"
)

// E12: a light doctor scores 1, a medium one 2; a nurse 1; a working room 1, 2, 3 by its color; a patient −1, −2, −3,
// in pre-admissions, too.
func TestScoreOfTheDepartment(t *testing.T) {
	x := emergencyTable(t, 1)
	before := x.of(0).Score().Total
	x.erect(0, EmergencyRoomDark, clinic.Space{Y: 1})
	x.erect(0, EmergencyRoomMedium, clinic.Space{X: 3, Y: 1}) // doesn't work without a hub
	x.emerge(0, EmergencyDoctor, Medium, outside)
	x.emerge(0, EmergencyNurse, clinic.NoLevel, outside)
	x.emerge(0, EmergencyPatient, Medium, clinic.In(clinic.Space{X: 1}))
	x.emerge(0, EmergencyPatient, Dark, preAdmissions)
	want := map[string][2]int{"emergency_doctors": {2, 3}, "emergency_nurses": {1, 1}, "emergency_rooms": {2, 4}, "emergency_patients": {2, -5}}
	score := x.of(0).Score()
	for _, line := range score.Lines {
		if of, is := want[line.What]; is {
			if line.Rule != "E12" || line.Count != of[0] || line.Points != of[1] {
				t.Errorf("E12: %+v", line)
			}
			delete(want, line.What)
		}
	}
	if len(want) > 0 || score.Total != before+2+1+3-5 {
		t.Errorf("E12: without %v the score goes from %d to %d", want, before, score.Total)
	}
}

// E13, X7: a solo player chooses among the five goals of the department; those of the base game are not offered.
func TestGoalsOfTheDepartment(t *testing.T) {
	x := emergencyTable(t, 1)
	if want := []string{GoalEmergencySpaces, GoalDarkRooms, GoalLightPatients, GoalDarkPatients, GoalMediumPatients}; !slices.Equal(x.of(0).OfferedGoals(), want) {
		t.Errorf("E13: offered are %v", x.of(0).OfferedGoals())
	}
	owner := &x.State.Players[0]
	met := func(goal string, want bool, when string) {
		t.Helper()
		if owner.Goal = goal; x.of(0).GoalMet() != want {
			t.Errorf("E13: %s %s: %v", goal, when, !want)
		}
	}
	met(GoalEmergencySpaces, false, "at first")
	met(GoalDarkRooms, false, "at first")
	for at := range x.department(0).Clinic().Streets().All() {
		x.erect(0, []clinic.Kind{clinic.Garden, clinic.ParkingLot}[at.X%2], at)
	}
	met(GoalEmergencySpaces, true, "with gardens and lots in all the rest")
	x.erect(0, EmergencyRoomDark, clinic.Space{Y: 1})
	met(GoalDarkRooms, false, "with one")
	x.erect(0, EmergencyRoomDark, clinic.Space{X: 3})
	met(GoalDarkRooms, true, "with two")
	for _, example := range []struct {
		goal    string
		treated [clinic.MaxLevels]int
		met     bool
	}{
		{GoalLightPatients, [clinic.MaxLevels]int{Light: 5, Dark: 9}, false}, {GoalLightPatients, [clinic.MaxLevels]int{Light: 6, Dark: 9}, true},
		{GoalDarkPatients, [clinic.MaxLevels]int{Light: 9, Dark: 3}, false}, {GoalDarkPatients, [clinic.MaxLevels]int{Light: 9, Dark: 4}, true},
		{GoalMediumPatients, [clinic.MaxLevels]int{Medium: 3}, false}, {GoalMediumPatients, [clinic.MaxLevels]int{Medium: 4}, true},
		{GoalMediumPatients, [clinic.MaxLevels]int{Light: 1, Medium: 7}, false}, {GoalMediumPatients, [clinic.MaxLevels]int{Medium: 7, Dark: 1}, false},
	} {
		owner.Annex.Treated = example.treated
		met(example.goal, example.met, fmt.Sprint("with ", example.treated))
	}
}

// E13: patients of the clinic don't count for these goals.
func TestGoalsCountTheDepartmentOnly(t *testing.T) {
	x := emergencyTable(t, 1)
	owner := &x.State.Players[0]
	owner.Treated = [clinic.MaxLevels]int{clinic.White: 9, clinic.Yellow: 9, clinic.Orange: 9}
	for _, owner.Goal = range []string{GoalLightPatients, GoalMediumPatients, GoalDarkPatients} {
		if x.of(0).GoalMet() {
			t.Errorf("E13: %s is met in the clinic", owner.Goal)
		}
	}
}

// E13: the ranks of the Hall of Fame are 10 points higher each.
func TestRanksWithADepartment(t *testing.T) {
	plain, with := newTable(t, 1), emergencyTable(t, 1)
	for i := range 7 {
		if got, base := with.Rules.RankScore(i), plain.Rules.RankScore(i); got != base+10 {
			t.Errorf("E13: rank %d takes %d, without the department %d", i, got, base)
		}
	}
}
