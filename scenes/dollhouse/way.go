package dollhouse

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/sprites"
)

// Stand is a place on somebody's walk through a clinic: in tiles on a floor, with Z in pixels at 100 % above it, and
// the step of the way that leads there.
type Stand struct {
	Floor   int
	X, Y, Z float64
	Step    int
}

// Way returns the places that a walk goes through: the middle of each space, and the doors and lifts between them.
func Way(path []clinic.WayStep) []Stand {
	var places []Stand
	for i, step := range path {
		floor, x, y := int(step.Space.Floor), float64(step.Space.X)+0.62, float64(step.Space.Y)+0.68
		switch {
		case step.How == clinic.Enter && step.Side != clinic.NoSide:
			doorX, doorY, waitX, waitY := sprites.Gateway(step.Space, step.Side, 0)
			places = append(places, Stand{floor, waitX, waitY, 0, i}, Stand{floor, doorX, doorY, 0, i})
		case step.How == clinic.Walk && i > 0:
			doorX, doorY := sprites.Doorway(path[i-1].Space, step.Space)
			places = append(places, Stand{floor, doorX, doorY, 0, i})
		case step.How == clinic.Ride && i > 0:
			from := path[i-1].Space
			fromX, fromY := sprites.Lift(from)
			toX, toY := sprites.Lift(step.Space)
			places = append(places, Stand{int(from.Floor), fromX, fromY, 0, i}, Stand{floor, toX, toY, 0, i})
		}
		places = append(places, Stand{floor, x, y, 0, i})
	}
	return places
}

// WayOut returns the places through which somebody leaves a space of c's board by the nearest entrance; none if no
// way leads there.
func WayOut(c game.Context, from clinic.Space) []Stand {
	patient := clinic.Person{Kind: c.Rules.KindOf(clinic.Patient), At: clinic.Place{Area: clinic.Waiting}}
	var routes clinic.Routes
	costs := c.Costs()
	c.Clinic().Routes(c.Sources(&patient, nil), &costs, &routes)
	if routes.To(from) == clinic.Unreachable {
		return nil
	}
	path := routes.Way(from, nil)
	places := Way(path)
	if len(path) > 0 && path[0].Side == clinic.NoSide { // a board without entrances
		x, y := WaitsAt(c.Clinic())
		places = append([]Stand{{X: x, Y: y}}, places...)
	}
	slices.Reverse(places)
	return places
}

// Along returns the place on a way when a part of it, 0 to 1, is done.
func Along(places []Stand, done float64) Stand {
	if len(places) == 1 {
		return places[0]
	}
	along := done * float64(len(places)-1)
	i := min(int(along), len(places)-2)
	along -= float64(i)
	from, to := places[i], places[i+1]
	at := Stand{Floor: from.Floor, X: from.X + (to.X-from.X)*along, Y: from.Y + (to.Y-from.Y)*along, Step: from.Step}
	if along > 0.5 {
		at.Step = to.Step
	}
	at.Z = from.Z + (to.Z-from.Z)*along + float64(to.Floor-from.Floor)*sprites.FloorGap*along
	if at.Z < 0 { // drawn with the floor it comes down to, so that nothing hides it
		at.Floor, at.Z = to.Floor, at.Z+float64(from.Floor-to.Floor)*sprites.FloorGap
	}
	return at
}

// Walker returns somebody standing at the place.
func (s Stand) Walker(who sprites.Person) sprites.Walker {
	return sprites.Walker{Person: who, Floor: s.Floor, X: s.X, Y: s.Y, Z: s.Z}
}
