package table

import (
	"math"

	"clinic/scenes"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// When the only thing left to do in a step is to end it, Done is lit: it pulses a few times, calmly, and stays lit.

const (
	pulseTicks = 80
	donePulses = 3
	pulseEvery = 3 // ticks from frame to frame
	litAround  = 10
)

// updateLit plays one tick and reports whether Done looks different.
func (t *papers) updateLit(c *scenes.Context) bool {
	v, was := &t.lit, t.lit.on
	v.on = t.tray.Lit
	switch {
	case v.on != was:
		v.way.Begin(donePulses * pulseTicks)
		v.way.Pass(c.Pace())
		return true
	case !v.on || !v.way.Pass(c.Pace()) || c.Tick%pulseEvery > 0 && v.way.Runs():
		return false
	}
	if s, ok := t.Spot(thing.Of(thing.Done)); ok {
		c.RedrawOnly(s.Rect.Inset(-litAround))
	}
	return false
}

// drawLit draws the light around Done.
func (t *papers) drawLit(c *ui.Canvas) {
	s, ok := t.Spot(thing.Of(thing.Done))
	if !ok || !t.tray.Lit {
		return
	}
	strength := 0.7
	if v := &t.lit; v.way.Runs() {
		strength = 0.5 - 0.5*math.Cos(2*math.Pi*donePulses*v.way.Done())
	}
	c.RoundLine(s.Rect.Inset(-5), 16, 4, theme.Fade(theme.Accent, 0.15+0.3*strength))
	c.Landmark("lit", s.Rect)
}
