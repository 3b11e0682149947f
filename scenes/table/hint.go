package table

import (
	"math"

	"clinic/game/clinic"
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

// placeHint finds where the card lies.
func (t *Table) placeHint() {
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
	if len(h.Walks) > 0 {
		return // they are drawn below the panels
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

// drawWalks draws the ways of a Move that is proposed, with their numbers where they end, and who would stand there.
func (t *Table) drawWalks(c *ui.Canvas) {
	if !t.Look.Hint.Card() || !t.Own() || !t.Look.Held.Empty() {
		return
	}
	walks := t.Look.Hint.Walks
	taken := map[clinic.Space]int{}
	for i := range walks {
		walk := &walks[i]
		l := t.both[0]
		if walk.Annex {
			l = t.both[1]
		}
		t.drawWayOf(c, l, walk.Way, walk.Person)
	}
	for i := range walks {
		walk := &walks[i]
		if len(walk.Way) == 0 {
			continue
		}
		l := t.both[0]
		if walk.Annex {
			l = t.both[1]
		}
		end := walk.Way[len(walk.Way)-1].Space
		m := l.projection.Centre(end)
		x, y := m.X/t.scale+26*float64(taken[end])-13, m.Y/t.scale+10
		taken[end]++
		t.numberDisc(c, x, y, i+1)
		disc := ui.Rect{X: x - 12, Y: y - 12, W: 24, H: 24}
		over := disc.Intersect(t.hint.Rect)
		if (over.W <= 0 || over.H <= 0) && t.layout.Clinic.Inset(12).Contains(x, y) { // else it is hidden, and the card lists it
			c.Landmark("walk/"+walk.Person, disc)
		}
	}
}

// numberDisc draws the number of a walk.
func (t *Table) numberDisc(c *ui.Canvas, x, y float64, number int) {
	c.Circle(x, y, 13.5, paint.Card)
	c.Circle(x, y, 12, paint.Accent)
	c.TextIn(ui.TextBold, paper.Number(number), ui.Rect{X: x - 12, Y: y - 12, W: 24, H: 24}, ui.Center, paint.Card)
}

// drawNumbers draws those of the people whom a proposal has brought where they are.
func (t *Table) drawNumbers(c *ui.Canvas) {
	if !t.Own() {
		return
	}
	for _, l := range t.plots() {
		for i, person := range t.BoardOn(l.beside).People {
			number := t.Look.Numbers[person.ID]
			if foot, there := l.view.Foot(i); number > 0 && there && t.Look.HiddenFrom != person.ID {
				t.numberDisc(c, foot.X/t.scale-14, foot.Y/t.scale-34, number)
			}
		}
	}
}
