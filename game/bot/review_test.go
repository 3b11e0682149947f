package bot

import (
	"fmt"
	"math"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/gametest"
)

// chiefs returns a game that Chiefs play with this much work for each decision; instead may replace a player's
// commands.
func chiefs(t *testing.T, config game.Config, work int, instead func(s *game.State, player int, command game.Command) game.Command) *game.Match {
	t.Helper()
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	m := game.NewMatch(rules, nil)
	var scripts [game.MaxPlayers]Script
	player := New(Chief, rules, learned(t), 7)
	for !m.State.Over {
		decider := m.State.Deciders()[0]
		command, planned := scripts[decider].Next(rules, m.State, decider)
		if !planned {
			thought := player.Think(rules.View(m.State, decider), decider)
			thought.Continue(work)
			told := thought.Advice()
			command = told.Command
			if instead != nil {
				command = instead(m.State, decider, command)
			}
			if command.Equal(&told.Command) {
				scripts[decider].Take(m.State, decider, &told)
			}
		}
		if _, v := m.Apply(decider, command); !v.Legal() {
			t.Fatalf("%+v: %+v", command, v.Refusal)
		}
	}
	return m
}

// reviewed returns the findings of a review of a player.
func reviewed(t *testing.T, m *game.Match, player, work int) []Finding {
	t.Helper()
	return review(t, m, player, work).Findings()
}

// review returns a finished review of a player.
func review(t *testing.T, m *game.Match, player, work int) *Review {
	t.Helper()
	r := NewReview(m, learned(t), player, work)
	last := 0.0
	for !r.Step() {
		if now := r.Progress(); now < last || now > 1 {
			t.Fatalf("progress goes from %v to %v", last, now)
		} else {
			last = now
		}
	}
	if r.Progress() != 1 {
		t.Error("it is over, and not all of it is")
	}
	return r
}

// A player who wastes the rest of the money in the last Business (B85), and who hires no one in the second round
// (B52), is told so, with what would have been better.
func TestReviewFindsWhatCosts(t *testing.T) {
	m := chiefs(t, game.Config{Players: 1, Seed: 5, Goal: game.GoalNoDeaths}, 20, func(s *game.State, player int, command game.Command) game.Command {
		switch kind := s.Decision(player).Kind; {
		case kind == game.DecidePopularity && s.Round == 6, kind == game.DecideHire && s.Round <= 2:
			return game.Command{Type: game.Done}
		}
		return command
	})
	found := map[game.DecisionKind]*Finding{}
	list := reviewed(t, m, 0, 150_000)
	for i := range list {
		f := &list[i]
		if f.Loss < leastLoss || f.Loss < sure*f.Deviation || f.Games < leastPairs {
			t.Errorf("that is told though it is not sure: %+v", f)
		}
		if i > 0 && f.Loss > list[i-1].Loss {
			t.Error("the costliest are not the first")
		}
		if got := f.Likely[1].Total - f.Likely[0].Total; (GoalMet(m, 0) || f.Likely[0].Goal == f.Likely[1].Goal) && math.Abs(got-f.Loss) > 0.01 {
			t.Errorf("the games differ by %v points, the loss is %v", got, f.Loss)
		}
		if found[f.Kind] == nil {
			found[f.Kind] = f
		}
	}
	bought := found[game.DecidePopularity]
	if bought == nil {
		t.Fatalf("money that was not spent at the end cost nothing: %+v", list)
	}
	played, better := bought.First()
	if m.Log[bought.At].Command.Type != game.Done || played.Type != game.Done || better.Type != game.BuyPopularity || bought.Loss != float64(better.Points) {
		t.Errorf("played %+v, better %+v, loss %v", played, better, bought.Loss)
	}
	hired := found[game.DecideHire]
	if hired == nil {
		t.Fatalf("that nobody was hired cost nothing: %+v", list)
	}
	if _, better := hired.First(); better.Type != game.HireOne || hired.Round > 2 || len(hired.Why) == 0 {
		t.Errorf("better %+v in round %d, because %+v", better, hired.Round, hired.Why)
	}
}

