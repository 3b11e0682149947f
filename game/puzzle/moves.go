package puzzle

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/plan"
)

const (
	fewest, most = 4, 12 // moves of an answer
	leastTreated = 2     // by an answer
	mostAnswers  = 3     // that are different and equally good
)

// inMove returns the puzzles in the Move that begins now. Orderlies have a day off: what they save is not part of any
// task.
func (s *Search) inMove(p Puzzle) (found []*Puzzle) {
	p.Start = s.state.Clone()
	send(s.rules, p.Start, clinic.Orderly, -1)
	switch p.Kind {
	case Payday:
		for _, perTime := range [...]int64{0, 1, 2, 3} { // dollars given up to save a unit of time
			at := plan.Prices{Dollar: 1e9, Time: perTime * 1e9}
			if perTime == 0 {
				at.Time = 1e4
			}
			found = s.add(found, p, at, 1)
		}
	case SoftShoes, StrangeHour:
		if p.Kind == StrangeHour && p.Slow() < leastSlow {
			return nil
		}
		for {
			if q := s.add(nil, p, everybody, 1); len(q) > 0 && q[0].Best.Of(Treated) == q[0].Count(clinic.Patient) {
				found = append(found, q...)
			}
			if p.Count(clinic.Patient) <= leastTreated {
				return found
			}
			p.Start = p.Start.Clone()
			send(s.rules, p.Start, clinic.Patient, 1)
		}
	case OneNurseShort:
		for p.Count(clinic.Nurse) > 1 {
			p.Start = p.Start.Clone()
			send(s.rules, p.Start, clinic.Nurse, 1)
			found = s.add(found, p, everybody, 1)
		}
	case NobodyDies:
		at := plan.Prices{Dollar: 1e6, Time: 1}
		at.Treated[clinic.Red] = 1e12
		for nights := 0; nights <= 2; nights++ {
			q := p
			for doomed(&q) >= 2 && q.Count(clinic.Nurse) > 0 {
				found = s.add(found, q, at, 2)
				q.Start = q.Start.Clone()
				send(s.rules, q.Start, clinic.Nurse, 1)
			}
			p.Start = p.Start.Clone()
			worsen(p.Start)
		}
	}
	return found
}

// everybody holds the prices for treating as many patients as possible, in the least time.
var everybody = plan.Prices{Time: 1e6, Treated: [clinic.MaxLevels]int64{1e12, 1e12, 1e12, 1e12, 1e12}}

// leastSlow is the fewest rooms to which an extension must make the ways longer in its puzzle.
const leastSlow = 2

// Slow returns the number of rooms to which an extension makes the ways longer.
func (p *Puzzle) Slow() (rooms int) {
	c := p.context(p.Start)
	costs := c.Costs()
	for space := range c.Clinic().Modules().All() {
		if costs.Surcharge[space.Index()] > 0 {
			rooms++
		}
	}
	return rooms
}

// add adds the puzzle with the best answer at these prices and spare time more than it needs, if it is a good one.
func (s *Search) add(list []*Puzzle, p Puzzle, at plan.Prices, spare int) []*Puzzle {
	s.rest()
	best := s.planner.Move(p.context(p.Start), at)
	if !best.Exact || len(best.Commands) < fewest || len(best.Commands) > most {
		return list
	}
	p.Answer = slices.Clone(best.Commands)
	time := best.Time
	if s.planner.Ways(mostAnswers) > mostAnswers {
		return list
	}
	end := p.After(p.Answer)
	if end == nil {
		return list
	}
	p.Best = p.Standing(end)
	if p.Best.Of(Treated) < leastTreated || p.Best.Of(Time) != time {
		return list
	}
	p.prices = at
	inTime := Ask{Time, time + spare, time, true}
	switch income, treated := p.Best.Of(Income), p.Best.Of(Treated); p.Kind {
	case Payday:
		p.Asks = []Ask{{Income, income, income, false}, inTime}
	case NobodyDies:
		inTime.Two = inTime.One
		p.Asks = []Ask{{Dying, 0, 0, true}, {Income, 0, income, false}, inTime}
	default:
		p.Asks = []Ask{{Treated, treated, treated, false}, inTime}
	}
	p.Grade = hard(&p)
	if p.Stars(p.Best) != 2 || p.Solves(p.Standing(p.Start)) {
		return list
	}
	for _, first := range [...]wish{nearest, richest} {
		if p.Plain = p.Standing(s.plainly(&p, first)); p.Solves(p.Plain) {
			return list
		}
	}
	return append(list, &p)
}

// send sends count people of a kind home, the last first; −1 sends all.
func send(rules *game.Rules, s *game.State, kind clinic.PersonKind, count int) {
	play := game.Play{Rules: rules, State: s}
	people := s.Players[0].Clinic.People
	var leaving []string
	for i := len(people) - 1; i >= 0 && len(leaving) != count; i-- {
		if people[i].Kind == kind {
			leaving = append(leaving, people[i].ID)
		}
	}
	for _, id := range leaving {
		play.Depart(0, id, false)
	}
}

// worsen makes every patient who is not red one level worse, as far as there are pieces.
func worsen(s *game.State) {
	people, supply := s.Players[0].Clinic.People, &s.Market.PatientSupply
	for level := clinic.Orange; level >= clinic.White; level-- {
		for i := range people {
			if people[i].Kind == clinic.Patient && people[i].Level == level && supply[level+1] > 0 {
				people[i].Level++
				supply[level]++
				supply[level+1]--
			}
		}
	}
}

// doomed returns how many patients die if no one is treated.
func doomed(p *Puzzle) (count int) {
	c := p.context(p.Start)
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if person.Kind == clinic.Patient {
			if outcome, _, _ := c.Fate(person); outcome == game.WorsensDies {
				count++
			}
		}
	}
	return count
}
