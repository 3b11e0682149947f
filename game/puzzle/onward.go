package puzzle

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/plan"
)

// Puzzles of one step and the Move after it: everything that can be done in the step is tried, each with the best
// Move that follows.

// way is a way to play a step before Move, with the best Move after it.
type way struct {
	commands []game.Command // all of them, with the step's Done
	same     string         // equal for ways with the same result, whichever slots were taken
	moves    int            // how many of the commands belong to Move
	best     Standing
	exact    bool
}

// tried returns the way that begins with these commands of a step and their Done.
func (s *Search) tried(p *Puzzle, begun []game.Command, at plan.Prices) (w way, possible bool) {
	s.rest()
	now := p.After(begun)
	if now == nil || now.Decision(0) == nil || now.Decision(0).Kind != game.DecideMove {
		return w, false
	}
	best := s.planner.Move(p.context(now), at)
	w.commands, w.moves, w.exact = slices.Concat(begun, best.Commands), len(best.Commands), best.Exact
	end := p.then(now, best.Commands)
	if end == nil {
		return w, false
	}
	w.best = p.Standing(end)
	return w, true
}

// ends counts the different Moves that are as good as that of a way, and stops at one more than mostAnswers.
func (s *Search) ends(p *Puzzle, w *way, at plan.Prices) int {
	s.rest()
	now := p.After(w.commands[:len(w.commands)-w.moves])
	s.planner.Move(p.context(now), at)
	return s.planner.Ways(mostAnswers)
}

var done = game.Command{Type: game.Done}

// ride returns the puzzles in a Build with a conveyor. People go home until all who are left can be treated on foot.
func (s *Search) ride(p Puzzle) (found []*Puzzle) {
	play := game.Play{Rules: p.Rules, State: p.Start}
	conveyors := slices.DeleteFunc(p.Rules.Legal(p.Start, 0), func(command game.Command) bool {
		return command.Component.Kind != clinic.Conveyor || command.Pair && command.Second.Index() < command.Component.Space.Index()
	})
	send(p.Rules, p.Start, clinic.Orderly, -1)
	var foot way
	for {
		var possible bool
		if foot, possible = s.tried(&p, []game.Command{done}, everybody); !possible || len(conveyors) == 0 || p.Count(clinic.Patient) < leastTreated {
			return nil
		}
		if foot.exact && foot.best.Of(Treated) == p.Count(clinic.Patient) {
			break
		}
		send(play.Rules, play.State, clinic.Patient, 1)
	}
	var all []way
	for _, conveyor := range conveyors {
		if w, possible := s.tried(&p, []game.Command{conveyor, done}, everybody); possible {
			if !w.exact {
				return nil
			}
			all = append(all, w)
		}
	}
	treated := foot.best.Of(Treated)
	all = slices.DeleteFunc(all, func(w way) bool { return w.best.Of(Treated) < treated })
	slices.SortStableFunc(all, func(a, b way) int { return a.best.Of(Time) - b.best.Of(Time) })
	if len(all) == 0 || foot.best.Of(Time) < all[0].best.Of(Time)+2 || all[0].moves < fewest-1 || all[0].moves > most {
		return nil
	}
	best, answers := &all[0], 0
	for i := range all {
		if w := &all[i]; w.best.Of(Time) == best.best.Of(Time) && answers <= mostAnswers {
			answers += s.ends(&p, w, everybody)
		}
	}
	if answers > mostAnswers {
		return nil
	}
	time := best.best.Of(Time)
	return s.addWay(p, best, foot.best, everybody, []Ask{{Treated, treated, treated, false}, {Time, time + 1, time, true}})
}

// addWay returns the puzzle whose best answer is a way, if it is a good one.
func (s *Search) addWay(p Puzzle, best *way, plain Standing, at plan.Prices, asks []Ask) []*Puzzle {
	p.prices, p.Asks, p.Answer, p.Best, p.Plain = at, asks, slices.Clone(best.commands), best.best, plain
	p.Grade = hard(&p)
	if len(p.Answer) > most || p.Stars(p.Best) != 2 || p.Solves(p.Plain) || p.Solves(p.Standing(p.Start)) {
		return nil
	}
	return []*Puzzle{&p}
}

// earnings holds the prices for earning as much as possible, in the least time.
var earnings = plan.Prices{Dollar: 1e9, Time: 1e4}

// hires returns everything that one Hire can take, with a name for each: no one; a doctor, a nurse or an orderly; or
// two of them.
func hires(rules *game.Rules, s *game.State) (all [][]game.Command, who []string) {
	all, who = [][]game.Command{nil}, []string{""}
	name := func(command game.Command) string {
		if command.Kind == clinic.Doctor {
			return string(command.Kind) + s.Market.Residency[command.Slot].String()
		}
		return string(command.Kind)
	}
	for _, one := range rules.Legal(s, 0) {
		if one.Type != game.HireOne {
			continue
		}
		all, who = append(all, []game.Command{one}), append(who, name(one))
		if one.Kind != clinic.Doctor {
			continue
		}
		then := s.Clone()
		rules.Apply(then, 0, &one)
		for _, two := range rules.Legal(then, 0) {
			if two.Type == game.HireOne {
				all, who = append(all, []game.Command{one, two}), append(who, name(one)+name(two))
			}
		}
	}
	return all, who
}

// hire returns the puzzles in a Hire. Orderlies have a day off: what they save is not part of the task.
func (s *Search) hire(p Puzzle) (found []*Puzzle) {
	send(p.Rules, p.Start, clinic.Orderly, -1)
	all, who := hires(p.Rules, p.Start)
	var ways []way
	for i := range all {
		w, possible := s.tried(&p, append(slices.Clone(all[i]), done), earnings)
		if !possible || !w.exact {
			return nil
		}
		w.same = who[i]
		ways = append(ways, w)
	}
	better := func(a, b *way) bool { // earns more, or the same with cheaper hires or in less time
		x, y := &a.best, &b.best
		switch {
		case x.Of(Earned) != y.Of(Earned):
			return x.Of(Earned) > y.Of(Earned)
		case x.Of(Spent) != y.Of(Spent):
			return x.Of(Spent) < y.Of(Spent)
		}
		return x.Of(Time) < y.Of(Time)
	}
	best, dearest := &ways[0], &ways[0]
	for i := range ways {
		if better(&ways[i], best) {
			best = &ways[i]
		}
		if ways[i].best.Of(Spent) > dearest.best.Of(Spent) {
			dearest = &ways[i]
		}
	}
	if best.best.Of(Spent) == 0 || best.moves < fewest-1 || best.best.Of(Treated) < leastTreated {
		return nil
	}
	earned, spent, time := best.best.Of(Earned), best.best.Of(Spent), best.best.Of(Time)
	for i := range ways { // hiring no one, or the most expensive, earns less
		if w := &ways[i]; (w.best.Of(Spent) == 0 || w == dearest) && w.best.Of(Earned) >= earned {
			return nil
		}
	}
	answers := 0
	for i := range ways {
		w := &ways[i]
		if !better(best, w) && !better(w, best) && answers <= mostAnswers && !slices.ContainsFunc(ways[:i], func(before way) bool { return before.same == w.same }) {
			answers += s.ends(&p, w, earnings)
		}
	}
	if answers > mostAnswers {
		return nil
	}
	asks := []Ask{{Earned, earned, earned, false}, {Spent, p.Start.Players[0].Money, spent, true}, {Time, time + 1, time, true}}
	return s.addWay(p, best, dearest.best, earnings, asks)
}
