package dollhouse

import (
	"math"
	"testing"

	"clinic/game/clinic"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// exampleWay enters in the south and leads through a door to the west, two floors up, and through another door.
func exampleWay() []clinic.WayStep {
	return []clinic.WayStep{
		{Space: clinic.Space{X: 2, Y: 2}, How: clinic.Enter, Side: clinic.South},
		{Space: clinic.Space{X: 1, Y: 2}, How: clinic.Walk},
		{Space: clinic.Space{Floor: 2, X: 1, Y: 2}, How: clinic.Ride},
		{Space: clinic.Space{Floor: 2, X: 0, Y: 2}, How: clinic.Walk},
	}
}

// A way leads through the door between two rooms, and a ride from lift to lift.
func TestAWayTakesDoorsAndLifts(t *testing.T) {
	t.Parallel()
	places := Way(exampleWay())
	if door := places[3]; door.X != 2 || door.Y != 2.75 {
		t.Errorf("the way passes %+v instead of the door at (2, 2.75)", door)
	}
	x, y := sprites.Lift(clinic.Space{X: 1, Y: 2})
	if below, above := places[5], places[6]; below != (Stand{0, x, y, 0, 2}) || above != (Stand{2, x, y, 0, 2}) {
		t.Errorf("the ride goes from %+v to %+v; the lift is at (%g, %g)", below, above, x, y)
	}
}

// A walker starts at the first place, ends at the last, and never jumps on the screen, not even on a ride.
func TestAWalkIsSmooth(t *testing.T) {
	t.Parallel()
	walk := Way(exampleWay())
	p := sprites.Projection{Scale: 1}
	seen := func(s Stand) theme.Point { return p.At(float64(s.Floor), s.X, s.Y, s.Z) }
	away := func(a, b theme.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }
	first, last := seen(walk[0]), seen(walk[len(walk)-1])
	if away(seen(Along(walk, 0)), first) > 1e-6 || away(seen(Along(walk, 1)), last) > 1e-6 {
		t.Errorf("the walk goes from %v to %v instead of from %v to %v", seen(Along(walk, 0)), seen(Along(walk, 1)), first, last)
	}
	const parts = 2000
	for i := range parts {
		if d := away(seen(Along(walk, float64(i)/parts)), seen(Along(walk, float64(i+1)/parts))); d > 4 {
			t.Errorf("at part %d the walker jumps %.1f pixels", i, d)
		}
	}
}
