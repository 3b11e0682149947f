package table

import (
	"math"

	"clinic/scenes"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// What the table says for a moment covers nothing that one must read: whose turn it is stands in the ribbon over rounds and steps,
// and notes lie over the clinic, near the hand.

const turnTicks = 150

// SayTurn lets the ribbon say for a moment whose turn it is.
func (t *Table) SayTurn() { t.turn = turnTicks }

// updateTurn lets a tick pass and tells whether the ribbon looks different. Whoever does something has seen it.
func (t *Table) updateTurn(c *scenes.Context) bool {
	if t.turn == 0 {
		return false
	}
	t.turn--
	if g := c.Gestures; g.Pressed || g.Confirm || g.Cancel {
		t.turn = 0
	}
	return t.turn == 0 || t.turn == turnTicks-1
}

// drawTurn says in the ribbon whose turn it is.
func (t *Table) drawTurn(c *ui.Canvas) {
	if t.turn == 0 || t.Look.Curtain != nil {
		return
	}
	right := t.layout.Ribbon.W
	for i := range t.spots {
		if t.spots[i].Thing.Is(thing.Player, thing.Having) {
			right = min(right, t.spots[i].Rect.X-20)
		}
	}
	left := 62.0
	if t.Small() {
		left, right = 0, t.layout.Ribbon.W
	}
	viewer := t.Situation.Viewer
	c.Fill(ui.Rect{X: left, Y: 4, W: right - left, H: t.layout.Ribbon.H - 8}, paint.Card)
	r := ui.Rect{X: left + 4, Y: 8, W: right - left - 10, H: t.layout.Ribbon.H - 16}
	color := t.SeatColor(viewer)
	c.Round(r, r.H/2, paint.Mix(color, paint.Card, 0.84))
	c.RoundLine(r, r.H/2, 2, color)
	c.Circle(r.X+r.H/2, r.Y+r.H/2, 14, color)
	c.TextIn(ui.TextBold, t.Initial(viewer), ui.Rect{X: r.X, Y: r.Y, W: r.H, H: r.H}, ui.Center, paint.Card)
	c.TextIn(ui.Heading, ui.T("table.turn", ui.Data{"Name": t.SeatName(viewer)}), ui.Rect{X: r.X + r.H + 6, Y: r.Y, W: r.W - r.H - 20, H: r.H}, ui.Left, paint.Ink)
	c.Landmark("turn", r)
}

// NoteAt is the place for a note of that size about what the player did at x, y: in the clinic's part of the table, near the hand but not
// under it, over as little of the rooms and people that one takes next as can be, and never over the buttons of the view, the annex's card
// or a tip.
func (t *Table) NoteAt(w, h, x, y float64) ui.Rect {
	const away, edge = 26.0, 8.0
	area := t.layout.Clinic.Inset(edge)
	if t.Look.Curtain != nil || !(ui.Rect{W: t.width, H: t.height}).Contains(x, y) {
		x, _ = area.Center()
		y = area.Y
	}
	_, _, tip := t.layTip()
	buttons := t.viewButtons
	type cover struct {
		ui.Rect
		weight float64
	}
	covered := []cover{{buttons, 10000}, {tip, 10}} // a tip goes by itself
	if t.HasAnnex() {
		covered = append(covered, cover{t.card.Rect, 10})
	}
	best, least := ui.Rect{}, math.Inf(1)
	for _, at := range [...]ui.Rect{
		{X: x - w/2, Y: y - h - away}, {X: x - w/2, Y: y + away + 14}, {X: x + away, Y: y - h/2}, {X: x - w - away, Y: y - h/2},
		{X: area.X + (area.W-w)/2, Y: area.Y}, {X: area.Right() - w, Y: area.Y}, {X: area.X, Y: area.Y},
		{X: area.X + (area.W-w)/2, Y: area.Bottom() - h}, {X: area.X, Y: area.Bottom() - h}, {X: area.X, Y: buttons.Y - h - edge},
	} {
		at.W, at.H = w, h
		r := at.Within(area)
		rx, ry := r.Center()
		cost := math.Hypot(rx-x, ry-y) + t.piecesUnder(r)/50
		for _, other := range covered {
			in := r.Intersect(other.Rect)
			cost += other.weight * in.W * in.H
		}
		if r.Inset(-10).Contains(x, y) {
			cost += 300
		}
		if cost < least {
			best, least = r, cost
		}
	}
	return best
}

// piecesUnder is how much of the rooms and people of the clinic, and of the spaces that take what is held, lies in a rectangle, in
// square logical pixels; where they overlap each counts.
func (t *Table) piecesUnder(r ui.Rect) (area float64) {
	for i := range t.spots[:t.panelsFrom] {
		what, spot := t.spots[i].Thing, t.spots[i].Rect
		counts := what.Kind == thing.Person
		if what.Kind == thing.Space {
			counts = !t.BoardOn(what.Annex).At(what.Space).Empty() || t.Look.On(what.Annex).Space[what.Space.Index()].Legal
		}
		if in := r.Intersect(spot); counts {
			area += in.W * in.H
		}
	}
	return area
}
