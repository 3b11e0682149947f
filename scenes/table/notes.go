package table

import (
	"math"

	"clinic/scenes"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// What the table says for a moment covers nothing that must be read: whose turn it is stands in the ribbon over
// rounds and steps, and notes lie over the clinic, near the hand.

const (
	turnTicks  = 150
	turnOpens  = 12 // ticks in which the disc that says whose turn it is opens into a pill
	turnRings  = 30 // ticks in which a ring grows around it
	turnRing   = 3.0
	turnGrows  = 9.0  // logical pixels
	turnClosed = 36.0 // width of the disc alone
)

// SayTurn makes the table say for a moment whose turn it is.
func (t *cover) SayTurn() { t.turn.way.Begin(turnTicks) }

// updateTurn plays one tick and reports whether the table looks different. Any input ends the announcement: the
// player has seen it.
func (t *cover) updateTurn(c *scenes.Context) bool {
	v := &t.turn
	if !v.way.Pass(1) {
		return false
	}
	begun := v.way.Now()
	if g := c.Gestures; g.Pressed || g.Confirm || g.Cancel {
		v.way.End()
	}
	if v.calm = !c.Moves(); !v.calm && begun <= turnRings && v.way.Runs() {
		c.RedrawOnly(t.turnArea().Inset(-turnGrows - turnRing))
	}
	return !v.way.Runs() || begun == 1 || begun == turnRings+1
}

// turnArea returns where it is announced: at the player in the ribbon, or above the clinic if the ribbon is too short.
func (t *window) turnArea() ui.Rect {
	if spot, there := t.Spot(thing.Numbered(thing.Player, t.Viewer)); there && !t.layout.ShortStep {
		return spot.Rect
	}
	const high = 44.0
	area := t.layout.Clinic
	wide := min(area.W-16, high+ui.Measure(ui.Heading, t.turnText())+20)
	return ui.Rect{X: area.X + (area.W-wide)/2, Y: area.Y + 8, W: wide, H: high}
}

// turnText returns the announcement where there is room for it.
func (t *window) turnText() string {
	if t.OnePlays() {
		return ui.T("table.your_turn")
	}
	return ui.T("table.turn", ui.Data{"Name": t.SeatName(t.Viewer)})
}

// opened returns how far the pill has opened, from 0 to 1.
func (v *turning) opened() float64 {
	if v.calm {
		return 1
	}
	return ui.Eased(v.way.Part(0, turnOpens))
}

// drawTurn opens the disc that says whose turn it is into its pill, with a ring that grows around the disc and fades.
func (t *cover) drawTurn(c *ui.Canvas) {
	v := &t.turn
	if !v.way.Runs() || t.Look.Curtain != nil {
		return
	}
	whole := t.turnArea()
	c.Landmark("turn", whole)
	color := t.SeatColor(t.Viewer)
	r, over := whole, t.layout.ShortStep
	if over {
		r.W = whole.H + (whole.W-whole.H)*v.opened()
		r.X = whole.X + (whole.W-r.W)/2
		c.Panel(r, r.H/2)
		c.Round(r, r.H/2, theme.Mix(color, theme.Card, 0.84))
		if v.opened() == 1 {
			c.TextIn(ui.Heading, t.turnText(), ui.Rect{X: r.X + r.H, Y: r.Y, W: r.W - r.H - 12, H: r.H}, ui.Left, theme.Ink)
		}
	} else if v.opened() < 1 { // its text has not come out of the disc yet
		r.W = turnClosed + (whole.W-turnClosed)*v.opened()
		c.Fill(ui.Rect{X: whole.X - 2, Y: whole.Y, W: whole.W + 4, H: whole.H}, theme.Card)
		c.Round(ui.Rect{X: r.X, Y: 12, W: r.W - 2, H: 32}, 16, theme.Mix(color, theme.Card, 0.84))
	}
	x, y := r.X+16, whole.Y+whole.H/2
	if over {
		x = r.X + r.H/2
	}
	if over || v.opened() < 1 {
		c.Circle(x, y, 13, color)
		c.TextIn(ui.TextBold, t.Initial(t.Viewer), ui.Rect{X: x - 14, Y: y - 14, W: 28, H: 28}, ui.Center, theme.Card)
	}
	if v.way.Now() > turnRings {
		return
	}
	done := 0.5
	if !v.calm {
		done = v.way.Part(0, turnRings)
	}
	c.CircleLine(x, y, 14+turnRing+turnGrows*done, turnRing, theme.Fade(color, 1-done))
}

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
	for _, at := range [...]ui.Rect{
		{X: x - w/2, Y: y - h - away}, {X: x - w/2, Y: y + away + 14}, {X: x + away, Y: y - h/2}, {X: x - w - away, Y: y - h/2},
		{X: area.X + (area.W-w)/2, Y: area.Y}, {X: area.Right() - w, Y: area.Y}, {X: area.X, Y: area.Y},
		{X: area.X + (area.W-w)/2, Y: area.Bottom() - h}, {X: area.X, Y: area.Bottom() - h}, {X: area.X, Y: buttons.Y - h - edge},
	} {
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

// piecesUnder returns how much of the rooms and people of the clinic, and of the spaces that take the held piece,
// lies in a rectangle, in square logical pixels. Where they overlap each counts.
func (t *window) piecesUnder(r ui.Rect) (area float64) {
	for i := range t.spots[:t.panelsFrom] {
		what, spot := t.spots[i].Thing, t.spots[i].Rect
		counts := what.Kind == thing.Person
		if what.Kind == thing.Space {
			counts = !t.BoardOn(what.Board).At(what.Space).Empty() || t.Look.On(what.Board).Space[what.Space.Index()].Legal
		}
		if in := r.Intersect(spot); counts {
			area += in.W * in.H
		}
	}
	return area
}
