package controller

import (
	"math"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/table"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// What a finger does besides carrying: swipes, double taps, and scrolling floors with something in
// the hand.

const (
	pageEdge    = 16.0 // logical pixels at the sides in which a drag belongs to the page or the system
	swipeWay    = 40.0 // logical pixels that make a swipe
	scrollEdge  = 24.0 // logical pixels at the upper and lower edge of the clinic
	scrollTicks = 21   // until the next floor scrolls in
)

// fromPageEdge reports whether a finger's drag began at a side of the window, where none of our gestures starts.
func (p *carrying) fromPageEdge(t *table.Table, c *scenes.Context) bool {
	g := c.Gestures
	if !byTouch(t, g) || !g.Dragging && !g.Dropped || p.held.kind != nothing {
		return false
	}
	return g.PressX < pageEdge || g.PressX > c.Width-pageEdge
}

// swiped handles a finger's drag that began on no piece, and reports whether it meant something.
func (p *carrying) swiped(t *table.Table, c *scenes.Context) bool {
	g := c.Gestures
	if !byTouch(t, g) || !g.Dragging && !g.Dropped {
		return false
	}
	dx, dy := g.X-g.PressX, g.Y-g.PressY
	from := thingAt(t, g.PressX, g.PressY)
	switch {
	case g.Dropped && from.Kind == thing.Grip:
		if math.Abs(dy) >= swipeWay {
			t.PullGrip(dy < 0)
		}
	case g.Dropped && from.Kind == thing.Tab && dy <= -swipeWay:
		t.ShowTab(panels.Tab(from.Name))
		t.PullDrawer(true)
	case g.Dropped && (from.Kind == thing.Segment || t.OnTown(g.PressX, g.PressY)) && math.Abs(dx) >= max(swipeWay, 2*math.Abs(dy)):
		by := 1
		if dx > 0 {
			by = -1
		}
		t.NextSegment(by)
	case pressedGround(t, g) && math.Abs(dy) > math.Abs(dx) && t.StopsAtFloors():
		if g.Dropped && math.Abs(dy) >= swipeWay {
			t.StepFloor(upOrDown(dy > 0)) // the floors move with the finger: a swipe down shows a higher one
		}
	default:
		return false
	}
	c.Redraw()
	return true
}

func upOrDown(up bool) int {
	if up {
		return 1
	}
	return -1
}

// flick is the view's motion after a finger was drawn over the ground fast.
type flick struct {
	dx, dy float64 // logical pixels a tick: of the finger while it draws, then of the view
	runs   bool
}

const (
	flickLeast = 2.5  // logical pixels a tick from which the view keeps moving
	flickSlows = 0.92 // factor in each tick
	flickEnds  = 0.3
)

// follows records how fast a finger draws the view.
func (f *flick) follows(g *input.Gestures) {
	f.dx, f.dy, f.runs = 0.5*f.dx+0.5*g.DX, 0.5*f.dy+0.5*g.DY, false
}

// runsOn keeps the view moving for a tick after a flick, slower and slower, until the player does something. It does
// nothing with reduced motion.
func (p *carrying) runsOn(t *table.Table, c *scenes.Context) {
	f, g := &p.flick, c.Gestures
	switch {
	case !f.runs:
		return
	case g.Any() || g.Held || p.held.kind != nothing || math.Hypot(f.dx, f.dy) < flickEnds || !c.Moves():
		*f = flick{}
		return
	}
	t.Pan(f.dx, f.dy)
	f.dx, f.dy = f.dx*flickSlows, f.dy*flickSlows
	c.Redraw()
}

// scrollsAtEdge scrolls to the next floor while something is held at the upper or lower edge of the clinic.
func (p *carrying) scrollsAtEdge(t *table.Table, c *scenes.Context) {
	area := t.ClinicArea()
	_, y := p.aim(t, c)
	atTop, atBottom := y < area.Y+scrollEdge, y > area.Bottom()-scrollEdge && y < area.Bottom()+scrollEdge
	if !c.Gestures.Dragging || !atTop && !atBottom {
		p.touch.atEdge = 0
		return
	}
	if p.touch.atEdge++; p.touch.atEdge%scrollTicks == 0 {
		t.StepFloor(upOrDown(atTop))
		c.Redraw()
	}
}

// doubleTapped shows the floor under a double tap as wide as there is room, or everything again, and reports whether it
// was such a tap.
func (p *carrying) doubleTapped(t *table.Table, c *scenes.Context) bool {
	g := c.Gestures
	if !byTouch(t, g) || !g.DoubleTapped || p.held.kind != nothing || !t.ClinicArea().Contains(g.X, g.Y) {
		return false
	}
	if at := thingAt(t, g.X, g.Y); !at.Is(thing.Clinic, thing.Space) {
		return false
	}
	t.FillWithFloor(g.X, g.Y)
	c.Redraw()
	return true
}

// lost says that what a finger carried is back where it was, because the touch was lost.
func (p *carrying) lost(c *scenes.Context, g *input.Gestures) {
	if g.Lost && p.held.kind != nothing {
		c.Toast(c.T("table.back_lost"), ui.Refused)
	}
}
