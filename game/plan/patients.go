package plan

import (
	"clinic/game"
	"clinic/game/clinic"
)

// part is what a treatment by two doctors brings.
type part struct {
	worth      int64
	dollars    int
	points     int
	brings, by int16
}

// trip is a way to bring patients in.
type trip struct {
	ways   int  // index of the ways
	mode   int  // index of the mode, none for on foot
	passes bool // through the waiting room, once there is a place in it
	count  int  // how many patients can take it
}

// group is a number of interchangeable patients in the same place.
type group struct {
	first, count int
	ways         int           // on foot, none if they can't move
	from, to     int           // trips
	ends         clinic.Spaces // where they may go, including full rooms that others may leave
	lost         int           // points that each of them costs if untreated
	stayPays     int           // points that each of them brings if it stays untreated
	pays         int           // points for each that ends untreated in payTo
	payTo        clinic.Spaces
	seeks        clinic.Spaces // beds that they have to go to
	stays        int           // always, ifFull or nowhere
	back         bool          // they may go back to pre-admissions
	drawn        bool          // chance turns each of them into likely, over that space
	over         clinic.Space
	likely       clinic.Person
	trail        *game.Duty // the extra cost of their way, or nil
	leave        bool       // they are in the waiting room, and it is full
	loose        bool       // they are in a room that they may leave
	team         int        // doctors needed for each
}

// addPatient looks at a person who can be treated.
func (b *board) addPatient(index int) {
	person := &b.people[index]
	for i := range b.groups {
		g := &b.groups[i]
		if equal(person, &b.people[g.first]) {
			last := g.first
			for b.next[last] != none {
				last = b.next[last]
			}
			b.next[last] = index
			g.count++
			b.unsure = b.unsure || g.trail != nil
			return
		}
	}
	b.groups = append(b.groups, group{first: index, count: 1, ways: none, from: len(b.trips), lost: b.lostAs(person), team: b.c.DoctorsNeeded(person)})
	g := &b.groups[len(b.groups)-1]
	if b.c.MayMove(person).None() {
		g.ends = b.endsOf(person)
		b.begin = b.c.Sources(person, b.begin[:0])
		for space := range b.freed.All() { // straight into a room that others may leave
			if spec := b.c.Rules.Component(b.c.Clinic().At(space).Kind); spec.Direct && !spec.OnFrom && person.At.Area == clinic.PreAdmissions {
				b.begin = append(b.begin, clinic.Source{How: clinic.Direct, Space: space, Stays: true})
			}
		}
		g.ways = b.waysFrom(b.begin, none, &b.costs)
		b.trips = append(b.trips, trip{ways: g.ways, mode: none, count: many})
		if b.passing && person.At.Area == clinic.PreAdmissions && b.c.MayEnd(person, b.waiting).Key == "no_bed_free" {
			pass := b.waysFrom(append(b.begin, clinic.Source{How: clinic.Direct, Space: b.waiting}), none, &b.costs)
			b.trips = append(b.trips, trip{ways: pass, mode: none, passes: true, count: many})
		}
		b.addModes(person)
		b.guess(g)
		g.leave = b.passing && person.In(b.waiting)
		g.loose = person.At.Area == clinic.Inside && (!b.c.AtHome() || b.c.Staff(person))
	}
	g.to = len(b.trips)
	b.lookAtDuties(g)
}

