package scenes

import (
	"math"
	"slices"

	"clinic/input"
	"clinic/scenes/ui"
)

const (
	secondTicks = 30 // 0.5 s at 60 ticks a second, in which a player sees that a button does something else now
	secondNear  = 24 // logical pixels
)

// second remembers the last click and what main buttons do, so that no press falls on a main button that has come under
// the pointer or has turned just before.
type second struct {
	x, y    float64
	does    string // the main button that was clicked, from ui.Mains
	since   int    // ticks
	taken   bool   // the current press is such a second one, or one on a button that has turned
	refused int    // clicks that were taken, for the trace

	seen    ui.Mains  // the main buttons as last seen
	turned  []ui.Rect // those that do something else since
	fresh   int       // ticks since then
	alone   bool      // they turned by themselves, or others turned them
	idle    int       // ticks since the player did anything
	pressed string    // what the main button did that is held
}

// takeSecond removes from the gestures a press that comes within 0.5 s of a click at the same place, on a main
// button that was not there or did something else at that click, or has turned less than 0.5 s ago; a press on one that
// turned by itself less than 0.5 s ago; and a click on one that did something else when it was pressed.
func (s *Shell) takeSecond(g *input.Gestures) {
	l := &s.second
	before := l.taken
	l.since++
	l.fresh++
	l.idle++
	if areas := s.mains.Turned(&l.seen); len(areas) > 0 {
		l.turned, l.fresh, l.alone = areas, 0, l.idle > secondTicks
	}
	l.seen.Follow(&s.mains)
	if g.Pressed {
		does := s.mains.At(g.PressX, g.PressY)
		l.pressed = does
		again := math.Hypot(g.PressX-l.x, g.PressY-l.y) <= secondNear
		turned := slices.ContainsFunc(l.turned, func(r ui.Rect) bool { return r.Contains(g.PressX, g.PressY) })
		l.taken = again && !l.over() && does != "" && does != l.does ||
			turned && (l.alone || again) && l.fresh <= secondTicks
	}
	if g.Any() {
		l.idle = 0
	}
	if g.Clicked && l.pressed != "" && l.pressed != s.mains.At(g.X, g.Y) {
		l.taken = true
	}
	if l.taken {
		if !before {
			l.refused++
		}
		l.taken = g.Held
		g.Pressed, g.Held, g.Clicked, g.LongPressed, g.DoubleTapped = false, false, false, false, false
		g.DragStarted, g.Dragging, g.Dropped = false, false, false
		return
	}
	if g.Clicked {
		l.x, l.y, l.does, l.since = g.X, g.Y, s.mains.At(g.X, g.Y), 0
	}
}

// over reports whether the next click is too late to be a second one.
func (l *second) over() bool { return l.since > secondTicks }

// Looks reports whether a click now is taken for no second one, wherever it is: the player has had time to look since
// the last one, and since a main button has turned.
func (s *Shell) Looks() bool {
	l := &s.second
	return l.over() && l.fresh > secondTicks && len(s.mains.Turned(&l.seen)) == 0
}
