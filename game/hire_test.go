package game

import (
	"testing"

	"clinic/game/clinic"
)

// hiring starts a solo game at a Hire action with $100, a residency of white and red, and one
// nurse. Every slot has a different price.
func hiring(t *testing.T) *Match {
	t.Helper()
	m := soloWith(t, 12, map[string]int{
		"residency.price.1": 4, "residency.price.2": 5, "residency.price.3": 6, "residency.price.4": 7, "residency.price.5": 8,
		"nurse.price.1": 2, "nurse.price.2": 3, "nurse.price.3": 4, "nurse.price.4": 5,
	}, nil)
	m.State.Players[0].Money = 100
	m.State.Market.Residency = []clinic.Level{clinic.White, clinic.Red}
	choose(t, m, Hire)
	return m
}

// B46, B47: prices rise from the left; B52: a hire is paid, brings a car and waits outside, and the slot stays empty.
func TestHirePricesAndPlaces(t *testing.T) {
	m := hiring(t)
	c := m.rulesOf(0)
	for _, want := range []struct {
		kind        clinic.PersonKind
		slot, price int
	}{
		{clinic.Doctor, 0, 4}, {clinic.Doctor, 1, 5}, {clinic.Doctor, 2, 6}, {clinic.Doctor, 3, 7}, {clinic.Doctor, 4, 8},
		{clinic.Nurse, 0, 2}, {clinic.Nurse, 1, 3}, {clinic.Nurse, 2, 4}, {clinic.Nurse, 3, 5}, {clinic.Orderly, 0, 3},
	} {
		if got := c.HirePrice(want.kind, want.slot); got != want.price {
			t.Errorf("B46, B47: %s in slot %d costs %d, want %d", want.kind, want.slot, got, want.price)
		}
	}
	cars := c.Clinic().Cars()
	events := do(t, m, 0, hire(clinic.Doctor, 1))
	person := c.Clinic().Person(events[0].Person)
	if person.Level != clinic.Red || person.At.Area != clinic.Waiting || c.Clinic().Cars() != cars+1 || c.Owner().Money != 95 {
		t.Errorf("B52: %+v, %d cars, $%d", person, c.Clinic().Cars(), c.Owner().Money)
	}
	if m.State.Market.Residency[1] != clinic.NoLevel {
		t.Error("B52: the slot is refilled at once")
	}
	refuses(t, m, 0, hire(clinic.Doctor, 0), "B52", "one_doctor")
	orderlies := m.State.Market.Orderlies
	do(t, m, 0, hire(clinic.Orderly, 0))
	if m.State.Market.Orderlies != orderlies-1 {
		t.Error("B47: the orderly is not taken from the supply")
	}
	refuses(t, m, 0, hire(clinic.Nurse, 0), "B52", "one_nurse_or_orderly")
}

// B52: an empty slot can't be hired from; B28: nor somebody too expensive; and without parking there is no hire.
func TestHireRefusals(t *testing.T) {
	m := hiring(t)
	c := m.rulesOf(0)
	refuses(t, m, 0, hire(clinic.Doctor, 2), "B52", "nobody_to_hire")
	refuses(t, m, 0, hire(clinic.Doctor, -1), "B52", "nobody_to_hire")
	refuses(t, m, 0, hire(clinic.Nurse, 1), "B52", "nobody_to_hire")
	refuses(t, m, 0, hire(clinic.Patient, 0), "B52", "not_for_hire")
	orderlies := m.State.Market.Orderlies
	m.State.Market.Orderlies = 0
	refuses(t, m, 0, hire(clinic.Orderly, 0), "B52", "nobody_to_hire")
	m.State.Market.Orderlies = orderlies
	c.Owner().Money = 1
	refuses(t, m, 0, hire(clinic.Nurse, 0), "B28", "no_money")
	c.Owner().Money = 100
	for c.FreePlaces() > 0 {
		come(m, 0, clinic.Person{Kind: clinic.Orderly, Car: true, At: clinic.Place{Area: clinic.Waiting}})
	}
	refuses(t, m, 0, hire(clinic.Nurse, 0), "B52", "no_parking_hire")
	if legal := m.Rules.Legal(m.State, 0); len(legal) != 1 || legal[0].Type != Done {
		t.Errorf("B52: without parking there is %v", legal)
	}
}
