package table

import (
	"math"

	"clinic/scenes"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// When nothing is left to do in a step but to end it, Done is lit: it pulses a few times, calmly, and stays lit.

const (
	pulseTicks = 80
	pulses     = 3
	pulseEvery = 3 // ticks from picture to picture
	litAround  = 10
)

// updateLit lets a tick pass and tells whether Done looks different.
func (t *Table) updateLit(c *scenes.Context) bool {
	if !t.tray.Lit {
		changed := t.lit > 0
		t.lit = 0
		return changed
	}
	t.lit++
	if c.Motion(pulseTicks) == 0 {
		t.lit = pulses * pulseTicks
	}
	if s, ok := t.Spot(thing.Of(thing.Done)); ok && t.lit > 1 && t.lit < pulses*pulseTicks && t.lit%pulseEvery == 0 {
		c.RedrawOnly(s.Rect.Inset(-litAround))
	}
	return t.lit == 1 || t.lit == pulses*pulseTicks
}

// drawLit draws the light around Done.
func (t *Table) drawLit(c *ui.Canvas) {
	s, ok := t.Spot(thing.Of(thing.Done))
	if !ok || !t.tray.Lit {
		return
	}
	strength := 0.7
	if t.lit < pulses*pulseTicks {
		strength = 0.5 - 0.5*math.Cos(2*math.Pi*float64(t.lit)/pulseTicks)
	}
	c.RoundLine(s.Rect.Inset(-5), 16, 4, paint.Fade(paint.Accent, 0.15+0.3*strength))
	c.Landmark("lit", s.Rect)
}
