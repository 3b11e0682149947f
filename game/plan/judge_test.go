package plan_test

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/plan"
)

// judge finds the worth of where everybody is, with the best treatments at these prices, by trying all of them. It shares nothing with
// the planner but the questions that it asks the rules.
type judge struct {
	c      game.Context
	prices plan.Prices
	best   int64
	nurses map[clinic.Space]int
	busy   map[string]bool
	then   game.Context
}

func worthOf(c game.Context, prices plan.Prices, time int) int64 {
	j := &judge{c: c, prices: prices, best: -1 << 62, nurses: map[clinic.Space]int{}, busy: map[string]bool{}}
	j.then = c.InWorsening(new(game.State))
	people := c.Clinic().People
	for space := range c.Clinic().Modules().All() {
		j.nurses[space] = c.BuiltInNurses(space)
	}
	points := 0
	doctors := int64(0)
	for i := range people {
		p := &people[i]
		if p.At.Area == clinic.Inside && c.CountsAs(p, clinic.Nurse) && c.Works(p) && !c.Treatable(p) {
			j.nurses[p.At.Space]++
		}
		if p.Kind == clinic.Doctor {
			level := p.Level
			switch c.Levelling(p) {
			case game.LevelsDown:
				level = max(clinic.White, level-1)
			case game.LevelsUp:
				level = min(clinic.Red, level+1)
			}
			doctors += prices.Doctor[level]
			if p.At.Area == clinic.Inside && c.Clinic().At(p.At.Space).Kind == clinic.Laboratory && c.Works(p) {
				points += c.Number(game.LaboratoryPopularity)
			}
		}
	}
	f := c.Forecast()
	j.treat(0, c.Earnings(), points, doctors-int64(time)*prices.Time, f.Salaries, f.Upkeep)
	return j.best
}

// treat goes through the people: each patient is treated by one of the doctors in its room, or by nobody.
func (j *judge) treat(i, dollars, points int, worth int64, salaries, upkeep int) {
	people := j.c.Clinic().People
	if i == len(people) {
		missing := max(0, salaries+upkeep-dollars-j.c.Owner().Money)
		points -= missing * j.c.Number(game.MissingDollar)
		j.best = max(j.best, worth+int64(dollars-upkeep)*j.prices.Dollar+int64(points)*j.prices.Point)
		return
	}
	p := &people[i]
	if !j.c.Treatable(p) {
		j.treat(i+1, dollars, points, worth, salaries, upkeep)
		return
	}
	lost := 0
	if j.then.Worsening(p) == game.WorsensDies {
		lost = j.then.DeathCost(p)
	}
	j.treat(i+1, dollars, points-lost, worth, salaries, upkeep)
	if !j.c.NoRoomFor(p).None() {
		return
	}
	for d := range people {
		doctor := &people[d]
		if !doctor.In(p.At.Space) || j.busy[doctor.ID] || !j.c.CountsAs(doctor, clinic.Doctor) || !j.c.Works(doctor) {
			continue
		}
		pairing := game.Pairing{Space: p.At.Space, Doctor: doctor, Patient: p, Team: []*clinic.Person{doctor}}
		needed := j.c.NursesNeeded(pairing)
		if needed > j.nurses[p.At.Space] || !j.c.MayTreat(pairing).None() {
			continue
		}
		j.busy[doctor.ID] = true
		j.nurses[p.At.Space] -= needed
		j.treat(i+1, dollars+j.c.Income(pairing), points, worth+j.prices.Treated[p.Level], salaries, upkeep)
		j.nurses[p.At.Space] += needed
		j.busy[doctor.ID] = false
	}
}
