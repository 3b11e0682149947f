package plan

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// measure compares what a plan says with what it brings when it is played by the rules. If they differ, the plan gets
// the real values, and is not exact.
func (t *trial) measure(c game.Context, prices Prices, p *Plan, before int) {
	said := p.Worth
	c.State = &t.state
	p.Time, p.Income, p.Upkeep, p.Popularity = t.state.Players[c.Player].Time-before, 0, 0, 0
	worth, spare := int64(0), 0
	for board := range c.Boards() {
		m := measured{c: board, prices: prices, plan: p, treatments: t.treatments[:0]}
		for _, treatment := range p.Treatments {
			if board.Clinic().Person(treatment.Patient) != nil {
				m.treatments = append(m.treatments, treatment)
			}
		}
		t.treatments = m.treatments
		worth += m.board(&t.then, &spare)
	}
	worth += int64(p.Income-p.Upkeep)*prices.Dollar - int64(p.Time)*prices.Time + int64(p.Popularity)*prices.Point
	if p.Worth = worth; worth != said {
		p.Exact = false
	}
}

// measured is one board at the end of Move.
type measured struct {
	c          game.Context
	prices     Prices
	plan       *Plan
	treatments []game.Treatment
	team       []*clinic.Person
}

// board adds what the board brings to the plan, and returns what patients and doctors are worth at the prices. spare
// is what the clinic leaves of the money.
func (m *measured) board(then *game.State, spare *int) (worth int64) {
	c, people := m.c, m.c.Clinic().People
	m.c.Turn().Treatments = m.treatments
	income := c.Earnings()
	for i := range m.treatments {
		pairing := m.pairing(&m.treatments[i])
		income += c.Income(pairing)
		if level := pairing.Patient.Level; level >= 0 && int(level) < len(m.prices.Treated) {
			worth += m.prices.Treated[level]
		}
	}
	if c.AtHome() {
		after := c.Rules.Aftermaths()
		for i := range after {
			dollars, time := after[i].Comes(c)
			income, m.plan.Time = income+dollars, m.plan.Time+time
		}
	}
	working := 0
	worsening := c.InWorsening(then)
	for i := range people {
		person := &people[i]
		inside := person.At.Area == clinic.Inside
		if inside && person.Kind == clinic.Orderly && c.Clinic().At(person.At.Space).Kind == clinic.SupplyRoom {
			working++
		}
		if c.Treatable(person) {
			m.untreated(worsening, person)
			continue
		}
		if person.Kind != clinic.Doctor {
			continue
		}
		if inside && c.Clinic().At(person.At.Space).Kind == clinic.Laboratory && c.Works(person) {
			m.plan.Popularity += c.Number(game.LaboratoryPopularity)
		}
		worth += m.prices.career(c, person)
	}
	upkeep := c.FullUpkeep()
	upkeep -= min(upkeep, c.UpkeepOff(working))
	money := c.Board().Money
	if !c.AtHome() {
		money += *spare
	}
	left := income + money - c.TotalSalaries() - upkeep
	*spare = max(0, left)
	m.plan.Popularity -= max(0, -left) * c.Number(game.MissingDollar)
	m.plan.Income += income
	m.plan.Upkeep += upkeep
	return worth
}

// untreated adds what it costs or brings that a person is untreated, nothing for those who are treated.
func (m *measured) untreated(worsening game.Context, person *clinic.Person) {
	if slices.ContainsFunc(m.treatments, func(t game.Treatment) bool { return t.Patient == person.ID }) {
		return
	}
	if worsening.Worsening(person) == game.WorsensDies {
		m.plan.Popularity -= worsening.DeathCost(person)
	}
	if !m.c.AtHome() || person.At.Area != clinic.Inside {
		return
	}
	duties := m.c.Rules.Duties()
	for i := range duties {
		if d := &duties[i]; d.Pays != nil && d.Who(m.c, person) && d.To(m.c).Has(person.At.Space) {
			m.plan.Popularity += d.Pays(m.c)
		}
	}
}

func (m *measured) pairing(t *game.Treatment) game.Pairing {
	m.team = m.team[:0]
	for _, id := range t.Doctors {
		m.team = append(m.team, m.c.Clinic().Person(id))
	}
	patient := m.c.Clinic().Person(t.Patient)
	return game.Pairing{Space: patient.At.Space, Doctor: m.team[0], Patient: patient, Team: m.team}
}

// career returns the worth of the level that a doctor has after Admin.
func (p *Prices) career(c game.Context, doctor *clinic.Person) int64 {
	level := doctor.Level
	switch c.Levelling(doctor) {
	case game.LevelsDown:
		level = max(clinic.White, level-1)
	case game.LevelsUp:
		level = min(clinic.Red, level+1)
	}
	return p.Doctor[level]
}
