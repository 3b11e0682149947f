package plan_test

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/plan"
)

// judge finds the worth of a final position, with the best treatments at these prices, by trying all of them. It
// shares nothing with the planner but the questions that it asks the rules.
type judge struct {
	c      game.Context
	prices plan.Prices
	best   int64
	nurses map[clinic.Space]int
	busy   map[string]bool
	then   game.Context

	expenses, upkeep, money, spare int
}

// worthOf returns the worth of a Move that took this much time and ends here.
func worthOf(c game.Context, prices plan.Prices, time int) int64 {
	gifts, walks := visits(c)
	worth := -int64(time+walks) * prices.Time
	spare := 0
	for board := range c.Boards() {
		j := &judge{c: board, prices: prices, best: -1 << 62, nurses: map[clinic.Space]int{}, busy: map[string]bool{}}
		worth += j.board(gifts, &spare)
		gifts = 0
	}
	return worth
}

// visits ends Move, and returns what visitors then spend and how long they walk.
func visits(c game.Context) (dollars, time int) {
	waiting := slices.ContainsFunc(c.Clinic().People, func(p clinic.Person) bool { return p.Kind == "visitor" && p.At.Area == clinic.Slot })
	if !waiting {
		return 0, 0
	}
	p := &game.Play{Rules: c.Rules, State: c.State.Clone()}
	for p.Apply(c.Player, &game.Command{Type: game.Done}).Legal() {
		if d := p.State.Decision(c.Player); d == nil || d.Kind != "visit" {
			break
		}
	}
	for _, e := range p.Events {
		if e.Type == game.PersonMoved && e.Kind == "visitor" {
			dollars, time = dollars+c.Rules.Number("gift_shop.income"), time+e.Time
		}
	}
	return dollars, time
}

// board returns the worth of one board; spare is what the clinic leaves of the money for an annex.
func (j *judge) board(gifts int, spare *int) int64 {
	c := j.c
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
		if p.Kind == clinic.Doctor && !c.Treatable(p) {
			level := p.Level
			switch c.Levelling(p) {
			case game.LevelsDown:
				level = max(clinic.White, level-1)
			case game.LevelsUp:
				level = min(clinic.Red, level+1)
			}
			doctors += j.prices.Doctor[level]
			if p.At.Area == clinic.Inside && c.Clinic().At(p.At.Space).Kind == clinic.Laboratory && c.Works(p) {
				points += c.Number(game.LaboratoryPopularity)
			}
		}
	}
	j.expenses = c.TotalSalaries() + c.FullUpkeep()
	j.upkeep = c.FullUpkeep()
	working := 0
	for i := range people {
		if at := people[i].At; people[i].Kind == clinic.Orderly && at.Area == clinic.Inside && c.Clinic().At(at.Space).Kind == clinic.SupplyRoom {
			working++
		}
	}
	off := min(j.upkeep, c.UpkeepOff(working))
	j.expenses, j.upkeep = j.expenses-off, j.upkeep-off
	j.money = c.Board().Money
	if !c.AtHome() {
		j.money += *spare
	}
	j.treat(0, c.Earnings()+gifts, points, doctors)
	*spare = j.spare
	return j.best
}

// cooled returns the points that a person brings as an untreated patient on a floor with an air conditioner.
func (j *judge) cooled(p *clinic.Person) int {
	for _, o := range j.c.Clinic().Outside {
		if o.Kind == "air_conditioner" && p.Kind == clinic.Patient && p.At.Area == clinic.Inside && p.At.Space.Floor == o.Space.Floor {
			return j.c.Rules.Number("air_conditioners.popularity")
		}
	}
	return 0
}

// treat goes through the people and tries every treatment of each patient by doctors in its room, and none.
func (j *judge) treat(i, dollars, points int, worth int64) {
	people := j.c.Clinic().People
	if i == len(people) {
		missing := max(0, j.expenses-dollars-j.money)
		points -= missing * j.c.Number(game.MissingDollar)
		if now := worth + int64(dollars-j.upkeep)*j.prices.Dollar + int64(points)*j.prices.Point; now > j.best {
			j.best, j.spare = now, max(0, dollars+j.money-j.expenses)
		}
		return
	}
	p := &people[i]
	if !j.c.Treatable(p) {
		j.treat(i+1, dollars, points, worth)
		return
	}
	lost := 0
	if j.then.Worsening(p) == game.WorsensDies {
		lost = j.then.DeathCost(p)
	}
	j.treat(i+1, dollars, points-lost+j.cooled(p), worth)
	if !j.c.NoRoomFor(p).None() {
		return
	}
	j.team(i, 0, j.c.DoctorsNeeded(p), nil, func(team []*clinic.Person) {
		pairing := game.Pairing{Space: p.At.Space, Doctor: team[0], Patient: p, Team: team}
		needed := j.c.NursesNeeded(pairing)
		if needed > j.nurses[p.At.Space] || !j.c.MayTreat(pairing).None() {
			return
		}
		worth := worth + j.prices.Treated[p.Level]
		for _, doctor := range team {
			j.busy[doctor.ID] = true
			worth += j.taught(doctor)
		}
		j.nurses[p.At.Space] -= needed
		j.treat(i+1, dollars+j.c.Income(pairing), points, worth)
		j.nurses[p.At.Space] += needed
		for _, doctor := range team {
			j.busy[doctor.ID] = false
		}
	})
}

// taught returns how much more a doctor is worth after Admin for treating a patient.
func (j *judge) taught(doctor *clinic.Person) int64 {
	if !slices.Contains(j.c.Rules.Config.Variants, "clever_doctors") || doctor.Kind != clinic.Doctor {
		return 0
	}
	worth := func(treatments []game.Treatment) int64 {
		turn := j.c.Turn()
		was := turn.Treatments
		turn.Treatments = treatments
		defer func() { turn.Treatments = was }()
		level := doctor.Level
		switch j.c.Levelling(doctor) {
		case game.LevelsDown:
			level = max(clinic.White, level-1)
		case game.LevelsUp:
			level = min(clinic.Red, level+1)
		}
		return j.prices.Doctor[level]
	}
	return worth([]game.Treatment{{Doctors: []string{doctor.ID}}}) - worth(nil)
}

// team tries every team of this size for a patient, with people from index from on.
func (j *judge) team(patient, from, size int, team []*clinic.Person, do func([]*clinic.Person)) {
	people := j.c.Clinic().People
	if len(team) == size {
		do(team)
		return
	}
	for d := from; d < len(people); d++ {
		doctor := &people[d]
		if doctor.In(people[patient].At.Space) && !j.busy[doctor.ID] && j.c.CountsAs(doctor, clinic.Doctor) && j.c.Works(doctor) {
			j.team(patient, d+1, size, append(team[:len(team):len(team)], doctor), do)
		}
	}
}
