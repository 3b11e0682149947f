package game

import (
	"testing"

	"clinic/game/clinic"
	"clinic/game/market"
)

// admitting starts a solo game at an Admit action with these appointments, space 0 first. A hub gives two queue
// points, and pre-admissions have room for three of its patients.
func admitting(t *testing.T, psychiatry, cardiology [4]clinic.Level) *Match {
	t.Helper()
	m := soloWith(t, 13, map[string]int{"queue.base": 1, "pre_admissions": 3}, nil)
	choose(t, m, Admit)
	m.State.Market.Row(clinic.Psychiatry).Patients = psychiatry
	m.State.Market.Row(clinic.Cardiology).Patients = cardiology
	return m
}

func queue(from clinic.Service, space int8, onto clinic.Service, target int8) Command {
	return Command{Type: QueueOne, From: market.Appointment{Service: from, Space: space}, Onto: market.Appointment{Service: onto, Space: target}}
}

const (
	psy    = clinic.Psychiatry
	cardio = clinic.Cardiology
)

// B53: 1 queue point, plus 1 for each hub.
func TestQueuePoints(t *testing.T) {
	m := admitting(t, [4]clinic.Level{}, [4]clinic.Level{})
	if points := m.State.Players[0].Turn.Queue; points != 2 {
		t.Errorf("B53: %d points with one hub", points)
	}
	putHub(&m.State.Players[0].Clinic, clinic.Cardiology, at(0, 3, 2))
	if points := m.rulesOf(0).QueuePoints(); points != 3 {
		t.Errorf("B53: %d points with two hubs", points)
	}
}

// B53: one space left, right, up or down; a patient who is there swaps; rows slide right at once.
func TestQueueMoves(t *testing.T) {
	row := func(levels ...clinic.Level) (r [4]clinic.Level) { copy(r[:], levels); return r }
	for _, c := range []struct {
		name          string
		move          Command
		psy, cardio   [4]clinic.Level
		after, beside [4]clinic.Level
	}{
		{"swap in the row", queue(psy, 0, psy, 1), row(1, 2, 3), row(4), row(2, 1, 3), row(4)},
		{"swap to the right", queue(psy, 2, psy, 1), row(1, 2, 3), row(4), row(1, 3, 2), row(4)},
		{"swap with the other row", queue(psy, 0, cardio, 0), row(1, 2), row(4), row(4, 2), row(1)},
		{"into a gap of the other row, which slides", queue(psy, 2, cardio, 2), row(1, 2, 3), row(4), row(1, 2), row(4, 3)},
		{"the row left behind slides", queue(psy, 1, cardio, 1), row(1, 2, 3), row(4), row(1, 3), row(4, 2)},
		{"up", queue(cardio, 0, psy, 0), row(), row(4, 1), row(4), row(1)},
	} {
		m := admitting(t, c.psy, c.cardio)
		do(t, m, 0, c.move)
		if a, b := m.State.Market.Row(psy).Patients, m.State.Market.Row(cardio).Patients; a != c.after || b != c.beside {
			t.Errorf("B53, %s: %v and %v, want %v and %v", c.name, a, b, c.after, c.beside)
		}
		if left := m.State.Players[0].Turn.Queue; left != 1 {
			t.Errorf("B53, %s: %d points left", c.name, left)
		}
	}
	m := admitting(t, row(1, 1, 2), row(1, 4))
	warns(t, m, 0, queue(psy, 0, cardio, 0), "equal_patients")
	warns(t, m, 0, queue(psy, 0, psy, 1), "equal_patients")
	unequal := queue(psy, 1, psy, 2)
	if v := m.Rules.Check(m.State, 0, &unequal); !v.Legal() || len(v.Warnings) > 0 {
		t.Errorf("B53: to swap unequal patients gives %+v", v)
	}
	m = admitting(t, row(1, 2), row(4))
	refuses(t, m, 0, queue(psy, 1, psy, 2), "B53", "slides_back")
	refuses(t, m, 0, queue(psy, 0, psy, 2), "B53", "one_space_only")
	refuses(t, m, 0, queue(psy, 0, cardio, 1), "B53", "one_space_only")
	refuses(t, m, 0, queue(psy, 3, cardio, 3), "B53", "nobody_waits_there")
	refuses(t, m, 0, queue(psy, 4, psy, 3), "B48", "no_such_appointment")
	refuses(t, m, 0, queue(clinic.Neurology, 0, psy, 0), "B48", "no_such_appointment")
	do(t, m, 0, queue(psy, 0, psy, 1))
	do(t, m, 0, queue(psy, 0, psy, 1))
	refuses(t, m, 0, queue(psy, 0, psy, 1), "B53", "no_queue_points")
}

