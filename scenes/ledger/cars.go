package ledger

import (
	"slices"

	"clinic/game"
	"clinic/scenes/dollhouse"
	"clinic/sprites"
)

// Whoever leaves the clinic drives off: the car leaves its place when its owner is at the door, and is seen until it is
// down the road.

const (
	carTicks  = 36
	carsApart = 6  // ticks from car to car
	carsSpan  = 48 // that the last one of many sets out after the first at most
	doorTicks = 10 // before the end of a walk out: then the car sets out
)

// carsOff gives the cars of all who leave the board by a fact, before which the picture is as it was.
func (s *Scene) carsOff(e *game.Event) (cars []dollhouse.Drive) {
	x := scenery{player: s.scenery.player, owner: s.scenery.before, beside: e.Board != ""}
	if x.owner.Clinic.Columns == 0 || x.beside && x.owner.Annex == nil {
		return nil
	}
	after := x.meant().Clone()
	follow(&after, e, true)
	c, before := s.contextOf(&x), s.start.Players[x.player].Clinic.People
	if x.beside {
		c, before = c.Annex(), nil
	}
	for i := range c.Clinic().People {
		if p := &c.Clinic().People[i]; p.Car && after.Person(p.ID) == nil {
			if car := dollhouse.Leaves(c, before, p.ID); car.Parks {
				cars = append(cars, car)
			}
		}
	}
	return cars
}

// drivesOff is the tick after the beginning of an act in which the first car sets out.
func (a *act) drivesOff() int {
	switch {
	case len(a.way) > 0:
		return max(getUpTicks, getUpTicks+a.walkTicks()-doorTicks)
	case a.event.Type == game.PatientDied:
		return paleTicks
	}
	return 0
}

// driven is the tick after the beginning of the act in which the last car is gone.
func (a *act) driven() int { return a.carFrom(len(a.cars)-1) + carTicks }

// carFrom is the tick after the beginning of the act in which a car sets out.
func (a *act) carFrom(car int) int {
	return a.drivesOff() + car*min(carsApart, carsSpan/len(a.cars))
}

// driveOff takes the cars of an act off their places, and adds those that are still on their way.
func (s *Scene) driveOff(board *sprites.Clinic, a *act, walkers []sprites.Walker) []sprites.Walker {
	if s.moving.still {
		return walkers
	}
	for i := range a.cars {
		car := &a.cars[i]
		for k := range board.Rooms {
			if room := &board.Rooms[k]; room.Space == car.Space {
				room.Cars = slices.DeleteFunc(room.Cars, func(c sprites.Car) bool { return c.Place == car.Place && c.Picture == sprites.None })
			}
		}
		from := a.from + a.carFrom(i)
		if done := s.moving.part(from, from+carTicks); done < 1 {
			walkers = append(walkers, car.At(done))
		}
	}
	return walkers
}
