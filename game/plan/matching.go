package plan

// matching assigns takers to slots at the least total cost: the Hungarian method, slot by slot.
type matching struct {
	of       []int // for each taker, from 1: the slot, from 1, or 0
	before   []int
	slot, by []int64 // the potentials of slots and takers
	slack    []int64
	seen     []bool
	costs    []int64
	takers   int
}

// least returns the least cost of giving every slot a taker of its own; there must be at least as many takers as
// slots. A cost may be anything up to never, even negative.
func (m *matching) least(slots, takers int, cost func(slot, taker int) int64) int64 {
	m.takers = takers
	m.of, m.before = zeroed(m.of, takers+1), zeroed(m.before, takers+1)
	m.slot, m.by = zeroed(m.slot, slots+1), zeroed(m.by, takers+1)
	m.slack, m.seen = sized(m.slack, takers+1), sized(m.seen, takers+1)
	m.costs = sized(m.costs, slots*takers)
	for s := range slots {
		for t := range takers {
			m.costs[s*takers+t] = cost(s, t)
		}
	}
	for s := 1; s <= slots; s++ {
		m.place(s)
	}
	total := int64(0)
	for t := 1; t <= takers; t++ {
		if m.of[t] > 0 {
			total += m.costs[(m.of[t]-1)*takers+t-1]
		}
	}
	return total
}

// place gives one more slot a taker; takers of other slots may change for that.
func (m *matching) place(slot int) {
	m.of[0] = slot
	at := 0
	for t := range m.slack {
		m.slack[t], m.seen[t] = never*64, false
	}
	for m.of[at] != 0 {
		m.seen[at] = true
		s, next, delta := m.of[at], 0, never*64
		for t := 1; t <= m.takers; t++ {
			if m.seen[t] {
				continue
			}
			if now := m.costs[(s-1)*m.takers+t-1] - m.slot[s] - m.by[t]; now < m.slack[t] {
				m.slack[t], m.before[t] = now, at
			}
			if m.slack[t] < delta {
				delta, next = m.slack[t], t
			}
		}
		for t := 0; t <= m.takers; t++ {
			if m.seen[t] {
				m.slot[m.of[t]] += delta
				m.by[t] -= delta
			} else {
				m.slack[t] -= delta
			}
		}
		at = next
	}
	for at != 0 {
		m.of[at] = m.of[m.before[at]]
		at = m.before[at]
	}
}
