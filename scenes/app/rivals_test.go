package app

import (
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/session"
	"clinic/scenes/ui"
)

// The bots' results in a solo game are saved for its setup and goal: the next time they are there at once, and
// another goal is played anew.
func TestBotsPlayAGameAloneOnce(t *testing.T) {
	reader := ui.NewReader("en")
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	of := func(goal string) []*session.Rival {
		rules, err := game.NewRules(game.Config{Players: 1, Seed: 3}, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		m := game.NewMatch(rules, nil)
		m.State.Players[0].Goal = goal
		return (&app{Reader: reader}).rivals(session.Begin(m, session.Table{}, nil))
	}
	first := of(game.GoalManyPatients)
	if first[0].Over {
		t.Fatal("it is known before it was played")
	}
	first[0].Over, first[0].Score, first[0].Counts = true, 51, true
	first[0].Done()
	again := of(game.GoalManyPatients)
	if !again[0].Over || again[0].Score != 51 || !again[0].Counts || again[1].Over {
		t.Errorf("the next time it is %+v and %+v", again[0], again[1])
	}
	if other := of(game.GoalNoDeaths); other[0].Over {
		t.Error("with another goal it is not played")
	}
}