// B30, B53, B54: admitting takes the rightmost patient into pre-admissions, with a car.
func TestAdmit(t *testing.T) {
	m := admitting(t, [4]clinic.Level{3, 1}, [4]clinic.Level{2})
	c := m.rulesOf(0)
	cars := c.Clinic().Cars()
	events := do(t, m, 0, admit(psy))
	p := c.Clinic().Person(events[0].Person)
	if p.Level != clinic.Orange || p.Service != psy || p.At.Area != clinic.PreAdmissions || c.Clinic().Cars() != cars+1 {
		t.Errorf("B53, B54: %+v, %d cars", p, c.Clinic().Cars())
	}
	if row := m.State.Market.Row(psy).Patients; row != [4]clinic.Level{1} {
		t.Errorf("B53: the row is %v", row)
	}
	refuses(t, m, 0, admit(cardio), "B30", "no_hub_of_service")
	refuses(t, m, 0, admit(clinic.Neurology), "B40", "no_such_service")
	c.Owner().Turn.Queue = 9
	do(t, m, 0, admit(psy))
	refuses(t, m, 0, admit(psy), "B53", "nobody_waits")
	m.State.Market.Row(psy).Patients[0] = clinic.White
	do(t, m, 0, admit(psy))
	m.State.Market.Row(psy).Patients[0] = clinic.White
	refuses(t, m, 0, admit(psy), "B54", "pre_admissions_full")
	c.Clinic().People = c.Clinic().People[:2]
	for c.FreePlaces() > 0 {
		come(m, 0, clinic.Person{Kind: clinic.Orderly, Car: true, At: clinic.Place{Area: clinic.Waiting}})
	}
	refuses(t, m, 0, admit(psy), "B54", "no_parking_admit")
	c.Owner().Turn.Queue = 0
	refuses(t, m, 0, admit(psy), "B53", "no_queue_points")
}

// B51: when the last patients come depends on how many come each round and how many are in the bag.
func TestWhenTheLastPatientsCome(t *testing.T) {
	full := [4]clinic.Level{1, 1, 1, 1}
	for _, test := range []struct {
		bag, round int
		rows       [4]clinic.Level // of both services
		last       int             // 0 if the bag lasts
	}{
		{bag: 12, round: 1, rows: full, last: 6},                    // two a round: one hub gives two queue points
		{bag: 13, round: 1, rows: full, last: 0},                    // the bag lasts
		{bag: 8, round: 4, rows: full, last: 0},                     // the game ends first
		{bag: 4, round: 4, rows: full, last: 5},                     // two in this round, two in the next
		{bag: 6, round: 4, rows: [4]clinic.Level{}, last: 4},        // three steps fill six of the eight free spaces
		{bag: 8, round: 4, rows: [4]clinic.Level{1, 1, 1}, last: 6}, // four, then two
		{bag: 0, round: 3, rows: full, last: 3},                     // nobody comes anymore
	} {
		m := admitting(t, test.rows, test.rows)
		m.State.Round = test.round
		m.State.Step = m.Rules.roundStart + 1
		*m.State.Market.Arrivals() = market.Bag{clinic.White: test.bag}
		round, foreseen := m.rulesOf(0).LastArrivals()
		if round != test.last || foreseen != (test.last > 0) {
			t.Errorf("with %d in the bag in round %d and rows of %v the last come in round %d, want %d", test.bag, test.round, test.rows, round, test.last)
		}
	}
}
