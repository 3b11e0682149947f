package hands

import (
	"math"
	"slices"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/table"
	"clinic/scenes/table/paper"
	"clinic/scenes/table/thing"
	"clinic/scenes/table/view"
)

// moveFocus moves the focus with Tab and the arrows: through all that can be used, and with something in the hand through
// the places where it may go.
func (p *Hands) moveFocus(t *table.Table, g *input.Gestures) {
	if !g.FocusNext && !g.FocusPrevious && g.MoveX == 0 && g.MoveY == 0 {
		if !g.ByKeys {
			p.focus = thing.Thing{}
		}
		return
	}
	spots := p.focusable(t)
	if len(spots) == 0 {
		p.focus = thing.Thing{}
		return
	}
	at := slices.IndexFunc(spots, func(s paper.Spot) bool { return s.Thing == p.focus })
	switch {
	case g.FocusNext || at < 0:
		at = (at + 1) % len(spots)
	case g.FocusPrevious:
		at = (at + len(spots) - 1) % len(spots)
	default:
		at = nearest(spots, at, float64(g.MoveX), float64(g.MoveY))
	}
	p.focus, p.stale = spots[at].Thing, true
}

// focusable are the spots that the focus goes through.
func (p *Hands) focusable(t *table.Table) []paper.Spot {
	var spots []paper.Spot
	if p.held.kind != nothing {
		look := view.Nothing()
		p.lookOfHeld(t, &look, thing.Thing{})
		for _, what := range look.Targets {
			if spot, ok := t.Spot(what); ok {
				spots = append(spots, spot)
			}
		}
		return spots
	}
	for _, spot := range t.Spots() {
		if uses[spot.Thing.Kind].keys(p, t, spot.Thing) {
			spots = append(spots, spot)
		}
	}
	return spots
}

// nearest finds the next spot in a direction, the one that lies straightest and closest; it stays where it is when there
// is none.
func nearest(spots []paper.Spot, from int, dx, dy float64) int {
	x, y := spots[from].Rect.Center()
	best, least := from, math.Inf(1)
	for i := range spots {
		cx, cy := spots[i].Rect.Center()
		along := (cx-x)*dx + (cy-y)*dy
		aside := math.Abs((cx-x)*dy) + math.Abs((cy-y)*dx)
		if i == from || along <= 1 {
			continue
		}
		if distance := along + 2*aside; distance < least {
			best, least = i, distance
		}
	}
	return best
}

// confirm takes, puts down or clicks what has the focus.
func (p *Hands) confirm(t *table.Table, c *scenes.Context) {
	switch what := p.focus; {
	case p.held.kind == aHire:
		p.drop(t, c, thing.Of(thing.Clinic), false)
		p.focus = thing.Thing{}
	case p.held.kind != nothing:
		p.drop(t, c, what, false)
		if p.held.kind == nothing {
			p.focus = thing.Thing{}
		}
	case p.canTake(t, what):
		p.take(t, what)
		p.hand.Fill()
		p.focusFirst(t)
	default:
		p.click(t, c, what)
	}
}

// focusFirst gives the focus to the first place where what is in the hand may go; without one it stays.
func (p *Hands) focusFirst(t *table.Table) {
	if spots := p.focusable(t); len(spots) > 0 {
		p.focus = spots[0].Thing
	}
}
