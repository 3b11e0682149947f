package scenes

import (
	"math"

	"clinic/input"
)

const (
	secondTicks = 24 // 0.4 s at 60 ticks a second
	secondNear  = 24 // logical pixels
)

// second is what is known of the last click, so that a double click does not press a main button that has come under
// the pointer in between.
type second struct {
	x, y  float64
	does  string // the main button that was clicked, as ui.Mains tell
	since int    // ticks
	taken bool   // the press that is down is such a second one
}

// takeSecond takes a press out of the gestures that comes within 0.4 s of a click at the same place, on a main
// button that was not there or did something else when that click was made.
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

// over tells whether the next click is no second one.
func (l *second) over() bool { return l.since > secondTicks }

// Looks tells whether a click now is no second one: whoever clicks has had the time to look since the last one.
func (s *Shell) Looks() bool { return s.second.over() }
