package review

import (
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/scenes/session"
)

// The lines of the card add up to what the decision cost, including the goal; a goal that the game met has cost
// nothing.
func TestTheLinesOfTheCardAddUp(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 7, Goal: game.GoalFourRedDoctors}, nil)
	if err != nil {
		t.Fatal(err)
	}
	m := game.NewMatch(rules, nil)
	for m.State.Decision(0) != nil && m.State.Players[0].Goal == "" {
		m.Apply(0, rules.Legal(m.State, 0)[0])
	}
	s := &Scene{Screen: tree.Screen{Reader: reader}, session: session.New(m, session.Seats{{Name: "Ada"}}, nil)}
	lines := func(popularity, doctors, nurses, rooms, time, patients float64) []bot.Line {
		return []bot.Line{{What: "popularity", Points: popularity}, {What: "doctors", Points: doctors}, {What: "nurses", Points: nurses}, {What: "rooms", Points: rooms}, {What: "time", Points: time}, {What: "patients", Points: patients}}
	}
	f := &bot.Finding{Round: 1, Kind: game.DecideBuild, Loss: 34.8, Games: 50, Deviation: 1}
	f.Likely[0] = bot.Outlook{Total: 46, Lines: lines(30.4, 8.4, 3.4, 12.4, -4.3, -4.3), Money: []float64{3}}
	f.Likely[1] = bot.Outlook{Total: 44, Lines: lines(33.6, 6.6, 2.6, 9.4, -5.6, -2.6), Goal: 0.92, Money: []float64{9}}
	for _, met := range [...]bool{false, true} {
		if m.State.Over, m.State.Players[0].GoalMet = met, met; met {
			f.Loss = 5
			f.Likely[1].Total = 51
		}
		sum, goal, added := 0, false, false
		for _, line := range s.figuresOf(f) {
			goal = goal || line.values[1] == "92%"
			switch {
			case line.sum && (line.points != sum || sum != -pointsLost(f)):
				t.Errorf("goal met %v: the lines come to %d, the last one says %d of %d", met, sum, line.points, -pointsLost(f))
			case line.sum:
				added = true
			case added && !line.silent:
				t.Errorf("%q stands below the sum", line.name)
			}
			sum += line.points
		}
		if !added || goal == met {
			t.Errorf("goal met %v: that it is missed is among the lines: %v", met, goal)
		}
		if kept := (Kept{Findings: []bot.Finding{{Loss: 35, Likely: f.Likely}}}); s.agrees(0, &kept) == met {
			t.Errorf("goal met %v: a review that counts the goal is kept: %v", met, !met)
		}
	}
}