// guess treats a patient whom chance changes on its way as if the most likely change had happened.
func (b *board) guess(g *group) {
	guesses := b.c.Rules.Guesses()
	person := &b.people[g.first]
	for i := range guesses {
		likely, over, ok := guesses[i].As(b.c, person)
		if !ok || !g.ends.Has(over) {
			continue
		}
		there := b.ways[g.ways].To(over)
		g.ends &^= clinic.One(over)
		if there == clinic.Unreachable {
			continue
		}
		g.drawn, g.over, g.likely, b.unsure = true, over, likely, true
		g.ends = b.endsOf(&g.likely)
		b.begin = append(b.begin[:0], clinic.Source{How: clinic.Start, Space: over})
		on := b.waysFrom(b.begin, none, &b.costs)
		b.sources, b.modes = append(b.sources, nil), append(b.modes[:len(b.sources)], many)
		b.ways = append(b.ways, b.ways[on])
		g.ways = len(b.ways) - 1
		for j := range b.ways[g.ways].Time {
			if time := &b.ways[g.ways].Time[j]; *time != clinic.Unreachable {
				*time += there
			}
		}
		b.trips = append(b.trips[:g.from], trip{ways: g.ways, mode: none, count: many})
	}
}

// lostAs returns the points lost if the person is not treated.
func (b *board) lostAs(person *clinic.Person) int {
	if b.worsening.Worsening(person) == game.WorsensDies {
		return b.worsening.DeathCost(person)
	}
	return 0
}

// endsOf returns the spaces where a patient may end, including full ones that others may leave.
func (b *board) endsOf(person *clinic.Person) clinic.Spaces {
	ends := b.ends.Of(b.c, person)
	b.freed = 0
	if b.c.AtHome() && len(b.c.Rules.Duties()) == 0 {
		return ends
	}
	for space := range (b.c.Clinic().Modules() &^ ends).All() {
		if !person.In(space) && b.c.MayEnd(person, space).Key == "no_bed_free" {
			b.freed |= clinic.One(space)
		}
	}
	ends |= b.freed
	return ends
}

// addModes adds the trips of a patient by other modes than on foot.
func (b *board) addModes(person *clinic.Person) {
	for i := range b.c.Rules.Modes() {
		mode := &b.c.Rules.Modes()[i]
		if !mode.May(b.c, person).None() {
			continue
		}
		b.ride = b.c.Costs()
		mode.Costs(b.c, person, &b.ride)
		b.begin = mode.Sources(b.c, person, b.begin[:0])
		for j := range b.begin {
			ways := b.waysFrom(b.begin[j:j+1:j+1], i, &b.ride)
			count := many
			if mode.Room != nil {
				count = mode.Room(b.c, b.begin[j])
			}
			b.trips = append(b.trips, trip{ways: ways, mode: i, count: count})
		}
	}
}

// eachTrip calls do for the trips of a group that bring a patient to a space: the one on foot, and all that are
// faster.
func (b *board) eachTrip(g *group, space clinic.Space, do func(trip int, time int16)) {
	onFoot := int16(clinic.Unreachable)
	for i := g.from; i < g.to; i++ {
		time := b.ways[b.trips[i].ways].To(space)
		if time == clinic.Unreachable || i > g.from && onFoot != clinic.Unreachable && time >= onFoot {
			continue
		}
		if i == g.from {
			onFoot = time
		}
		do(i, time)
	}
}

// soil adds the extra cost of the patient's way to an option.
func (b *board) soil(g *group, o *option) {
	if g.trail == nil || o.by == none {
		return
	}
	way := b.ways[b.trips[o.by].ways].Way(b.rooms[o.room].space, nil)
	o.upkeep = g.trail.Trail(b.c, &b.people[g.first], way)
	o.dollars -= o.upkeep
	o.worth -= int64(o.upkeep) * b.prices.Dollar
}

// tripBy returns the index of the trip on foot by those ways.
func (b *board) tripBy(ways int) int {
	for i := range b.trips {
		if b.trips[i].ways == ways && b.trips[i].mode == none {
			return i
		}
	}
	b.trips = append(b.trips, trip{ways: ways, mode: none, count: many})
	return len(b.trips) - 1
}

// asPatient returns a patient of the group as if in this space.
func (b *board) asPatient(g *group, space clinic.Space) *clinic.Person {
	b.as(g.first, space)
	if g.drawn {
		b.there.Level = g.likely.Level
	}
	return &b.there
}
