package puzzle

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// queued is a possible result of an Admit.
type queued struct {
	state    *game.State
	commands []game.Command
	admitted int // dollars
	points   int // queue points spent
}

// line identifies a position of an Admit; people of the same kind are interchangeable.
type line struct {
	rows     [4]market.Row
	came     [16]int8 // by service and level
	spent    int
	services int
}

// lineOf returns the line of a position of an Admit.
func (p *Puzzle) lineOf(s *game.State) (l line) {
	l.services = copy(l.rows[:], s.Market.Appointments)
	l.spent = p.Start.Players[0].Turn.Queue - s.Players[0].Turn.Queue
	for _, person := range p.came(s) {
		for i := range s.Market.Appointments {
			if s.Market.Appointments[i].Service == person.Service {
				l.came[i*4+int(person.Level-clinic.White)]++
			}
		}
	}
	return l
}

// came returns the people admitted since the start.
func (p *Puzzle) came(s *game.State) []clinic.Person {
	return s.Players[0].Clinic.People[len(p.Start.Players[0].Clinic.People):]
}

// admitted returns the dollars that those admitted since the start pay, by their colors.
func (p *Puzzle) admitted(s *game.State) (dollars int) {
	for _, person := range p.came(s) {
		dollars += p.Rules.Numbers[game.IncomeWhite+game.Number(person.Level-clinic.White)]
	}
	return dollars
}

// queues returns all possible positions of the current Admit, each with the fewest points. It calls between for each
// of them.
func (p *Puzzle) queues(s *game.State, between func()) (all []queued) {
	var next game.State
	seen := map[line]bool{p.lineOf(s): true}
	all = []queued{{state: s, admitted: p.admitted(s), points: p.lineOf(s).spent}}
	for i := 0; i < len(all); i++ {
		between()
		now := all[i]
		for _, command := range p.Rules.Legal(now.state, 0) {
			if command.Type == game.Done {
				continue
			}
			now.state.CloneInto(&next)
			p.Rules.Apply(&next, 0, &command)
			at := p.lineOf(&next)
			without := at
			without.spent = 0
			if seen[without] {
				continue
			}
			seen[without] = true
			all = append(all, queued{next.Clone(), append(now.commands[:len(now.commands):len(now.commands)], command), p.admitted(&next), at.spent})
		}
	}
	return all
}

// bestQueue returns commands that still admit patients who pay enough, with the fewest points.
func (p *Puzzle) bestQueue(s *game.State) []game.Command {
	for _, q := range p.queues(s, func() {}) { // sorted by their points
		if q.admitted >= p.Ask(Admitted).One {
			return q.commands
		}
	}
	return nil
}

// first returns the commands of a player who always admits the patient in front who pays most, and moves no one.
func (p *Puzzle) first(points int) (commands []game.Command) {
	s := p.Start.Clone()
	for range points {
		var best *game.Command
		before, most := p.admitted(s), 0
		for _, command := range p.Rules.Legal(s, 0) {
			if then := p.then(s, []game.Command{command}); command.Type == game.AdmitOne && p.admitted(then)-before > most {
				best, most = &command, p.admitted(then)-before
			}
		}
		if best == nil {
			break
		}
		commands = append(commands, *best)
		p.Rules.Apply(s, 0, best)
	}
	return commands
}

// inAdmit returns the puzzles in an Admit that begins.
func (s *Search) inAdmit(p Puzzle) (found []*Puzzle) {
	points := p.Start.Players[0].Turn.Queue
	if points < 3 || p.context(p.Start).FreePlaces() < 2 {
		return nil
	}
	all := p.queues(p.Start, s.rest)
	for spent := points - 1; spent >= 2; spent-- {
		most := 0
		for i := range all {
			if all[i].points <= spent {
				most = max(most, all[i].admitted)
			}
		}
		var best *queued
		answers := 0
		for i := range all {
			if q := &all[i]; q.admitted >= most && q.points <= spent {
				if best == nil {
					best = q
				}
				if q.points == best.points {
					answers++
				}
			}
		}
		if best == nil || best.points < spent || answers > mostAnswers {
			continue
		}
		q := p
		q.Answer = slices.Clone(best.commands)
		q.Asks = []Ask{{Admitted, most, most, false}, {Points, spent + 1, spent, true}}
		q.Best, q.Plain = q.Standing(best.state), q.Standing(q.After(q.first(spent+1)))
		q.Grade = hard(&q)
		if !q.Solves(q.Plain) {
			found = append(found, &q)
		}
	}
	return found
}
