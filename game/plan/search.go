package plan

// How many choices are looked at before the bound is made sharper, and at most.
const (
	easyNodes = 200
	mostNodes = 40000
)

// solution is the best that was found: the option that each agent takes.
type solution struct {
	best   int64
	chosen []int
	found  bool
	exact  bool
}

// finder tries what the agents may do, one after another.
type finder struct {
	now     []int
	taken   []int // of each group: who is spoken for
	beds    []int // of each room: taken by patients who come
	places  []int // taken by doctors
	needed  []int // nurses
	most    []int64
	dollars []int // most that the agents from there on can bring
	passes  int
	leaves  int
	nodes   int
	limit   int
	lack    int   // nurses who are needed beyond the rooms' own
	helping int64 // the least that nurses cost so far
	stuck   bool
	sharp   bound
}

// search finds the best choice for all agents: branch and bound.
func (b *board) search() {
	b.best, b.found, b.exact = -never*100, false, true
	b.chosen = b.chosen[:0]
	b.now = sized(b.now, len(b.agents))
	b.taken, b.beds = zeroed(b.taken, len(b.groups)), zeroed(b.beds, len(b.rooms))
	b.places, b.needed = zeroed(b.places, len(b.rooms)), zeroed(b.needed, len(b.rooms))
	b.passes, b.leaves, b.nodes, b.lack, b.helping = 0, 0, 0, 0, b.help.unneeded
	b.most = sized(b.most, len(b.agents)+1)
	b.dollars = sized(b.dollars, len(b.agents)+1)
	b.most[len(b.agents)], b.dollars[len(b.agents)] = 0, 0
	for i := len(b.agents) - 1; i >= 0; i-- {
		a := &b.agents[i]
		if a.from == a.to {
			return // somebody has nowhere to be
		}
		dollars := 0
		for _, o := range b.options[a.from:a.to] {
			dollars = max(dollars, o.dollars)
		}
		b.most[i] = b.most[i+1] + b.options[a.from].worth
		b.dollars[i] = b.dollars[i+1] + dollars
	}
	b.sharp.ready = false
	b.limit, b.stuck = easyNodes, false
	b.from(0, b.fixed+b.supply.best, 0, 0)
	if b.stuck {
		b.sharpen()
		b.nodes, b.limit, b.stuck = 0, mostNodes, false
		b.from(0, b.fixed+b.supply.best, 0, b.sharp.start)
		b.exact = !b.stuck
	}
}

// from tries what the agents from that one on may do, with so much worth and so many dollars before them. reduced is the same worth
// as the sharp bound counts it.
func (b *board) from(k int, worth int64, dollars int, reduced int64) {
	if b.nodes++; b.nodes > b.limit {
		b.stuck = true
		return
	}
	if k == len(b.agents) {
		b.finish(worth, dollars)
		return
	}
	a := &b.agents[k]
	first := a.from
	if a.twin {
		first = a.from + b.now[k-1] - b.agents[k-1].from
	}
	short := b.short(dollars + b.dollars[k])
	for i := first; i < a.to; i++ {
		o := &b.options[i]
		most := worth + o.worth + b.most[k+1] - short
		if most-b.helping <= b.best {
			return // the others are worth no more
		}
		if b.sharp.ready && reduced+o.reduced+b.sharp.most[k+1]-short <= b.best || !b.take(o) {
			continue
		}
		if most-b.helping > b.best {
			b.now[k] = i
			b.from(k+1, worth+o.worth, dollars+o.dollars, reduced+o.reduced)
		}
		b.leave(o)
		if b.stuck {
			return
		}
	}
}

// take takes the places of an option; false where they are not free.
func (b *board) take(o *option) bool {
	switch {
	case o.group != none && b.taken[o.group] >= b.groups[o.group].count,
		o.bed != none && b.beds[o.bed] >= b.rooms[o.bed].beds,
		o.place != none && b.places[o.place] >= b.rooms[o.place].doctors:
		return false
	}
	if o.nurses > 0 && !b.need(o.room, int(o.nurses)) {
		return false
	}
	if o.group != none {
		b.taken[o.group]++
	}
	if o.bed != none {
		b.beds[o.bed]++
	}
	if o.place != none {
		b.places[o.place]++
	}
	if o.passes {
		b.passes++
	}
	if o.leaves {
		b.leaves++
	}
	return true
}

// leave gives back what take took.
func (b *board) leave(o *option) {
	if o.nurses > 0 {
		b.needNot(o.room, int(o.nurses))
	}
	if o.group != none {
		b.taken[o.group]--
	}
	if o.bed != none {
		b.beds[o.bed]--
	}
	if o.place != none {
		b.places[o.place]--
	}
	if o.passes {
		b.passes--
	}
	if o.leaves {
		b.leaves--
	}
}

// need asks for so many nurses more in a room; false where there are none.
func (b *board) need(room int8, nurses int) bool {
	lack, away := b.lacking(room)
	b.needed[room] += nurses
	more, further := b.lacking(room)
	if b.lack+more-lack > len(b.nurses) || further >= never {
		b.needed[room] -= nurses
		return false
	}
	b.lack += more - lack
	b.helping += further - away
	return true
}

// needNot takes that back.
func (b *board) needNot(room int8, nurses int) {
	lack, away := b.lacking(room)
	b.needed[room] -= nurses
	less, nearer := b.lacking(room)
	b.lack -= lack - less
	b.helping -= away - nearer
}

// lacking is how many nurses a room needs beyond its own, and the least that those of them cost who are not there.
func (b *board) lacking(room int8) (lack int, away int64) {
	r := &b.rooms[room]
	if lack = max(0, b.needed[room]-r.builtIn); lack > r.nurses {
		if r.away >= never {
			return lack, never
		}
		away = int64(lack-r.nurses) * r.away
	}
	return lack, away
}

// short is what the dollars cost that are still missing with so many of income, however much orderlies save.
func (b *board) short(dollars int) int64 {
	return int64(max(0, b.owed-b.supply.most-dollars)*b.missingDollar()) * b.prices.Point
}

// finish looks what a whole choice is worth.
func (b *board) finish(worth int64, dollars int) {
	if b.passes > 0 && b.leaves == 0 {
		return
	}
	cost, possible := b.help.cost(b)
	if !possible {
		return
	}
	_, saved := b.supply.choose(b, dollars)
	if saved < -never/2 {
		return
	}
	if total := worth - b.supply.best - cost + saved; total > b.best {
		b.best, b.found = total, true
		b.chosen = append(b.chosen[:0], b.now...)
	}
}

// sized gives a list of that length in its memory.
func sized[T any](list []T, length int) []T {
	if cap(list) < length {
		return make([]T, length)
	}
	return list[:length]
}

func zeroed[T any](list []T, length int) []T {
	list = sized(list, length)
	clear(list)
	return list
}
