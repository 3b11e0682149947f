package puzzle

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/plan"
)

// score returns the player's final points if no more decisions are made: everybody stays where they are, and
// popularity is bought (B85, B87). Before Move it returns the points so far.
func (p *Puzzle) score(s *game.State) int {
	if d := s.Decision(0); d == nil || d.Kind != game.DecideMove {
		return p.context(s).Score().Total
	}
	now := s.Clone()
	for !now.Over {
		d := now.Decision(0)
		command := game.Command{Type: game.Done}
		switch {
		case d == nil:
			return 0
		case d.Kind == game.DecidePopularity:
			command = game.Command{Type: game.BuyPopularity, Points: d.Count}
		case d.Kind != game.DecideMove && d.Kind != game.DecideTreatments:
			return 0
		}
		if _, v := p.Rules.Apply(now, 0, &command); !v.Legal() {
			return 0
		}
	}
	return p.context(now).Score().Total
}

// inPoints returns prices that say exactly what a plan is worth in final points, except for rounding: popularity is
// bought with whole amounts, and time costs a point per several units (B85, B87). With savings, the last dollars of
// the income pay expenses and buy nothing.
func inPoints(rules *game.Rules, savings bool) plan.Prices {
	n := func(of game.Number) int64 { return int64(rules.Numbers[of]) }
	const point = 1 << 20
	at := plan.Prices{Point: point, Time: point / max(1, n(game.TimePerPoint))}
	if !savings {
		at.Dollar = point / max(1, n(game.PricePopularity))
	}
	for level := clinic.White; level <= clinic.Red; level++ {
		at.Doctor[level] = int64(level) * n(game.ScoreDoctorLevel) * point
		if level < clinic.Red { // an untreated patient is one level worse at the end
			at.Treated[level] = int64(level+1) * n(game.ScorePatientLevel) * point
		}
	}
	return at
}

// lastRound returns the puzzles at the last action of the last round, when no component can be bought: hiring and
// admitting are all that can be decided before Move.
func (s *Search) lastRound(p Puzzle) (found []*Puzzle) {
	if s.state.Round != s.rules.Numbers[game.Rounds] || p.Rules.StepOf(s.state).Number != s.rules.Numbers[game.ActionSteps] {
		return nil
	}
	p.Start = s.state.Clone()
	send(p.Rules, p.Start, clinic.Orderly, -1)
	var begun [][]game.Command
	for _, choose := range p.Rules.Legal(p.Start, 0) {
		switch now := p.After([]game.Command{choose}); choose.Action {
		case game.Build:
			return nil
		case game.Hire:
			all, _ := hires(p.Rules, now)
			for i := range all {
				begun = append(begun, slices.Concat([]game.Command{choose}, all[i], []game.Command{done}))
			}
		case game.Admit:
			q := p
			if q.Start = now; now.Players[0].Turn.Queue > mostPoints {
				return nil
			}
			var came [][16]int8
			for _, admitted := range q.queues(now, s.rest) {
				if l := q.lineOf(admitted.state); !slices.Contains(came, l.came) {
					came = append(came, l.came)
					begun = append(begun, slices.Concat([]game.Command{choose}, admitted.commands, []game.Command{done}))
				}
			}
		}
	}
	if len(begun) > mostBegun {
		return nil // that would take too long
	}
	return s.bestLast(p, begun)
}

// The largest numbers of ways to play the last action, and of queue points, that are tried.
const (
	mostBegun  = 40
	mostPoints = 5
)

// bestLast returns the puzzle with the best of these beginnings, if it is proven to be the best. A plan is worth at
// most its value without rounding, plus four fifths of a point for time: if no beginning can exceed the best one,
// that is the optimum.
func (s *Search) bestLast(p Puzzle, begun [][]game.Command) []*Puzzle {
	var best *way
	bound, answers, plain := 0, 0, Standing{}
	p.Asks = []Ask{{Score, 0, 0, false}} // until the best is known
	for i, commands := range begun {
		var here *way
		for _, savings := range [...]bool{false, true} {
			w, possible := s.tried(&p, commands, inPoints(p.Rules, savings))
			if !possible || !w.exact {
				return nil
			}
			most, same := p.atMost(&w, s.planner.Plan(), savings)
			if !same {
				return nil
			}
			bound = max(bound, most)
			if here == nil || w.best.Of(Score) > here.best.Of(Score) {
				here = &w
			}
		}
		if i == 0 {
			plain = here.best
		}
		switch score := here.best.Of(Score); {
		case best == nil || score > best.best.Of(Score):
			best, answers = here, 1
		case score == best.best.Of(Score):
			answers++
		}
	}
	if best == nil || bound > best.best.Of(Score) || answers > mostAnswers || best.moves < fewest-1 {
		return nil
	}
	score := best.best.Of(Score)
	return s.addWay(p, best, plain, inPoints(p.Rules, false), []Ask{{Score, (plain.Of(Score) + score + 1) / 2, score, false}})
}

// atMost returns the most points that the best Move at those prices, which is that way's, can give. It returns false
// if Business would treat others than the plan does, so that this says nothing.
func (p *Puzzle) atMost(w *way, best *plan.Plan, savings bool) (points int, same bool) {
	end := p.After(w.commands)
	c := p.context(end)
	f := c.Forecast()
	if f.Income != best.Income || len(f.Treatments) != len(best.Treatments) {
		return 0, false
	}
	for i := range best.Treatments {
		if !slices.ContainsFunc(f.Treatments, func(t game.ForecastTreatment) bool { return t.Patient == best.Treatments[i].Patient }) {
			return 0, false
		}
	}
	price, each := p.Rules.Numbers[game.PricePopularity], p.Rules.Numbers[game.TimePerPoint]
	left := f.Income - f.Salaries - f.Upkeep // buys popularity; below 0 if savings pay
	bought, time := max(0, left)/price, end.Players[0].Time
	rest := w.best.Of(Score) - bought + time/each // without rounded parts
	if savings {
		left = 0
	}
	// rest + left/price − time/each + (each−1)/each, as a fraction
	sum := rest*price*each + left*each - time*price + (each-1)*price
	if sum < 0 {
		return 0, true
	}
	return sum / (price * each), true
}
