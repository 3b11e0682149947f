package clinic

// ParkingPlaces returns how many cars can park (B60): perStreet on each empty
// space of Floor 0, perLot on each parking lot.
func (c *Clinic) ParkingPlaces(perStreet, perLot int) int {
	return c.Streets().Count()*perStreet + c.Of(ParkingLot).Count()*perLot
}

// ParkingPlacesWith returns how many cars could park with the component built (B27).
func (c *Clinic) ParkingPlacesWith(b *Blueprint, component Component, perStreet, perLot int) int {
	places := c.ParkingPlaces(perStreet, perLot)
	if c.Streets().Has(component.Space) && (b.Where == OnGrid || b.Where == OnGround) {
		places -= perStreet
		if b.Kind == ParkingLot {
			places += perLot
		}
	}
	return places
}

// Cars returns the number of cars. Each belongs to somebody in the clinic (B61, B62).
func (c *Clinic) Cars() int {
	cars := 0
	for i := range c.People {
		if c.People[i].Car {
			cars++
		}
	}
	return cars
}

// ParkedCar is a car where it is drawn: its owner, and its place within the space. On a street, place 0 is at the
// north side, 1 east, 2 south, 3 west.
type ParkedCar struct {
	Person int // index in People
	Space  Space
	Place  int
}

// Parked appends the place of each car to the list, in the order of People: lots fill first, then
// streets, by rising Index. Bit p of closed[space] keeps place p of that space free of cars; closed may
// be nil. Cars without a place are left out.
func (c *Clinic) Parked(perStreet, perLot int, closed *[MaxSpaces]uint8, list []ParkedCar) []ParkedCar {
	left := [...]struct {
		spaces Spaces
		places int
	}{{c.Of(ParkingLot), perLot}, {c.Streets(), perStreet}}
	kind, place := 0, 0
	for i := range c.People {
		if !c.People[i].Car {
			continue
		}
		for kind < len(left) {
			if left[kind].spaces == 0 {
				kind++
				continue
			}
			index := left[kind].spaces.first()
			if place == left[kind].places {
				left[kind].spaces &= left[kind].spaces - 1
				place = 0
				continue
			}
			place++
			if closed == nil || closed[index]>>(place-1)&1 == 0 {
				list = append(list, ParkedCar{Person: i, Space: SpaceAt(index), Place: place - 1})
				break
			}
		}
	}
	return list
}
