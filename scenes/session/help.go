package session

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// Help is what the best Move from here does for people who were forgotten.
type Help struct{ plan *Proposal }

// HelpFor is what it does for one person, and for all equal people whom it treats as well.
type HelpFor struct {
	Doctors, Nurses []string // who treat
	Come            []string // those of them who have to walk for it
	Goes            string   // who has to walk first for it, empty for nobody
	Time            int      // units of time that all of them walk
	Money           int      // dollars that Business pays for it
}

// Help returns what the best Move does. It helps nobody outside Move, or if nobody would walk.
func (s *prospects) Help() Help { return Help{s.bestWalks()} }

// Gives returns how much more Business would pay in all, in dollars, and how much less popularity the end of the round
// would cost: by those who would live, and by bills that could be paid.
func (h Help) Gives() (money, popularity int) {
	if h.plan == nil {
		return 0, 0
	}
	return max(0, h.plan.After.Income()-h.plan.Before.Income()), max(0, h.plan.Before.losses()-h.plan.After.losses())
}

// losses returns the popularity that the end of the round costs, without what it brings.
func (e *Ending) losses() (points int) {
	for _, change := range e.Coming.Changes {
		points += max(0, -change.Popularity)
	}
	return points
}

// For returns what it does for a person who stands for count equal people, and whether it does anything.
func (h Help) For(c game.Context, person string, count int) (f HelpFor, helps bool) {
	who := c.Where(person).Clinic().Person(person)
	if h.plan == nil || who == nil {
		return f, false
	}
	equal := func(id string) bool {
		other := c.Where(id).Clinic().Person(id)
		return id == person || other != nil && other.Kind == who.Kind && other.Level == who.Level && other.Service == who.Service && other.At.Area == who.At.Area
	}
	var treated []game.ForecastTreatment
	for i := range h.plan.After.Boards {
		for _, t := range h.plan.After.Boards[i].Treatments {
			switch {
			case !equal(t.Patient) || h.plan.Before.Treats(t.Patient):
			case t.Patient == person:
				treated = slices.Insert(treated, 0, t)
			default:
				treated = append(treated, t)
			}
		}
	}
	concerned := []string{person}
	for _, t := range treated[:min(len(treated), max(1, count))] {
		f.Money += t.Income
		f.Doctors, f.Nurses = append(f.Doctors, t.Doctors...), append(f.Nurses, t.Nurses...)
		concerned = append(append(append(concerned, t.Patient), t.Doctors...), t.Nurses...)
	}
	come := map[string]bool{}
	for i := range h.plan.Walks {
		if walk := &h.plan.Walks[i]; slices.Contains(concerned, walk.Command.Person) {
			f.Time += walk.Time
			if f.Goes == "" {
				f.Goes = walk.Command.Person
			}
			come[walk.Command.Person] = true
		}
	}
	for _, id := range slices.Concat(f.Doctors, f.Nurses) {
		if come[id] {
			f.Come = append(f.Come, id)
		}
	}
	return f, f.Goes != ""
}

// much is the price of a treatment that comes before everything else in a Move.
const much = 1e9

// Instead returns what could be done for a patient for whom the best Move does nothing, whether those who would come
// are wanted by another patient in that Move, and whether anything could be done.
func (s *prospects) Instead(help Help, patient string) (f HelpFor, wanted, could bool) {
	c := s.Context()
	who := c.Where(patient).Clinic().Person(patient)
	if help.plan == nil || who == nil || help.plan.After.Treats(patient) || who.Kind != clinic.Patient {
		return f, false, false
	}
	prices := movePrices(c)
	prices.Treated[who.Level] = much
	best := bestMove(c, prices)
	other := Help{s.walksOf(&best)}
	if f, could = other.For(c, patient, 1); !could || len(f.Doctors) == 0 || !other.plan.After.Treats(patient) {
		return HelpFor{}, false, false
	}
	for _, id := range slices.Concat(f.Doctors, f.Nurses) {
		wanted = wanted || help.plan.After.Busy(id)
	}
	return f, wanted, true
}

// Busy reports whether somebody then treats or helps.
func (e *Ending) Busy(person string) bool {
	for i := range e.Boards {
		for _, t := range e.Boards[i].Treatments {
			if slices.Contains(t.Doctors, person) || slices.Contains(t.Nurses, person) {
				return true
			}
		}
	}
	return false
}

// Treats reports whether a patient is then treated.
func (e *Ending) Treats(patient string) bool {
	for i := range e.Boards {
		if slices.ContainsFunc(e.Boards[i].Treatments, func(t game.ForecastTreatment) bool { return t.Patient == patient }) {
			return true
		}
	}
	return false
}
