package puzzle_test

import (
	"fmt"
	"slices"
	"testing"

	"clinic/assets"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/gametest"
	"clinic/game/plan"
	"clinic/game/puzzle"
)

// first is the number of the first puzzle that is found instead of kept: that of 1 December 2026.
const first = 421

// eachOf returns count puzzles of these kinds, by number.
func eachOf(t *testing.T, count int, kinds ...puzzle.Kind) (list []*puzzle.Puzzle) {
	judgement := learned(t)
	for number := first; len(list) < count; number++ {
		for _, kind := range kinds {
			if p := puzzle.KindOf(number); p == kind {
				list = append(list, puzzle.Of(number, assets.Puzzles, judgement, extensions.All()))
			}
		}
	}
	return list
}

// Nothing cheaper solves a Build, at most three ways are as cheap, and buying what helps most at once fails. The test
// tries all purchases by the rules alone, in every order.
func TestNothingCheaperSolvesABuild(t *testing.T) {
	for _, p := range eachOf(t, gametest.Budget(20, 4), puzzle.TwoRooms, puzzle.FullHouse) {
		best := p.Best.Of(puzzle.Spent)
		as := map[string]bool{}
		var try func(s *game.State, lots int)
		try = func(s *game.State, lots int) {
			at := p.Standing(s)
			if at.Of(puzzle.Spent) > best {
				return
			}
			if p.Solves(at) {
				if at.Of(puzzle.Spent) < best {
					t.Errorf("%d, %s: %d are enough, not %d", p.Number, p.Kind, at.Of(puzzle.Spent), best)
				}
				as[standing(s)] = true
			}
			for _, command := range p.Rules.Legal(s, 0) {
				if command.Type != game.BuildOne || p.Kind == puzzle.TwoRooms && command.Component.Kind == clinic.ParkingLot {
					continue
				}
				then := s.Clone()
				p.Rules.Apply(then, 0, &command)
				try(then, lots)
			}
		}
		try(p.Start, 0)
		if len(as) == 0 || len(as) > 3 {
			t.Errorf("%d, %s: %d answers are as good", p.Number, p.Kind, len(as))
		}
		if p.Solves(p.Plain) {
			t.Errorf("%d, %s is solved without a plan", p.Number, p.Kind)
		}
	}
}

// standing describes what stands on the grid; parking lots are only counted.
func standing(s *game.State) (as string) {
	lots := 0
	for i := range s.Players[0].Clinic.Tiles {
		tile := &s.Players[0].Clinic.Tiles[i]
		if tile.Kind == clinic.ParkingLot {
			lots++
			as += "|" // as if it were still a street
			continue
		}
		as += "|" + string(tile.Kind) + tile.Service.String()
	}
	return as + string(rune('0'+lots))
}

// No cheaper way admits patients who pay as much, and admitting only those in front is not enough.
func TestNothingShorterSolvesTheQueue(t *testing.T) {
	for _, p := range eachOf(t, gametest.Budget(20, 4), puzzle.TheQueue) {
		best := p.Best.Of(puzzle.Points)
		var try func(s *game.State, left int)
		try = func(s *game.State, left int) {
			if p.Solves(p.Standing(s)) {
				t.Errorf("%d: %d points are enough, not %d", p.Number, best-1-left, best)
			}
			for _, command := range p.Rules.Legal(s, 0) {
				if left > 0 && command.Type != game.Done {
					then := s.Clone()
					p.Rules.Apply(then, 0, &command)
					try(then, left-1)
				}
			}
		}
		try(p.Start, best-1)
		if p.Solves(p.Plain) {
			t.Errorf("%d is solved without a plan", p.Number)
		}
	}
}

// No other conveyor lets everybody be treated in less time, and on foot it takes too long.
func TestNoOtherRideIsShorter(t *testing.T) {
	everybody := plan.Prices{Time: 1e6, Treated: [clinic.MaxLevels]int64{1e12, 1e12, 1e12, 1e12, 1e12}}
	for _, p := range eachOf(t, gametest.Budget(20, 3), puzzle.TheRide) {
		for _, first := range p.Rules.Legal(p.Start, 0) {
			if p.Refuses(p.Start, &first) != "" {
				continue
			}
			begun := []game.Command{first, {Type: game.Done}}
			if first.Type == game.Done {
				begun = begun[1:]
			}
			then := p.After(begun)
			best := plan.Move(game.Context{Rules: p.Rules, State: then}, everybody)
			if solves := len(best.Treatments) >= p.Ask(puzzle.Treated).One; solves && best.Time < p.Best.Of(puzzle.Time) || first.Type == game.Done && solves && best.Time <= p.Ask(puzzle.Time).One {
				t.Errorf("%d: %v takes %d, not %d", p.Number, first, best.Time, p.Best.Of(puzzle.Time))
			}
		}
	}
}

// Any other hire earns less, or the same with more expensive hires.
func TestNoOtherHireEarnsMore(t *testing.T) {
	for _, p := range eachOf(t, gametest.Budget(20, 3), puzzle.RightHire) {
		var try func(s *game.State)
		try = func(s *game.State) {
			for _, command := range p.Rules.Legal(s, 0) {
				then := s.Clone()
				p.Rules.Apply(then, 0, &command)
				if command.Type == game.HireOne {
					try(then)
					continue
				}
				c := game.Context{Rules: p.Rules, State: then}
				best := plan.Move(c, plan.MoneyFirst)
				earned, spent := best.Income-c.TotalSalaries(), p.Start.Players[0].Money-then.Players[0].Money
				if most := p.Best.Of(puzzle.Earned); earned > most || earned == most && spent < p.Best.Of(puzzle.Spent) {
					t.Errorf("%d: hires for %d come to %d", p.Number, spent, earned)
				}
			}
		}
		try(p.Start)
		if p.Solves(p.Plain) {
			t.Errorf("%d is solved by the dearest hires", p.Number)
		}
	}
}

