package table_test

import (
	"testing"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
)

// says says once that a round has begun.
type says struct{ said bool }

// Update says it.
func (s *says) Update(t *table.Table, c *scenes.Context) {
	if !s.said {
		s.said = true
		t.SayRound(c)
	}
}

// The turn of a round passes through the town within two seconds; a press ends it; with reduced motion only the number
// is shown.
func TestTheTurnOfARoundPassesThroughTheTown(t *testing.T) {
	for name, test := range map[string]struct {
		calm, press bool
		night       bool
		ticks       int
	}{"usual": {night: true, ticks: 120}, "pressed": {press: true, night: true, ticks: 3}, "calm": {calm: true, ticks: 120}} {
		s, err := gallery.Exhibited("")
		if err != nil {
			t.Fatal(err)
		}
		table := table.New(s, &says{})
		settings := scenes.DefaultSettings()
		settings.ReduceMotion = test.calm
		shell := scenes.NewShell(scenes.Options{First: func() scenes.Scene { return table }}, settings)
		shell.Resize(1280, 800, 1)
		tick := func(g input.Gestures) {
			if err := shell.Tick(g); err != nil {
				t.Fatal(err)
			}
		}
		tick(input.Idle())
		tick(input.Idle())
		if shown, night := table.RoundShown(); !shown || night != test.night {
			t.Errorf("%s: the round is shown %v, a night passes %v", name, shown, night)
		}
		if test.press {
			g := input.Idle()
			g.X, g.Y, g.Pressed, g.Held = 5, 5, true, true
			tick(g)
		}
		for range test.ticks {
			tick(input.Idle())
		}
		if shown, night := table.RoundShown(); shown || night {
			t.Errorf("%s: after %d ticks it is still shown", name, test.ticks)
		}
	}
}
