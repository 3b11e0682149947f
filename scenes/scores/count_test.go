package scores

import (
	"testing"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// The final score is counted up line by line within two seconds; a press shows all of it at once, and with reduced
// motion it is shown at once.
func TestTheFinalScoreIsCountedUp(t *testing.T) {
	reader := ui.NewReader("en")
	for name, test := range map[string]struct {
		calm, press bool
		ticks       int
	}{"usual": {ticks: 121}, "pressed": {press: true, ticks: 1}, "calm": {calm: true, ticks: 1}} {
		ended, err := sample.Ended(2)
		if err != nil {
			t.Fatal(err)
		}
		s := End(reader, ended)
		settings := scenes.DefaultSettings()
		settings.ReduceMotion = test.calm
		shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return s }}, settings)
		shell.Resize(1280, 800, 1)
		shell.Tick(input.Idle())
		shell.Tick(input.Idle())
		last := len(s.lines) - 1
		if s.come(last) != 0 != test.calm {
			t.Errorf("%s: %v of the last line is there at once", name, s.come(last))
		}
		if test.press {
			g := input.Idle()
			g.X, g.Y, g.Pressed, g.Held = 5, 5, true, true
			shell.Tick(g)
		}
		for i := range test.ticks {
			shell.Tick(input.Idle())
			if i == 40 && (s.come(0) < 1 || s.come(last) > 0) {
				t.Errorf("%s: in the middle %v of the first line and %v of the last are there", name, s.come(0), s.come(last))
			}
		}
		if cheered := s.cheer.way.Runs(); cheered == test.calm {
			t.Errorf("%s: stars fly for the winner: %v", name, cheered)
		}
		for player, score := range s.scores {
			if s.come(last) != 1 || s.total(player) != score.Total {
				t.Errorf("%s: at the end player %d has %d of %d points", name, player, s.total(player), score.Total)
			}
		}
		for range 72 {
			shell.Tick(input.Idle())
		}
		if s.cheer.way.Runs() {
			t.Errorf("%s: the stars still fly", name)
		}
	}
}