// However the last action is played and whatever the Move after it aims for, no one ends the game with more points
// than the answer.
func TestNothingEndsTheLastRoundWithMore(t *testing.T) {
	for _, p := range eachOf(t, gametest.Budget(12, 2), puzzle.LastRound) {
		if p.Kind != puzzle.LastRound {
			continue // one isn't found every time
		}
		wishes := []plan.Prices{plan.MoneyFirst, {Point: 1e6, Dollar: 3e5, Time: 2e5}, {Point: 1e6, Dollar: 1e5, Time: 1e5}, {Point: 1e6, Time: 1e5}}
		for i := range wishes {
			wishes[i].Treated = [clinic.MaxLevels]int64{0, 2e6, 3e6, 4e6, 0}
		}
		var try func(s *game.State, depth int)
		try = func(s *game.State, depth int) {
			for _, command := range p.Rules.Legal(s, 0) {
				if command.Type == game.QueueOne && depth > 2 {
					continue
				}
				then := s.Clone()
				p.Rules.Apply(then, 0, &command)
				if then.Decision(0).Kind != game.DecideMove {
					try(then, depth+1)
					continue
				}
				for _, wish := range wishes {
					end := then.Clone()
					for _, move := range plan.Move(game.Context{Rules: p.Rules, State: then}, wish).Commands {
						p.Rules.Apply(end, 0, &move)
					}
					if score := p.Standing(end); score.Of(puzzle.Score) > p.Best.Of(puzzle.Score) {
						t.Fatalf("%d: it ends with %d, not %d", p.Number, score.Of(puzzle.Score), p.Best.Of(puzzle.Score))
					}
				}
			}
		}
		try(p.Start, 0)
	}
}

// No other choice of treatments buys more popularity than the answer, or as much with fewer nurses. At most three
// ways come to it, and treating those who pay most first, or those who need the fewest nurses, fails.
func TestNothingBuysMoreThanTheBill(t *testing.T) {
	found := map[int]bool{}
	for _, p := range eachOf(t, gametest.Budget(6, 3), puzzle.TheBill) {
		found[p.Grade] = true
		seen, as := map[string]bool{}, map[string]bool{}
		var try func(s *game.State)
		try = func(s *game.State) {
			var key string
			var like []string
			c := game.Context{Rules: p.Rules, State: s}
			for _, one := range s.Players[0].Turn.Treatments {
				patient, doctor := c.Clinic().Person(one.Patient), c.Clinic().Person(one.Doctors[0])
				key += fmt.Sprint(one.Patient, one.Doctors, one.Nurses)
				like = append(like, fmt.Sprint(patient.At, patient.Level, doctor.Level))
			}
			slices.Sort(like)
			if seen[key] {
				return
			}
			seen[key] = true
			at := p.Standing(s)
			bought, nurses := at.Of(puzzle.Bought), at.Of(puzzle.Nurses)
			switch most, fewest := p.Best.Of(puzzle.Bought), p.Best.Of(puzzle.Nurses); {
			case bought > most || bought == most && nurses < fewest:
				t.Errorf("%d: %d points with %d nurses can be bought, not %d with %d", p.Number, bought, nurses, most, fewest)
			case bought == most && nurses == fewest:
				as[fmt.Sprint(like)] = true
			}
			for _, command := range p.Rules.Legal(s, 0) {
				if command.Type == game.Treat {
					then := s.Clone()
					p.Rules.Apply(then, 0, &command)
					try(then)
				}
			}
		}
		try(p.Start)
		if len(as) == 0 || len(as) > 3 || p.Solves(p.Plain) {
			t.Errorf("%d: %d answers, and without a plan it comes to %+v", p.Number, len(as), p.Plain)
		}
	}
	if len(found) < 3 {
		t.Errorf("the bills are of the grades %v", found)
	}
}

// The rest of an answer solves a puzzle from every position on the way of the answer; once too much was spent,
// nothing does.
func TestTheRestOfEachKindSolvesIt(t *testing.T) {
	judgement := learned(t)
	for at := range gametest.Budget(len(puzzle.Kinds), 4) {
		number := first + at
		p := puzzle.Of(number, assets.Puzzles, judgement, extensions.All())
		if p.Neat() == "" {
			t.Errorf("%d is not neat", number)
		}
		for deeds := range p.Answer {
			s := p.After(p.Answer[:deeds])
			if rest, solves := p.Rest(s, p.Answer[:deeds]); !solves {
				t.Errorf("%d, %s: after %d of %d commands %v are left", number, p.Kind, deeds, len(p.Answer), rest)
			}
			// also reached by doing something else first
			if p.Kind != puzzle.LastRound || s.Decision(0).Kind == game.DecideMove {
				if rest, solves := p.Rest(s, []game.Command{{Type: game.Treat}}); !solves {
					t.Errorf("%d, %s: on another way, after %d of %d commands %v are left", number, p.Kind, deeds, len(p.Answer), rest)
				}
			}
			if command := p.Answer[deeds]; p.Refuses(s, &command) != "" {
				t.Errorf("%d, %s refuses %d of its answer: %+v", number, p.Kind, deeds, command)
			}
		}
	}
}
