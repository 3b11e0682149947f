package scenes

import (
	"math"
	"slices"

	"clinic/input"
	"clinic/scenes/ui"
)

const (
	secondTicks = 24 // 0.4 s at 60 ticks a second
	turnedTicks = 18 // 0.3 s, in which a player sees that a button does something else now
	secondNear  = 24 // logical pixels
)

// second remembers the last click, so that a double click does not press a main button that has come under the
// pointer in between.
type second struct {
	x, y  float64
	does  string // the main button that was clicked, from ui.Mains
	since int    // ticks
	taken bool   // the current press is such a second one, or one on a button that has turned

	// What others have changed, on a screen that listens to another machine:
	seen    ui.Mains  // the main buttons as last seen
	turned  []ui.Rect // those that do something else since
	fresh   int       // ticks since then
	idle    int       // ticks since the player did anything
	pressed string    // what the main button did that is held
}

// takeSecond removes from the gestures a press that comes within 0.4 s of a click at the same place, on a main
// button that was not there or did something else at that click. listens says whether somebody at another machine may
// have changed what a main button does: then a press within 0.3 s is removed, and a click on one that did something
// else when it was pressed.
func (s *Shell) takeSecond(g *input.Gestures, listens bool) {
	l := &s.second
	l.since++
	l.fresh++
	l.idle++
	if areas := s.mains.Turned(&l.seen); listens && len(areas) > 0 && l.idle > secondTicks {
		l.turned, l.fresh = areas, 0
	}
	l.seen.Follow(&s.mains)
	if g.Pressed {
		does := s.mains.At(g.PressX, g.PressY)
		l.pressed = does
		l.taken = !l.over() && does != "" && does != l.does && math.Hypot(g.PressX-l.x, g.PressY-l.y) <= secondNear ||
			l.fresh < turnedTicks && slices.ContainsFunc(l.turned, func(r ui.Rect) bool { return r.Contains(g.PressX, g.PressY) })
	}
	if g.Any() {
		l.idle = 0
	}
	if g.Clicked && listens && l.pressed != "" && l.pressed != s.mains.At(g.X, g.Y) {
		l.taken = true
	}
	if l.taken {
		l.taken = g.Held
		g.Pressed, g.Held, g.Clicked, g.LongPressed, g.DoubleTapped = false, false, false, false, false
		g.DragStarted, g.Dragging, g.Dropped = false, false, false
		return
	}
	if g.Clicked {
		*l = second{x: g.X, y: g.Y, does: s.mains.At(g.X, g.Y)}
	}
}

// over reports whether the next click is too late to be a second one.
func (l *second) over() bool { return l.since > secondTicks }

// Looks reports whether a click now is not a second one: the player has had time to look since the last one.
func (s *Shell) Looks() bool { return s.second.over() }
