package game

import "clinic/game/clinic"

// Places returns how many cars can park in the player's clinic (B60).
func (c Context) Places() int { return c.placesWith(clinic.Space{Floor: -1}, "") }

// FreePlaces returns how many more cars can park; negative in a position that has too many (B61).
func (c Context) FreePlaces() int { return c.Places() - c.Clinic().Cars() }

// placesWith returns the number of places as if a component of that kind filled the space (B27).
func (c Context) placesWith(filled clinic.Space, with clinic.Kind) int {
	places, board := 0, c.Clinic()
	for y := range board.Rows {
		for x := range board.Columns {
			space := clinic.Space{X: x, Y: y}
			kind := board.At(space).Kind
			if space == filled {
				kind = with
			}
			places += c.placesOf(Lot{space, kind})
		}
	}
	return places
}

// PlacesAt returns how many cars can park in a space of Floor 0 (B60).
func (c Context) PlacesAt(space clinic.Space) int {
	return c.placesOf(Lot{space, c.Clinic().At(space).Kind})
}

func (c Context) placesOf(lot Lot) int {
	base := 0
	switch lot.Kind {
	case "":
		base = c.Number(PlacesStreet)
	case clinic.ParkingLot:
		base = c.Number(PlacesParkingLot)
	}
	return ask(c, c.Rules.hooks.Parking, lot, base)
}

// lots holds how many places each space of Floor 0 has, and how many places in all no car needs.
type lots struct {
	offers [clinic.MaxColumns * clinic.MaxRows]int
	spare  int
}

func (c Context) lots() lots {
	l := lots{spare: -c.Clinic().Cars()}
	for space := range c.Clinic().Board().Floor(0).All() {
		offers := c.PlacesAt(space)
		l.offers[space.Index()] = offers
		l.spare += offers
	}
	return l
}

// neededForCars returns the streets that no such component may fill, since the cars would lack places (B27).
func (c Context) neededForCars(spec *ComponentSpec, lots *lots) clinic.Spaces {
	var needed clinic.Spaces
	if spec.Where != clinic.OnGrid && spec.Where != clinic.OnGround {
		return needed
	}
	for space := range c.Clinic().Streets().All() {
		if lots.offers[space.Index()]-c.placesOf(Lot{space, spec.Kind}) > lots.spare {
			needed |= clinic.One(space)
		}
	}
	return needed
}
