package clinic

import (
	"iter"
	"math/bits"
)

// Spaces is a set of spaces, one bit for each Index.
type Spaces uint64

// One returns the set with only that space, which must lie on the largest grid.
func One(s Space) Spaces { return one(s.Index()) }

func one(index int) Spaces { return 1 << index }

// Has reports whether the space is in the set. A space outside every grid never is.
func (set Spaces) Has(s Space) bool {
	return s.Floor >= 0 && s.Floor < MaxFloors && s.X >= 0 && s.X < MaxColumns && s.Y >= 0 && s.Y < MaxRows &&
		set&One(s) != 0
}

// Count returns the number of spaces in the set.
func (set Spaces) Count() int { return bits.OnesCount64(uint64(set)) }

// All iterates over the set by rising Index.
func (set Spaces) All() iter.Seq[Space] {
	return func(yield func(Space) bool) {
		for ; set != 0; set &= set - 1 {
			if !yield(SpaceAt(set.first())) {
				return
			}
		}
	}
}

// First returns the space with the lowest Index. The set must not be empty.
func (set Spaces) First() Space { return SpaceAt(set.first()) }

func (set Spaces) first() int { return bits.TrailingZeros64(uint64(set)) }

// Distances in Index to the neighbors.
const (
	nextColumn = 1
	nextRow    = MaxColumns
	nextFloor  = MaxColumns * MaxRows
)

// The spaces at each border of the largest grid, and one floor of it.
const (
	oneColumn  Spaces = 1<<(0*nextRow) | 1<<(1*nextRow) | 1<<(2*nextRow)
	oneRow     Spaces = 1<<MaxColumns - 1
	oneFloor   Spaces = 1<<nextFloor - 1
	everyFloor Spaces = 1 | 1<<(1*nextFloor) | 1<<(2*nextFloor) | 1<<(3*nextFloor) | 1<<(4*nextFloor)

	westBorder  = oneColumn * everyFloor
	eastBorder  = westBorder << (MaxColumns - 1)
	northBorder = oneRow * everyFloor
	southBorder = northBorder << ((MaxRows - 1) * nextRow)
	everything  = oneFloor * everyFloor
)

// Beside returns every space that shares a side with a space of the set, on the same floor (B3).
func (set Spaces) Beside() Spaces {
	return (set&^eastBorder)<<nextColumn | (set&^westBorder)>>nextColumn |
		(set&^southBorder)<<nextRow | (set&^northBorder)>>nextRow
}

// Adjacent returns every space adjacent to a space of the set (B3), on the largest grid.
func (set Spaces) Adjacent() Spaces {
	return (set.Beside() | set<<nextFloor | set>>nextFloor) & everything
}

// Floor returns the part of the set on that floor.
func (set Spaces) Floor(floor int8) Spaces { return set & (oneFloor << (int(floor) * nextFloor)) }

// Connected returns every space of within that can be reached from the set by adjacency without leaving within.
func (set Spaces) Connected(within Spaces) Spaces {
	reached := set & within
	for {
		more := (reached | reached.Adjacent()) & within
		if more == reached {
			return reached
		}
		reached = more
	}
}

// Board returns every space that exists in this clinic, including the roof floor (B2).
func (c *Clinic) Board() Spaces { return c.ground() * everyFloor }

func (c *Clinic) ground() Spaces {
	row := Spaces(1)<<c.Columns - 1
	var ground Spaces
	for y := range int(c.Rows) {
		ground |= row << (y * nextRow)
	}
	return ground
}

// Modules returns every space with a module (B4).
func (c *Clinic) Modules() Spaces {
	var set Spaces
	for i := range c.Tiles {
		if c.Tiles[i].Module() {
			set |= one(i)
		}
	}
	return set
}

// Touches reports whether a module is adjacent to the space.
func (c *Clinic) Touches(s Space) bool {
	for set := One(s).Adjacent(); set != 0; set &= set - 1 {
		if c.Tiles[set.first()].Module() {
			return true
		}
	}
	return false
}

// Of returns every space whose tile is of that kind; for Conveyor, every space with a conveyor.
func (c *Clinic) Of(kind Kind) Spaces {
	var set Spaces
	if kind == Conveyor {
		for i := range c.Tiles {
			if c.Tiles[i].Conveyor {
				set |= one(i)
			}
		}
		return set
	}
	for i := range c.Tiles {
		if c.Tiles[i].Kind == kind {
			set |= one(i)
		}
	}
	return set
}

// HasConveyor reports whether there is any conveyor.
func (c *Clinic) HasConveyor() bool {
	for i := range c.Tiles {
		if c.Tiles[i].Conveyor {
			return true
		}
	}
	return false
}

// Streets returns every empty space of Floor 0 (B60).
func (c *Clinic) Streets() Spaces {
	set := c.ground()
	for i := range nextFloor {
		if !c.Tiles[i].Empty() {
			set &^= one(i)
		}
	}
	return set
}

// Vacant returns every empty space with something below it: streets, and the spaces straight above modules (B6, B24).
func (c *Clinic) Vacant() Spaces {
	var empty, modules Spaces
	for i := range c.Tiles {
		if t := &c.Tiles[i]; t.Empty() {
			empty |= one(i)
		} else if t.Module() {
			modules |= one(i)
		}
	}
	return (c.ground() | modules<<nextFloor) & empty
}

// Walkable returns every space that people can walk through (B72): all of Floor 0, and the
// modules above it. A helipad is not walkable.
func (c *Clinic) Walkable() Spaces { return c.ground() | c.Modules() }
