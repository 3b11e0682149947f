package table

import (
	"clinic/scenes"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// Whose turn it has become is said for a moment, where it covers nothing that must be read: in the ribbon, over rounds
// and steps.

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
	wide := min(area.W-16, high+ui.Measure(t.Styles.Heading, t.turnText())+20)
	return ui.Rect{X: area.X + (area.W-wide)/2, Y: area.Y + 8, W: wide, H: high}
}

// turnText returns the announcement where there is room for it.
func (t *window) turnText() string {
	if t.OnePlays() {
		return t.T("table.your_turn")
	}
	return t.T("table.turn", ui.Data{"Name": t.SeatName(t.Viewer)})
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
			c.TextIn(c.Styles.Heading, t.turnText(), ui.Rect{X: r.X + r.H, Y: r.Y, W: r.W - r.H - 12, H: r.H}, ui.Left, theme.Ink)
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
		c.TextIn(c.Styles.TextBold, t.Initial(t.Viewer), ui.Rect{X: x - 14, Y: y - 14, W: 28, H: 28}, ui.Center, theme.Card)
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
