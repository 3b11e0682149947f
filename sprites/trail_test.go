package sprites

import (
	"math"
	"testing"

	"clinic/game/clinic"
)

// A way leads through the door between two rooms and rides where they do not touch.
func TestTrailTakesDoorsAndRides(t *testing.T) {
	way := []clinic.Space{{Floor: 0, X: 2, Y: 2}, {Floor: 0, X: 1, Y: 2}, {Floor: 2, X: 1, Y: 2}}
	steps := Trail([]Step{{X: 2.4, Y: 2.8}}, way)
	if door := steps[1]; door.X != 2 || door.Y != 2.75 || door.Ride {
		t.Errorf("the way passes %+v instead of the door at (2, 2.75)", door)
	}
	if up := steps[3]; up.Floor != 2 || !up.Ride {
		t.Errorf("the way to floor 2 is %+v, not a ride", up)
	}
}

// A walker starts at the first step, ends at the last, and on a ride never jumps on the screen.
func TestAlongIsSmooth(t *testing.T) {
	way := []clinic.Space{{Floor: 0, X: 2, Y: 2}, {Floor: 0, X: 1, Y: 2}, {Floor: 2, X: 1, Y: 2}, {Floor: 2, X: 0, Y: 2}}
	steps := Trail([]Step{{X: 2.4, Y: 2.8}}, way)
	p := Projection{Scale: 1}
	place := func(part float64) Point {
		s := Along(steps, part, FloorGap)
		return p.At(float64(s.Floor), s.X, s.Y, s.Z)
	}
	first, last := steps[0], steps[len(steps)-1]
	far := func(a, b Point) bool { return math.Hypot(a.X-b.X, a.Y-b.Y) > 1e-6 }
	if far(place(0), p.At(0, first.X, first.Y, 0)) || far(place(1), p.At(2, last.X, last.Y, 0)) {
		t.Errorf("the way goes from %v to %v", place(0), place(1))
	}
	const parts = 1000
	for i := range parts {
		a, b := place(float64(i)/parts), place(float64(i+1)/parts)
		if d := math.Hypot(a.X-b.X, a.Y-b.Y); d > 4 {
			t.Errorf("at part %d the walker jumps %.1f pixels", i, d)
		}
	}
}
