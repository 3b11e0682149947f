package bot

import (
	"testing"

	"clinic/game"
)

// Every level plays a whole game to its end: each answer is legal, and the same when asked again.
func TestLevelsPlayWholeGames(t *testing.T) {
	for _, level := range Levels {
		rules := rulesFor(t, 2, 5)
		s, _ := rules.Start()
		for commands := 0; !s.Over; commands++ {
			if commands > 2000 {
				t.Fatalf("%s: the game does not end", level)
			}
			player := s.Deciders()[0]
			command := answer(rules, level, s, player, 12)
			if again := answer(rules, level, s, player, 12); !again.Equal(&command) {
				t.Fatalf("%s: %+v, asked again %+v", level, command, again)
			}
			if _, v := rules.Apply(s, player, &command); !v.Legal() {
				t.Fatalf("%s: %+v is refused: %s", level, command, rules.Sentence(v.Refusal))
			}
		}
	}
}

// answer returns what a player of this level plays who thinks for at most this many units.
func answer(rules *game.Rules, level Level, s *game.State, player, work int) game.Command {
	thought := New(level, rules, nil, 7).Think(rules.View(s, player), player)
	thought.Continue(work)
	return thought.Advice().Command
}

// Thinking in steps gives the same result as in whole units, even if the player is asked about something else in the
// middle of a unit, or is asked for the best so far.
func TestStepsAreTheSameThought(t *testing.T) {
	rules := rulesFor(t, 2, 5)
	s, _ := rules.Start()
	decided := 0
	for commands := 0; !s.Over && commands < 30; commands++ {
		player := s.Deciders()[0]
		mind, view := New(Chief, rules, learned(t), 7), rules.View(s, player)
		const units = 8
		whole := mind.Think(view, player)
		whole.Continue(units)
		want := whole.Advice()
		steps, other := mind.Think(view, player), mind.Think(view, player)
		inSteps, long := steps.thinking.(inParts)
		for done, count, parts := false, 0, 0; long && !done && count < units; parts++ {
			unit, more := inSteps.part()
			steps.begun, steps.done = steps.begun || unit, !more
			if done = steps.done; unit {
				count++
			}
			if parts < 100 && parts%20 == 2 { // in the middle of a simulated game
				other.Step()
				if steps.begun {
					steps.Advice()
				}
			}
		}
		if got := steps.Advice(); long && (!got.Command.Equal(&want.Command) || got.Value != want.Value) {
			t.Fatalf("%+v is found to be worth %v, and in steps %+v to be worth %v", want.Command, want.Value, got.Command, got.Value)
		}
		if long {
			decided++
		}
		if _, v := rules.Apply(s, player, &want.Command); !v.Legal() {
			t.Fatal(rules.Sentence(v.Refusal))
		}
	}
	if decided < 10 {
		t.Errorf("only %d decisions took long", decided)
	}
}

// A player who hoards money buys no popularity before the last round, wherever it could (B91).
func TestWhoHoardsBuysNothingBeforeTheLastRound(t *testing.T) {
	for _, level := range []Level{Resident, Chief} {
		rules := rulesFor(t, 1, 5)
		s, _ := rules.Start()
		mind := New(level, rules, learned(t), 7)
		mind.Never(BuyBeforeTheEnd)
		could := 0
		for !s.Over {
			player := s.Deciders()[0]
			thought := mind.Think(rules.View(s, player), player)
			thought.Continue(2)
			command := thought.Advice().Command
			if s.Decision(player).Kind == game.DecidePopularity && s.Round < mind.brain.rounds {
				could++
				if command.Type != game.Done {
					t.Fatalf("%s buys %d points in round %d", level, command.Points, s.Round)
				}
			}
			if _, v := rules.Apply(s, player, &command); !v.Legal() {
				t.Fatalf("%s: %+v is refused: %s", level, command, rules.Sentence(v.Refusal))
			}
		}
		if could == 0 {
			t.Errorf("%s could never buy", level)
		}
	}
}
