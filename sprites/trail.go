package sprites

import (
	"math"

	"clinic/game/clinic"
	"clinic/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// Step is one bend of a walker's way: x and y in tiles, z in pixels at 100 %. Ride says that it is reached from the step
// before on a conveyor or over the stairs, in an arc, and not on foot.
type Step struct {
	Floor   int
	X, Y, Z float64
	Ride    bool
}

// Trail appends the way through spaces to steps, through the middle of every door; two spaces that do not touch on one
// floor are joined by a ride. Begin steps with where the walker stands (View.Stands); the way ends on the free floor of
// the last space.
func Trail(steps []Step, spaces []clinic.Space) []Step {
	for i := 1; i < len(spaces); i++ {
		a, b := spaces[i-1], spaces[i]
		if a.Floor == b.Floor && distance(a, b) == 1 {
			x, y := Doorway(a, b)
			steps = append(steps, Step{Floor: int(a.Floor), X: x, Y: y})
			continue
		}
		x, y := Lift(a)
		steps = append(steps, Step{Floor: int(a.Floor), X: x, Y: y})
		x, y = Lift(b)
		steps = append(steps, Step{Floor: int(b.Floor), X: x, Y: y, Ride: true})
	}
	if n := len(spaces); n > 0 {
		s := spaces[n-1]
		steps = append(steps, Step{Floor: int(s.Floor), X: float64(s.X) + 0.60, Y: float64(s.Y) + 0.70})
	}
	return steps
}

func distance(a, b clinic.Space) int {
	return int(math.Abs(float64(a.X-b.X)) + math.Abs(float64(a.Y-b.Y)))
}

// rideLength is how long a ride counts among steps on foot, in tiles.
const rideLength = 1.2

func stepLength(a, b Step) float64 {
	if b.Ride {
		return rideLength
	}
	return math.Hypot(b.X-a.X, b.Y-a.Y)
}

// TrailLength is how long a way is, in tiles; a ride counts as much as 1.2.
func TrailLength(steps []Step) float64 {
	sum := 0.0
	for i := 1; i < len(steps); i++ {
		sum += stepLength(steps[i-1], steps[i])
	}
	return sum
}

// Along gives where a walker is who has gone part (0 to 1) of a way, as the place of a Walker. On a ride it changes the
// floor half way; gap is the projection's, in pixels at 100 %.
func Along(steps []Step, part, gap float64) Step {
	if len(steps) == 0 {
		return Step{}
	}
	left := min(max(part, 0), 1) * TrailLength(steps)
	for i := 1; i < len(steps); i++ {
		a, b := steps[i-1], steps[i]
		length := stepLength(a, b)
		if left > length {
			left -= length
			continue
		}
		t := 1.0
		if length > 0 {
			t = left / length
		}
		at := Step{Floor: a.Floor, X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t, Z: a.Z + (b.Z-a.Z)*t}
		if b.Floor != a.Floor {
			rise := float64(b.Floor-a.Floor) * gap
			at.Z += rise * t
			if t > 0.5 {
				at.Floor, at.Z = b.Floor, at.Z-rise
			}
		}
		return at
	}
	last := steps[len(steps)-1]
	last.Ride = false
	return last
}

// DrawTrail draws a way over the clinic: dashes on the floor, an arc with an arrow head for each ride. Let phase shrink
// with time, in pixels at 100 %, and the dashes run.
func (v *View) DrawTrail(dst *ebiten.Image, s *Sheet, steps []Step, phase float64) {
	k := v.Scale
	point := func(p Step) Point { return v.At(float64(p.Floor), p.X, p.Y, p.Z+3) }
	first := 0
	for i := 1; i <= len(steps); i++ {
		if i < len(steps) && !steps[i].Ride {
			continue
		}
		v.line = v.line[:0]
		for _, p := range steps[first:i] {
			v.line = append(v.line, point(p))
		}
		if len(v.line) > 1 {
			s.Polyline(dst, v.line, 8*k, paint.Card)
			s.Dashes(dst, v.line, 4*k, 8*k, 8*k, phase*k, paint.Accent)
		}
		first = i
	}
	for i := 1; i < len(steps); i++ {
		if !steps[i].Ride {
			continue
		}
		a, b := point(steps[i-1]), point(steps[i])
		bow := (60 + 0.42*math.Abs(a.Y-b.Y)/k) * k
		v.line = Arc(v.line[:0], a, b, bow)
		before := v.line[len(v.line)-4]
		s.Polyline(dst, v.line, 9*k, paint.Card)
		s.ArrowHead(dst, before, b, 13*k, 9*k, paint.Card)
		s.Dashes(dst, v.line, 4*k, 9*k, 8*k, phase*k, paint.Ride)
		s.ArrowHead(dst, before, b, 13*k, 4*k, paint.Ride)
	}
}
