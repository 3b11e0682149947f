package table

import (
	"math"

	"clinic/scenes"
	"clinic/scenes/table/paper"
	"clinic/scenes/table/thing"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// A hint: while it is thought about a light turns around the bulb; then its piece and its place are ringed, with the way between them, and a card lies
// where it covers the least of the clinic.

const (
	orbitTicks = 60 // of the light, once around
	orbitEvery = 3  // ticks from picture to picture
)

// updateHint lets a tick pass in which a hint may be thought about.
func (t *Table) updateHint(c *scenes.Context) {
	if h := t.Look.Hint; h == nil || !h.Thinking {
		return
	}
	if t.hintTurned++; c.Motion(1) > 0 && t.hintTurned%orbitEvery == 0 {
		if bulb, there := t.Spot(view.HintAsk); there {
			c.RedrawOnly(bulb.Rect.Inset(-4))
		}
	}
}

// writeHint writes the card.
func (t *Table) writeHint(p *paper.Paper) {
	if t.hint.Rect = (ui.Rect{}); !t.hint.Any() {
		return
	}
	area := t.layout.Clinic
	w, h := t.hint.Size(area.W - 16)
	least := math.Inf(1)
	for _, at := range [...]ui.Rect{
		{X: area.Right() - w - 8, Y: area.Y + 8, W: w, H: h}, {X: area.X + 8, Y: area.Y + 8, W: w, H: h},
		{X: area.X + 8, Y: area.Bottom() - h - 8, W: w, H: h}, {X: area.Right() - w - 8, Y: area.Bottom() - h - 8, W: w, H: h},
	} {
		at = at.Within(ui.Rect{X: 4, Y: t.layout.Ribbon.Bottom() + 4, W: t.width - 8, H: t.height})
		if covers := t.covers(at); covers < least {
			least, t.hint.Rect = covers, at
		}
	}
	t.hint.Write(p)
}

// covers is how much of what matters an area hides: the place of the hint most, then rooms, and buttons of the view.
func (t *Table) covers(r ui.Rect) (sum float64) {
	for _, what := range [...]struct {
		x, y, worth float64
	}{t.weighed(t.Look.Hint.From), t.weighed(t.Look.Hint.To)} {
		if what.worth > 0 && r.Inset(-20).Contains(what.x, what.y) {
			sum += what.worth
		}
	}
	for _, l := range t.plots() {
		board := t.BoardOn(l.beside)
		for space := range board.Modules().All() {
			m := l.projection.Centre(space)
			if r.Inset(-16).Contains(m.X/t.scale, m.Y/t.scale) {
				sum++
			}
		}
	}
	if in := r.Intersect(t.viewButtons); in.W > 0 && in.H > 0 {
		sum += 2
	}
	return sum
}

func (t *Table) weighed(what thing.Thing) (w struct{ x, y, worth float64 }) {
	var there bool
	if w.x, w.y, there = t.pointOf(what); there && !what.None() && what.Kind != thing.Clinic {
		w.worth = 6
	}
	return w
}

// drawHint draws the light around the bulb, or rings what the hint is about and draws the way between both.
func (t *Table) drawHint(c *ui.Canvas) {
	h := t.Look.Hint
	if h == nil || !t.Look.Held.Empty() {
		return
	}
	if h.Thinking {
		t.drawThought(c)
		return
	}
	if !t.Own() {
		return
	}
	t.outline(c, h.From, 1)
	x, y, from := t.pointOf(h.From)
	tx, ty, to := t.pointOf(h.To)
	if h.To.None() || h.To.Kind == thing.Clinic || !to {
		return
	}
	t.outline(c, h.To, 1)
	if from {
		t.dashTo(c, x, y, tx, ty)
	}
	t.drawCarried(c, &h.Held, tx+18, ty-20)
	c.Landmark("hinted", ui.Rect{X: tx - 12, Y: ty - 12, W: 24, H: 24})
}

// drawThought draws a light on its way around the bulb.
func (t *Table) drawThought(c *ui.Canvas) {
	spot, there := t.Spot(view.HintAsk)
	if !there {
		return
	}
	r := spot.Rect
	x, y, radius := r.X+14+9, r.Y+r.H/2, 14.0
	if t.Small() {
		x, radius = r.X+r.W/2, 17
	}
	c.CircleLine(x, y, radius, 2, paint.Fade(paint.Accent, 0.25))
	at := 2 * math.Pi * float64(t.hintTurned%orbitTicks) / orbitTicks
	c.Circle(x+radius*math.Cos(at), y+radius*math.Sin(at), 3.5, paint.Accent)
	c.Landmark("thinking", ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius})
}
