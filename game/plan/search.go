package plan

import "clinic/game/clinic"

// How many choices are tried before the bound is sharpened, and at most.
const (
	easyNodes = 200
	mostNodes = 40000
)

// solution is the best choice found: the option of each agent.
type solution struct {
	best   int64
	chosen []int
	found  bool
	exact  bool
}

// finder tries what the agents may do, one after another.
type finder struct {
	now     []int
	taken   []int // for each group: patients who are used; each doctor of a team counts
	where   []int // for each group: the room of the first doctor of a team
	fulls   []int // for each group: patients who are where only those without a bed may go
	beds    []int // for each room: taken by patients who come, less those that are left
	places  []int // taken by doctors, or by the one who does the errand
	needed  []int // nurses
	used    []int // for each trip
	most    []int64
	dollars []int // the most that the agents from there on can bring
	leaves  int
	nodes   int
	limit   int
	lack    int   // nurses needed beyond the rooms' own
	helping int64 // the least that nurses cost so far
	stuck   bool
	goer    goer // who does the errand if no doctor or patient does
	sharp   bound
}

// search finds the best choice for all agents by branch and bound.
func (b *board) search() {
	b.best, b.found, b.exact = -never*100, false, true
	b.chosen = b.chosen[:0]
	b.now = sized(b.now, len(b.agents))
	b.forget()
	b.nodes, b.goer = 0, nobody
	b.most = sized(b.most, len(b.agents)+1)
	b.dollars = sized(b.dollars, len(b.agents)+1)
	b.most[len(b.agents)], b.dollars[len(b.agents)] = 0, 0
	for i := len(b.agents) - 1; i >= 0; i-- {
		a := &b.agents[i]
		if a.from == a.to {
			return // an agent has nowhere to be
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
	start := b.fixed + b.supplyBest() + b.after.worth
	b.from(0, start, b.after.most, 0)
	if b.stuck {
		b.sharpen()
		b.nodes, b.limit, b.stuck = 0, mostNodes, false
		b.from(0, start, b.after.most, b.sharp.start+b.after.worth)
		b.exact = !b.stuck
	}
}

// forget resets the counts to no one being anywhere.
func (b *board) forget() {
	b.taken, b.where = zeroed(b.taken, len(b.groups)), zeroed(b.where, len(b.groups))
	b.fulls = zeroed(b.fulls, len(b.groups))
	b.beds, b.places, b.needed = zeroed(b.beds, len(b.rooms)), zeroed(b.places, len(b.rooms)), zeroed(b.needed, len(b.rooms))
	b.used = zeroed(b.used, len(b.trips))
	b.leaves, b.lack, b.helping = 0, 0, b.help.atLeast
}

// from tries what the agents from k on may do, after choices with this worth and these dollars. reduced is the same
// worth as the sharp bound counts it.
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
			return // the other options are worth no more
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

// take takes what an option uses; it returns false if that is not free.
func (b *board) take(o *option) bool {
	bed, nurses, by := o.bed, int(o.nurses), o.by
	switch {
	case o.group == none:
	case o.team > 1:
		g := int(o.group)
		if b.taken[g]%int(o.team) > 0 { // the second doctor joins the first, who has brought everybody else
			if b.where[g] != int(o.room) {
				return false
			}
			bed, nurses, by = none, 0, none
		} else if b.taken[g] >= b.groups[g].count*int(o.team) {
			return false
		}
	case b.taken[o.group] >= b.groups[o.group].count:
		return false
	}
	if bed != none && b.beds[bed] >= b.rooms[bed].beds+b.rooms[bed].loose ||
		o.place != none && b.places[o.place] >= b.rooms[o.place].doctors ||
		by != none && b.used[by] >= b.trips[by].count || nurses > 0 && !b.need(o.room, nurses) {
		return false
	}
	b.move(o, bed, nurses, by, 1)
	return true
}

// leave gives back what take took.
func (b *board) leave(o *option) {
	bed, nurses, by := o.bed, int(o.nurses), o.by
	if o.team > 1 && b.taken[o.group]%int(o.team) == 0 {
		bed, nurses, by = none, 0, none
	}
	b.move(o, bed, nurses, by, -1)
	if nurses > 0 {
		b.needNot(o.room, nurses)
	}
}

// move counts what an option uses, or with −1 gives it back.
func (b *board) move(o *option, bed int8, nurses int, by int16, one int) {
	if o.group != none {
		if o.team > 1 && one > 0 {
			b.where[o.group] = int(o.room)
		}
		b.taken[o.group] += one
		if o.full {
			b.fulls[o.group] += one
		}
	}
	if bed != none {
		b.beds[bed] += one
	}
	if o.frees != none && (o.team <= 1 || bed != none) {
		b.beds[o.frees] -= one
		if b.passing && b.rooms[o.frees].space == b.waiting {
			b.leaves += one
		}
	}
	if o.place != none {
		b.places[o.place] += one
	}
	if by != none {
		b.used[by] += one
	}
}

// need asks for this many more nurses in a room; it returns false if there are not enough.
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

// needNot undoes need.
func (b *board) needNot(room int8, nurses int) {
	lack, away := b.lacking(room)
	b.needed[room] -= nurses
	less, nearer := b.lacking(room)
	b.lack -= lack - less
	b.helping -= away - nearer
}

// lacking returns how many nurses a room needs beyond its own, and the least cost of those who are not there.
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

// short returns the cost of the dollars that are missing at this income, however much orderlies save.
func (b *board) short(dollars int) int64 {
	return int64(max(0, b.owed-b.supplies[0].most-dollars)*b.missingDollar()) * b.prices.Point
}

// finish computes what a complete choice is worth.
func (b *board) finish(worth int64, dollars int) {
	if !b.allowed() {
		return
	}
	worth -= b.supplyBest() + b.after.worth
	dollars -= b.after.most
	for i := range b.groups {
		if b.groups[i].team > 1 && b.taken[i] > 0 { // each of the two doctors counted half, rounded up
			part := &b.rooms[b.where[i]].part
			worth -= 2*half(part.worth) - part.worth
			dollars -= part.dollars % 2
		}
	}
	if len(b.after.all) > 0 {
		if worth+b.supplyBest()+b.after.worth-b.helping <= b.best {
			return
		}
		more, time := b.after.come(b)
		worth += int64(more)*b.prices.Dollar - int64(time)*b.prices.Time
		dollars += more
	}
	total, goer := b.complete(worth, dollars)
	switch {
	case total <= b.best:
	case b.different.most > 0:
		b.different.note(b)
	default:
		b.best, b.found, b.goer = total, true, goer
		b.chosen = append(b.chosen[:0], b.now...)
	}
}

// goer is a nurse or an orderly who does an errand.
type goer struct{ nurse, orderly int }

var nobody = goer{none, none}

// complete adds what nurses and orderlies do.
func (b *board) complete(worth int64, dollars int) (total int64, who goer) {
	total, who = -never*100, nobody
	if !b.errand.asked || b.places[b.roomAt[b.errand.at.Index()]] > 0 {
		if cost, possible := b.help.cost(b, none); possible {
			if _, saved := b.supplies[0].choose(b, dollars); saved > -never/2 {
				total = worth - cost + saved
			}
		}
		return total, who
	}
	for i := range b.nurses {
		time, can := b.errandTime(&b.nurses[i])
		if !can || b.nurses[i].kin < i {
			continue
		}
		if cost, possible := b.help.cost(b, i); possible {
			_, saved := b.supplies[0].choose(b, dollars)
			if now := worth - cost - time + saved; saved > -never/2 && now > total {
				total, who = now, goer{i, none}
			}
		}
	}
	if cost, possible := b.help.cost(b, none); possible {
		for i := range b.orderlies {
			time, can := b.errandTime(&b.orderlies[i])
			if !can || b.orderlies[i].kin < i {
				continue
			}
			_, saved := b.supplies[i+1].choose(b, dollars)
			if now := worth - cost - time + saved; saved > -never/2 && now > total {
				total, who = now, goer{none, i}
			}
		}
	}
	return total, who
}

// errandTime returns the cost for a member of the staff to do the errand.
func (b *board) errandTime(w *worker) (int64, bool) {
	person := &b.people[w.index]
	if w.ways == none || !b.errand.may(person) {
		return 0, false
	}
	time := b.ways[w.ways].To(b.errand.at)
	return int64(time) * b.prices.Time, time != clinic.Unreachable
}

// allowed reports whether Move may end like this.
func (b *board) allowed() bool {
	for r := range b.rooms {
		room := &b.rooms[r]
		if room.loose > 0 && b.beds[r] > room.beds ||
			room.same != none && b.beds[r] > 0 && (b.places[room.same] > 0 || b.beds[room.same] > 0) {
			return false
		}
	}
	if b.leaves == 0 {
		for i := range b.trips {
			if b.trips[i].passes && b.used[i] > 0 {
				return false
			}
		}
	}
	for i := range b.groups {
		g := &b.groups[i]
		if g.team > 1 && b.taken[i]%g.team != 0 {
			return false
		}
		if g.stays == always && b.fulls[i] == 0 {
			continue
		}
		rest := 0
		if g.stays != always {
			rest = g.count - b.taken[i]
		}
		if rest > 0 && g.stays == nowhere || (rest > 0 || b.fulls[i] > 0) && !b.allFull(g) {
			return false
		}
	}
	return true
}

// allFull reports whether no bed is free for the patients of a group.
func (b *board) allFull(g *group) bool {
	for space := range (g.seeks & g.ends).All() {
		room := b.room(space)
		if beds := b.rooms[room].beds; beds < many && b.beds[room] < beds && b.ways[g.ways].To(space) != clinic.Unreachable {
			return false
		}
	}
	return true
}

// sized returns a list of this length in the memory of list, if that is large enough.
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
