package scenes

import (
	"math"

	"clinic/input"
)

const (
	secondTicks = 24 // 0.4 s at 60 ticks a second
	secondNear  = 24 // logical pixels
)

// second remembers the last click, so that a double click does not press a main button that has come under the
// pointer in between.
type second struct {
	x, y  float64
	does  string // the main button that was clicked, from ui.Mains
	since int    // ticks
	taken bool   // the current press is such a second one
}

// takeSecond removes from the gestures a press that comes within 0.4 s of a click at the same place, on a main
// button that was not there or did something else at that click.
func (s *Shell) takeSecond(g *input.Gestures) {
	l := &s.second
	l.since++
	if g.Pressed {
		does := s.mains.At(g.PressX, g.PressY)
		l.taken = !l.over() && does != "" && does != l.does && math.Hypot(g.PressX-l.x, g.PressY-l.y) <= secondNear
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
