package extensions

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// E5, E11: light and medium swap in the residency, in Admin after the clinic's residents.
func TestResidentsSwing(t *testing.T) {
	x := emergencyTable(t, 3)
	m := x.State.Market.Annex
	copy(m.Residency, []clinic.Level{Light, Medium, Light})
	supply := m.DoctorSupply
	swingResidents(&game.Play{Rules: x.Rules, State: x.State})
	if want := []clinic.Level{Medium, Light, Medium}; !slices.Equal(m.Residency, want) {
		t.Errorf("E11: the residents are %v", m.Residency)
	}
	if m.DoctorSupply[Light] != supply[Light]+1 || m.DoctorSupply[Medium] != supply[Medium]-1 {
		t.Errorf("E11: the stock is %v after %v", m.DoctorSupply, supply)
	}
}

// E11, X6: a doctor for whom no piece of the other level is left, not even one that came back, stays the same, and
// this is told.
func TestSwingWithoutPieces(t *testing.T) {
	x := emergencyTable(t, 2)
	m := x.State.Market.Annex
	copy(m.Residency, []clinic.Level{Light, Light})
	m.DoctorSupply = market.Bag{Medium: 1}
	play := &game.Play{Rules: x.Rules, State: x.State}
	swingResidents(play)
	if want := []clinic.Level{Medium, Light}; !slices.Equal(m.Residency, want) || !has(play.Events, game.Skipped) {
		t.Errorf("E11, X6: the residents are %v, told is %+v", m.Residency, play.Events)
	}
}

// E11: light and medium swap at once, all pieces returning first; dark patients die for 5 points.
func TestEmergencyAdmin(t *testing.T) {
	x := emergencyTable(t, 1)
	c := x.department(0)
	m := x.State.Market.Annex
	play := &game.Play{Rules: x.Rules, State: x.State}
	play.ArriveAt(c, clinic.Person{Kind: EmergencyDoctor, Level: Medium})
	m.DoctorSupply = [clinic.MaxLevels]int{} // only each other's pieces
	patient := play.ArriveAt(c, clinic.Person{Kind: EmergencyPatient, Level: Dark, At: preAdmissions})
	worse := play.ArriveAt(c, clinic.Person{Kind: EmergencyPatient, Level: Light, At: preAdmissions})
	popularity := x.State.Players[0].Popularity
	x.enter("admin-8")
	if got := c.Clinic().Person("e1").Level; got != Medium {
		t.Errorf("E11: the light doctor is %d", got)
	}
	if c.Clinic().Person(patient) != nil || x.State.Players[0].Popularity != popularity-5 {
		t.Error("E11: the dark patient lives, or costs nothing")
	}
	if got := c.Clinic().Person(worse); got == nil || got.Level != Medium {
		t.Errorf("E11: the light patient is %+v", got)
	}
}

// E11: patients who wait in pre-admissions or lie in a room get worse like other people of the department, from light
// to medium to dark.
func TestEmergencyPatientsWorsen(t *testing.T) {
	x := emergencyTable(t, 1)
	light := x.emerge(0, EmergencyPatient, Light, clinic.In(clinic.Space{X: 1}))
	medium := x.emerge(0, EmergencyPatient, Medium, preAdmissions)
	x.enter("admin-9")
	board := x.department(0).Clinic()
	if board.Person(light).Level != Medium || board.Person(medium).Level != Dark {
		t.Errorf("E11: they are %d and %d", board.Person(light).Level, board.Person(medium).Level)
	}
}