// B88: what would risk a goal that the game has met is not called better.
func TestReviewKeepsTheGoal(t *testing.T) {
	better := func(played, better int, met bool) int {
		m := &moment{log: []int{0}, deep: true, games: leastPairs, sum: 10 * leastPairs, squares: 100 * leastPairs}
		m.outlooks[0].goals, m.outlooks[1].goals = played, better
		r := &Review{met: met, moments: []*moment{m}}
		return len(r.told())
	}
	for _, c := range []struct {
		played, better int
		met            bool
		told           int
	}{
		{leastPairs, leastPairs, true, 1},
		{leastPairs, 0, true, 0},
		{0, 0, true, 0},
		{leastPairs, leastPairs * 3 / 4, true, 0},
		{leastPairs * 3 / 4, leastPairs, true, 1},
		{leastPairs, 0, false, 1}, // then a missed goal is part of the loss
	} {
		if told := better(c.played, c.better, c.met); told != c.told {
			t.Errorf("%+v: %d are told", c, told)
		}
	}
}

// A game that Chief has played with thought has few decisions to criticize, and a second review says the same, word
// for word.
func TestReviewOfChiefs(t *testing.T) {
	m := chiefs(t, game.Config{Players: 1, Seed: 5}, 150, nil)
	list := reviewed(t, m, 0, 60_000)
	if len(list) > 4 {
		t.Errorf("%d decisions cost something: %+v", len(list), list)
	}
	for _, f := range list {
		if f.Loss > 5 {
			t.Errorf("a Chief is told that it lost %.1f points in round %d, %s", f.Loss, f.Round, f.Kind)
		}
	}
	if again := reviewed(t, m, 0, 60_000); fmt.Sprintf("%+v", again) != fmt.Sprintf("%+v", list) {
		t.Errorf("%+v\nand before\n%+v", again, list)
	}
}

// B92: the cost of a decision does not depend on what its player could not know.
func TestReviewIsFair(t *testing.T) {
	compared := 0
	for _, config := range []game.Config{{Players: 2}, {Players: 2, Extensions: []string{"triage", "ghosts"}}} {
		moments(t, config, 31, func(rules *game.Rules, s *game.State, player int) {
			others, other, _ := twin(t, rules, s, player)
			played := rules.Legal(s, player)[0]
			var known [2]string
			for i, m := range []*game.Match{game.NewMatch(rules, s), game.NewMatch(others, other)} {
				if _, v := m.Apply(player, played); !v.Legal() {
					t.Fatal(v)
				}
				r := review(t, m, player, 20_000)
				for _, o := range r.moments {
					known[i] += fmt.Sprintf("%+v %d %v %v %+v", o.best, o.games, o.sum, o.squares, o.outlooks)
					compared += o.games
				}
			}
			if known[0] != known[1] {
				t.Fatalf("%s, round %d, %s: %s and %s", named(config), s.Round, s.Decision(player).Kind, known[0], known[1])
			}
		})
	}
	if compared < 100 {
		t.Errorf("only %d pairs of games were played", compared)
	}
}

// Every decision of every extension can be reviewed, and a review does not change the game.
func TestReviewOfEverything(t *testing.T) {
	for _, config := range configs() {
		rules, err := game.NewRules(config, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		m := game.NewMatch(rules, nil)
		chance := Random{Chance: game.Random{Word: 3}, MostMoves: 6}
		for range 60 {
			if player, more := chance.NextPlayer(m.State); more {
				command, err := chance.Choose(rules, m.State, player)
				if err != nil {
					t.Fatal(err)
				}
				m.Apply(player, command)
			}
		}
		before := gametest.Text(m.State)
		reviewed(t, m, 0, 1500)
		if gametest.Text(m.State) != before {
			t.Fatalf("%s: the review has changed the game", named(config))
		}
	}
}
