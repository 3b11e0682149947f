package clinic

// OutsideSlot is a place for a small component: a side of a space on the border of the grid (B11).
type OutsideSlot struct {
	Space Space `json:"space"`
	Side  Side  `json:"side"`
}

// Border reports whether that side of the space is on the border of the grid (B11).
func (c *Clinic) Border(s Space, side Side) bool {
	return side != NoSide && c.Contains(s) && !c.Contains(s.Next(side))
}

// Slots appends every outside slot of that floor to the list, by rising Index and side: 14 on 4×3, 12 on 3×3 (B11).
func (c *Clinic) Slots(floor int8, list []OutsideSlot) []OutsideSlot {
	for y := range c.Rows {
		for x := range c.Columns {
			s := Space{floor, x, y}
			for _, side := range Sides {
				if c.Border(s, side) {
					list = append(list, OutsideSlot{s, side})
				}
			}
		}
	}
	return list
}

// InSlot returns the small component in that outside slot, nil if there is none.
func (c *Clinic) InSlot(s Space, side Side) *Outside {
	for i := range c.Outside {
		if o := &c.Outside[i]; o.Space == s && o.Side == side {
			return o
		}
	}
	return nil
}
