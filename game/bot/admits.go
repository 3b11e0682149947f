package bot

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// The ways to think through an Admit: the best next step each time, or with a preference.
const (
	admitBest = iota
	admitOne
	admitTwo
	admitSevere
	admitMild
	admitOthers
	admitWays
)

// proposeAdmits adds sequences of admissions with queue points (B53).
func (b *brain) proposeAdmits(c game.Context, quick bool) {
	s := &b.site
	ways := admitWays
	if quick {
		ways = 1
	}
	b.away = away{}
	if b.extended {
		b.readAway(c, s)
	}
	for way := range ways {
		b.proposeAdmit(c, s, way)
	}
}

// proposeAdmit adds one sequence. Each time it takes the admission that is worth most, with a move in the
// appointments before it if that pays.
func (b *brain) proposeAdmit(c game.Context, s *site, way int) {
	m := c.Market()
	rows := b.rows[:copy(b.rows[:], m.Appointments)]
	points := c.QueuePoints()
	if decision := c.State.Decision(c.Player); decision != nil && decision.Kind == game.DecideAdmit {
		points = c.Turn().Queue
	}
	switch way {
	case admitOne:
		points = min(points, 1)
	case admitTwo:
		points = min(points, 2)
	}
	var free [clinic.MaxServices + 1]int
	for i := range rows {
		if service := rows[i].Service; s.layout.hubs[service] != 0 {
			free[service] = c.FreeWaiting(service)
		}
	}
	o := s.prospect
	now := s.worth
	p := proposal{action: game.Admit}
	for points > 0 && p.count < mostDeeds {
		var best struct {
			row, pulled int
			space       int8
			level       clinic.Level
			liked       float64
			worth       float64
		}
		best.row, best.pulled, best.liked = -1, -1, now+0.02
		try := func(row, pulled int, space int8, level clinic.Level) {
			next := o
			liked := 0.0
			if b.away.is(level) {
				next.money += b.away.dollars
				liked = b.away.points
			} else if free[rows[row].Service] < 1 || !b.admitted(&next, rows[row].Service, level) {
				return
			}
			worth := b.judge.worth(&next)
			liked += worth
			if pulled >= 0 {
				liked -= b.judge.knobs[knobQueue]
			}
			switch {
			case way == admitSevere && level == clinic.White, way == admitMild && level != clinic.White, way == admitOthers && row == 0:
				liked -= 1.5
			}
			if liked > best.liked {
				best.row, best.pulled, best.space, best.level, best.liked, best.worth = row, pulled, space, level, liked, worth
			}
		}
		for i := range rows {
			row := &rows[i]
			if s.layout.hubs[row.Service] == 0 || free[row.Service] < 1 && (b.away.levels == 0 || c.Rules.AtLeast(5)) {
				continue
			}
			front := row.Patients[0]
			if front != clinic.NoLevel {
				try(i, -1, 0, front)
			}
			if points < 2 || p.count+2 > mostDeeds {
				continue
			}
			if second := row.Patients[1]; second != clinic.NoLevel && second != front {
				try(i, i, 1, second)
			}
			for _, j := range [...]int{i - 1, i + 1} {
				if j < 0 || j >= len(rows) || rows[j].Patients[0] == clinic.NoLevel || rows[j].Patients[0] == front {
					continue
				}
				try(i, j, 0, rows[j].Patients[0])
			}
		}
		if best.row < 0 {
			break
		}
		row := &rows[best.row]
		if best.pulled >= 0 {
			other := &rows[best.pulled]
			p.add(deed{what: game.QueueOne, from: m.Appointment(best.pulled, int(best.space)), onto: m.Appointment(best.row, 0)})
			if row.Patients[0] == clinic.NoLevel {
				row.Patients[0] = other.Patients[best.space]
				take(other, int(best.space))
			} else {
				row.Patients[0], other.Patients[best.space] = other.Patients[best.space], row.Patients[0]
			}
			points--
		}
		p.add(deed{what: game.AdmitOne, from: m.Appointment(best.row, 0)})
		take(row, 0)
		points--
		if b.away.is(best.level) {
			o.money += b.away.dollars
		} else {
			free[row.Service]--
			b.admitted(&o, row.Service, best.level)
		}
		now = best.worth
	}
	if p.count == 0 {
		return
	}
	p.worth = now
	b.found.propose(&p)
}

// admitted adds a patient; it returns false if there is no parking place.
func (b *brain) admitted(o *prospect, service clinic.Service, level clinic.Level) bool {
	if o.places < 1 {
		return false
	}
	o.places--
	o.supply--
	o.addPatient(service, level)
	return true
}

// take takes the patient out of a space of a row; those behind slide right.
func take(row *market.Row, space int) {
	copy(row.Patients[space:], row.Patients[space+1:])
	row.Patients[market.RowLength-1] = clinic.NoLevel
}
