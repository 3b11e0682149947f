package scenetest

import (
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/ui"
)

// Bookend stands for the book of rules: Esc closes it.
type Bookend struct{}

func (Bookend) Layout(*scenes.Context, float64, float64) {}
func (Bookend) Draw(*ui.Canvas)                          {}
func (Bookend) Update(c *scenes.Context) {
	if c.Gestures.Cancel {
		c.Pop()
	}
}

// ByKeys shows where the focus is, as while the player uses keys.
func (s *Stage) ByKeys() {
	g := input.Idle()
	g.ByKeys = true
	s.Tick(g)
	s.Seen()
}
