package plan

import "clinic/game/clinic"

// nursing is how nurses get to where they are needed, at the least cost.
type nursing struct {
	idle     []int64 // for each nurse: the cost if she is not needed
	resting  []clinic.Space
	low      []int64 // for each nurse: the least cost of anything she can do
	unneeded int64   // the sum of idle
	atLeast  int64   // the sum of low
	helpless bool    // a nurse has nowhere to be
	slots    []int   // the rooms that lack nurses, once for each nurse that is missing
	match    matching
}

// lookAtNurses finds where nurses stand, and the cost of those who are not needed.
func (b *board) lookAtNurses() {
	h := &b.help
	h.unneeded, h.atLeast, h.helpless = 0, 0, false
	h.idle, h.resting, h.low = h.idle[:0], h.resting[:0], h.low[:0]
	for i := range b.nurses {
		cost, space := b.rest(&b.nurses[i])
		h.idle, h.resting = append(h.idle, cost), append(h.resting, space)
		low := cost
		if b.errand.asked {
			if time, can := b.errandTime(&b.nurses[i]); can {
				low = min(low, time)
			}
		}
		h.low = append(h.low, low)
		h.unneeded += cost
		h.atLeast += low
		h.helpless = h.helpless || cost >= never
	}
	for r := range b.rooms {
		room := &b.rooms[r]
		room.nurses, room.away = 0, never
		for i := range b.nurses {
			w := &b.nurses[i]
			switch time, can := b.time(w, room.space); {
			case !can:
			case b.people[w.index].In(room.space):
				room.nurses++
			default:
				room.away = min(room.away, max(0, int64(time)*b.prices.Time-h.low[i]))
			}
		}
	}
}

// rest returns the least cost of a member of the staff who is not needed, and where that is, in a place with room for
// anyone.
func (b *board) rest(w *worker) (cost int64, at clinic.Space) {
	person := &b.people[w.index]
	switch {
	case w.stays && person.At.Area != clinic.Inside:
		return 0, outside
	case w.stays:
		return 0, person.At.Space
	}
	cost = never
	if w.ways == none {
		return cost, at
	}
	for space := range w.ends.All() {
		time := b.ways[w.ways].To(space)
		if most, held := b.c.Holding(space, b.c.Rules.As(person.Kind)); time == clinic.Unreachable || !held || most >= 0 {
			continue
		}
		if here := int64(time) * b.prices.Time; here < cost {
			cost, at = here, space
		}
	}
	return cost, at
}

// cost returns the cost of all nurses, except for the one who has something else to do. It returns false if they
// can't be where they are needed.
func (h *nursing) cost(b *board, without int) (int64, bool) {
	if h.helpless {
		return 0, false
	}
	h.slots = h.slots[:0]
	away := without != none
	for r := range b.needed {
		lack, _ := b.lacking(int8(r))
		away = away || lack > b.rooms[r].nurses
		for range lack {
			h.slots = append(h.slots, r)
		}
	}
	if len(h.slots) > len(b.nurses) {
		return 0, false
	}
	if !away && h.unneeded == 0 {
		return 0, true
	}
	cost := h.match.least(len(h.slots), len(b.nurses), func(slot, nurse int) int64 {
		time, can := b.time(&b.nurses[nurse], b.rooms[h.slots[slot]].space)
		if !can || nurse == without {
			return never
		}
		return int64(time)*b.prices.Time - h.idle[nurse]
	})
	if cost >= never/2 {
		return 0, false
	}
	cost += h.unneeded
	if without != none {
		cost -= h.idle[without]
	}
	return cost, true
}
