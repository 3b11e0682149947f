package table

import (
	"math"

	"clinic/scenes/ui"
)

// NoteAt returns the place for a note of that size about what the player did at x, y: over the clinic, near the
// hand but not under it. It covers as few as possible of the rooms and people that the player may take next, and
// never what a lesson points at, the view buttons, the annex's card, a hint's card or a tip.
func (t *tipping) NoteAt(w, h, x, y float64) ui.Rect {
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
	covered := []cover{{buttons, 10000}, {tip, 10}, {t.card.Rect, 10}} // a tip goes by itself
	if t.hint.Any() {
		covered = append(covered, cover{t.hint.Rect, 10})
	}
	if g := t.Situation.Guide; g != nil {
		for _, lit := range g.Lit {
			if spot, there := t.Spot(lit); there {
				covered = append(covered, cover{spot.Rect, 100})
			}
		}
	}
	best, least := ui.Rect{}, math.Inf(1)
	places := []ui.Rect{
		{X: x - w/2, Y: y - h - away}, {X: x - w/2, Y: y + away + 14}, {X: x + away, Y: y - h/2}, {X: x - w - away, Y: y - h/2},
		{X: area.X + (area.W-w)/2, Y: area.Y}, {X: area.Right() - w, Y: area.Y}, {X: area.X, Y: area.Y},
		{X: area.X + (area.W-w)/2, Y: area.Bottom() - h}, {X: area.X, Y: area.Bottom() - h}, {X: area.X, Y: buttons.Y - h - edge},
	}
	const step = 16.0
	for y := area.Y; y < area.Bottom()-h; y += step { // between floors, too
		places = append(places, ui.Rect{X: area.X, Y: y}, ui.Rect{X: area.Right() - w, Y: y})
	}
	for _, at := range places {
		at.W, at.H = w, h
		r := at.Within(area)
		rx, ry := r.Center()
		cost := math.Hypot(rx-x, ry-y) + t.piecesUnder(r)/12
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
