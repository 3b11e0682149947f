package plan

import (
	"cmp"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// agent is a person who may do one of several things, or an errand that one of several people may do.
type agent struct {
	from, to int  // its options
	worker   int  // index of the doctor, none for patients
	group    int  // of an untreated patient, none for an errand
	twin     bool // interchangeable with the agent before
}

// option is one thing that an agent may do.
type option struct {
	worth   int64 // without what nurses and orderlies do
	dollars int   // what Business pays, less what the way adds to upkeep
	upkeep  int   // what the way adds
	points  int
	price   int64 // what Prices say of a treated patient and of the doctor's level
	time    int16 // the agent's time
	brings  int16 // the patient's time
	by      int16 // the patient's trip, none if it stays
	room    int8  // where the agent ends, none if it stays outside
	place   int8  // room in which the agent takes a place
	group   int8  // of the patient who is treated or moved
	bed     int8  // room in which the patient takes a bed
	frees   int8  // room in which the patient frees a bed
	nurses  int8  // nurses needed in the room
	team    int8  // doctors needed
	back    bool  // whether the patient goes back to pre-admissions
	full    bool  // allowed only if no bed is free for the patient
	reduced int64 // worth less the prices of what it uses
}

// nothing is the option of an agent who stays.
var nothing = option{by: none, room: none, place: none, group: none, bed: none, frees: none}

// offer finds everything that people may do that could matter.
func (b *board) offer() {
	for i := range b.groups {
		g := &b.groups[i]
		if room := b.left(g); room != none && (g.ways != none || b.errand.asked && b.errand.may(&b.people[g.first])) {
			b.rooms[room].loose += g.count
		}
	}
	b.offerErrand()
	for d := range b.doctors {
		b.offerDoctor(d)
	}
	for i := range b.groups {
		if g := &b.groups[i]; b.settles(g) {
			for n := range g.count {
				b.offerPlaces(i, n > 0)
			}
		}
	}
	b.sortAgents()
	b.lookAtNurses()
}

// settles reports whether it can matter where the untreated patients of a group are.
func (b *board) settles(g *group) bool {
	switch {
	case g.ways == none:
		return false
	case g.stays != always, g.pays > 0 && b.prices.Point > 0 && g.ends&g.payTo != 0, g.loose, b.after.most > 0:
		return true
	}
	return g.leave && b.mayPass()
}

// mayPass reports whether a patient could get somewhere faster through the waiting room.
func (b *board) mayPass() bool {
	for i := range b.trips {
		if b.trips[i].passes {
			return true
		}
	}
	return false
}

// offerErrand finds which patients could do the errand.
func (b *board) offerErrand() {
	if !b.errand.asked {
		return
	}
	a := agent{from: len(b.options), worker: none, group: none}
	b.options = append(b.options, nothing)
	room := int8(b.room(b.errand.at))
	for i := range b.groups {
		g := &b.groups[i]
		person := &b.people[g.first]
		if !b.errand.may(person) {
			continue
		}
		ways := b.waysOf(person)
		o := nothing
		o.brings, o.by, o.place, o.group, o.frees = b.ways[ways].To(b.errand.at), int16(b.tripBy(ways)), room, int8(i), b.left(g)
		if o.brings == clinic.Unreachable {
			continue
		}
		o.points = g.lost - b.lostAs(b.as(g.first, b.errand.at)) - g.stayPays
		o.worth = int64(o.points)*b.prices.Point - int64(o.brings)*b.prices.Time
		b.options = append(b.options, o)
	}
	b.add(a)
}

// add completes the options of an agent, sorted with the best first.
func (b *board) add(a agent) {
	a.to = len(b.options)
	slices.SortStableFunc(b.options[a.from:a.to], func(a, b option) int { return cmp.Compare(b.worth, a.worth) })
	b.agents = append(b.agents, a)
}

// left returns the room whose bed a moving patient of the group frees, or none.
func (b *board) left(g *group) int8 {
	if at := b.people[g.first].At; at.Area == clinic.Inside {
		if room := int8(b.room(at.Space)); b.rooms[room].beds < many {
			return room
		}
	}
	return none
}

// offerDoctor finds what a doctor may do.
func (b *board) offerDoctor(d int) {
	w := &b.doctors[d]
	a := agent{from: len(b.options), worker: d, group: none}
	floor := b.offerIdle(w)
	if b.c.Works(&b.people[w.index]) {
		b.teaching = b.teach(&b.people[w.index])
		for i := range b.groups {
			b.offerTreatments(w, i, floor)
		}
	}
	b.add(a)
}

// offerIdle finds where a doctor may be who treats no one, and returns the highest worth of such a place that no one
// else could want.
func (b *board) offerIdle(w *worker) (floor int64) {
	person := &b.people[w.index]
	floor = -never
	add := func(space clinic.Space, time int16) {
		o := nothing
		o.time, o.room = time, int8(b.room(space))
		if b.rooms[o.room].doctors < many {
			o.place = o.room
		}
		o.points, o.price = b.papers(w.index, space), b.career(w.index, space)
		o.worth = int64(o.points)*b.prices.Point - int64(time)*b.prices.Time + o.price
		if o.worth <= floor && !(b.errand.asked && space == b.errand.at) {
			return
		}
		if o.place == none {
			floor = o.worth
		}
		b.options = append(b.options, o)
	}
	if person.At.Area == clinic.Inside && w.stays {
		add(person.At.Space, 0)
	}
	if person.At.Area != clinic.Inside && w.stays {
		o := nothing
		o.price = b.careerOf(b.c, person)
		o.worth = o.price
		floor = o.worth
		b.options = append(b.options, o)
	}
	if w.ways == none {
		return floor
	}
	ways := &b.ways[w.ways]
	if b.errand.asked && b.errand.may(person) {
		if time := ways.To(b.errand.at); time != clinic.Unreachable {
			add(b.errand.at, time)
		}
	}
	for space := range (w.ends & b.hubs).All() { // they hold anyone, so they come first
		if time := ways.To(space); time != clinic.Unreachable {
			add(space, time)
		}
	}
	for space := range (w.ends &^ b.hubs).All() {
		if time := ways.To(space); time != clinic.Unreachable && !(b.errand.asked && space == b.errand.at) {
			add(space, time)
		}
	}
	return floor
}

// papers returns the points that a doctor in a space earns by research (B35).
func (b *board) papers(index int, space clinic.Space) int {
	if b.people[index].Kind == clinic.Doctor && b.c.Clinic().At(space).Kind == clinic.Laboratory && b.c.Works(&b.people[index]) {
		return b.c.Number(game.LaboratoryPopularity)
	}
	return 0
}

// career returns the worth of the level that a person has after Admin if it is in this space and treats no one.
func (b *board) career(index int, space clinic.Space) int64 {
	if !b.research {
		return 0
	}
	return b.careerOf(b.c, b.as(index, space))
}

// teach returns the same for a doctor who treats.
func (b *board) teach(doctor *clinic.Person) int64 {
	if !b.research {
		return 0
	}
	c := b.c
	b.business = *c.State // as if Business had come
	b.owners = append(b.owners[:0], c.State.Players...)
	b.business.Players = b.owners
	if len(b.taught) == 0 {
		b.taught = []game.Treatment{{Doctors: make([]string, 1)}}
	}
	b.taught[0].Doctors[0] = doctor.ID
	b.owners[c.Player].Turn.Treatments = b.taught
	c.State = &b.business
	b.there = *doctor
	b.there.At = clinic.Place{Area: clinic.Waiting}
	return b.careerOf(c, &b.there)
}

func (b *board) careerOf(c game.Context, doctor *clinic.Person) int64 {
	if !b.research || doctor.Kind != clinic.Doctor {
		return 0
	}
	return b.prices.career(c, doctor)
}

// offerTreatments finds where a doctor may treat a patient of the group. It omits what is worth less than a place
// that no one else could want.
func (b *board) offerTreatments(w *worker, group int, floor int64) {
	g := &b.groups[group]
	if at := b.people[g.first].At; at.Area == clinic.Inside {
		b.offerTreatment(w, group, at.Space, floor)
	}
	for space := range g.ends.All() {
		b.offerTreatment(w, group, space, floor)
	}
}

func (b *board) offerTreatment(w *worker, group int, space clinic.Space, floor int64) {
	time, can := b.time(w, space)
	if !can {
		return
	}
	g := &b.groups[group]
	patient := b.asPatient(g, space)
	if !b.c.Treatable(patient) || !b.c.NoRoomFor(patient).None() {
		return
	}
	doctor := &b.people[w.index]
	o := nothing
	o.team = int8(b.c.DoctorsNeeded(patient))
	b.team = b.team[:0]
	for range o.team {
		b.team = append(b.team, doctor)
	}
	pairing := game.Pairing{Space: space, Doctor: doctor, Patient: patient, Team: b.team}
	if !b.c.MayTreat(pairing).None() {
		return
	}
	o.room = int8(b.room(space))
	if !b.people[g.first].In(space) {
		if o.team > 1 {
			o.room = int8(b.roomOfTeam(g.first, space))
		}
		o.bed, o.frees = o.room, b.left(g)
		if b.rooms[o.room].beds >= many {
			o.bed = none
		}
	}
	o.dollars, o.points, o.time, o.group = b.c.Income(pairing), g.lost-g.stayPays, time, int8(group)
	o.nurses = int8(b.c.NursesNeeded(pairing))
	if b.rooms[o.room].doctors < many {
		o.place = o.room
	}
	if level := patient.Level; level >= 0 && int(level) < len(b.prices.Treated) {
		o.price = b.prices.Treated[level]
	}
	o.price += b.teaching
	o.worth = int64(o.dollars)*b.prices.Dollar + int64(o.points)*b.prices.Point - int64(time)*b.prices.Time + o.price
	if o.team > 1 {
		b.offerPart(o, g, space, doctor)
		return
	}
	add := func(o option) {
		if o.frees != none || o.worth+b.relief(o.dollars) > floor {
			b.options = append(b.options, o)
		}
	}
	if b.people[g.first].In(space) {
		add(o)
		return
	}
	b.eachTrip(g, space, func(trip int, brings int16) {
		o := o
		o.by, o.brings = int16(trip), brings
		o.worth -= int64(o.brings) * b.prices.Time
		b.soil(g, &o)
		add(o)
	})
}

// offerPart lets a doctor be one of two who treat a patient together. Each of them counts half of what that is worth,
// rounded up; the excess is taken off at the end.
func (b *board) offerPart(o option, g *group, space clinic.Space, doctor *clinic.Person) {
	if o.team > 2 || doctor.Kind != clinic.Doctor {
		b.unsure = true
		return
	}
	room := &b.rooms[o.room]
	room.part = part{dollars: o.dollars, points: o.points}
	if o.bed != none || !b.people[g.first].In(space) {
		best := int16(-1)
		b.eachTrip(g, space, func(trip int, brings int16) {
			if best < 0 || brings < best {
				best, room.part.by, room.part.brings = brings, int16(trip), brings
			}
		})
		if best < 0 {
			return
		}
	}
	o.by = none
	own := o.price - b.prices.Treated[b.people[g.first].Level]
	room.part.worth = o.worth - own + int64(o.time)*b.prices.Time - int64(room.part.brings)*b.prices.Time
	o.worth = half(room.part.worth) + own - int64(o.time)*b.prices.Time
	o.dollars = (o.dollars + 1) / 2
	b.options = append(b.options, o)
}

// half returns half of worth, rounded up.
func half(worth int64) int64 { return (worth + 1) >> 1 }

// relief returns the most that more dollars can save of the popularity that missing ones cost.
func (b *board) relief(dollars int) int64 {
	if b.owed <= 0 {
		return 0
	}
	return int64(min(dollars, b.owed)*b.missingDollar()) * b.prices.Point
}

// offerPlaces finds where an untreated patient may be.
func (b *board) offerPlaces(group int, twin bool) {
	g := &b.groups[group]
	a := agent{from: len(b.options), worker: none, group: group, twin: twin}
	b.options = append(b.options, nothing)
	person := &b.people[g.first]
	for space := range g.ends.All() {
		if person.In(space) || b.errand.asked && space == b.errand.at {
			continue
		}
		o := nothing
		o.room, o.group, o.frees = int8(b.room(space)), int8(group), b.left(g)
		if _, held := b.c.Holding(space, clinic.Patient); !held { // no bed, so only if none is free
			o.full = true
		} else if b.rooms[o.room].beds < many {
			o.bed = o.room
		}
		if o.points = g.lost - b.lostAs(b.as(g.first, space)) - g.stayPays; g.payTo.Has(space) {
			o.points += g.pays
		}
		b.eachTrip(g, space, func(trip int, brings int16) {
			o := o
			o.by, o.brings = int16(trip), brings
			o.worth = int64(o.points)*b.prices.Point - int64(brings)*b.prices.Time
			b.soil(g, &o)
			b.options = append(b.options, o)
		})
	}
	if g.back {
		o := nothing
		o.group, o.frees, o.back, o.full = int8(group), b.left(g), true, true
		b.there = *person
		b.there.At = clinic.Place{Area: clinic.PreAdmissions}
		o.points = g.lost - b.lostAs(&b.there) - g.stayPays
		o.worth = int64(o.points) * b.prices.Point
		b.options = append(b.options, o)
	}
	b.add(a)
}

// sortAgents puts the errand first and doctors before patients; among those, the ones with the most to gain first,
// with interchangeable ones next to each other.
func (b *board) sortAgents() {
	part := func(a *agent) int {
		switch {
		case a.worker != none:
			return 1
		case a.group == none:
			return 0
		}
		return 2
	}
	kin := func(a *agent) int {
		if a.worker == none {
			return many + a.group
		}
		return b.doctors[a.worker].kin
	}
	best := func(a *agent) int64 {
		if a.from == a.to {
			return -never
		}
		return b.options[a.from].worth
	}
	slices.SortStableFunc(b.agents, func(x, y agent) int {
		return cmp.Or(cmp.Compare(part(&x), part(&y)), cmp.Compare(best(&y), best(&x)), cmp.Compare(kin(&x), kin(&y)))
	})
	for i := range b.agents {
		b.agents[i].twin = i > 0 && kin(&b.agents[i]) == kin(&b.agents[i-1]) && part(&b.agents[i]) == part(&b.agents[i-1])
	}
}
