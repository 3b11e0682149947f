package plan

import (
	"cmp"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// agent is somebody who may do one of several things.
type agent struct {
	from, to int  // its options
	worker   int  // index of the doctor, none for a patient who only makes room
	group    int  // of such a patient
	twin     bool // equal to the agent before
}

// option is what one agent may do.
type option struct {
	worth   int64 // without what nurses and orderlies do
	dollars int   // that Business pays
	points  int
	time    int16 // that the agent takes
	brings  int16 // that the patient takes
	room    int8  // where the agent ends, none for who stays outside
	place   int8  // room in which it takes a place
	group   int8  // of the patient who is treated, or makes room
	bed     int8  // room in which the patient takes a bed
	nurses  int8  // that are needed in the room
	passes  bool  // the patient passes the waiting room as soon as there is a place
	leaves  bool  // the patient leaves the full waiting room
	reduced int64 // worth less what its places are worth to others
}

// offer finds what everybody may do that could matter.
func (b *board) offer() {
	for d := range b.doctors {
		b.offerDoctor(d)
	}
	for i := range b.groups {
		g := &b.groups[i]
		if !g.leave || !b.mayPass() {
			continue
		}
		for n := range g.count {
			b.offerPlace(i, n > 0)
		}
	}
	b.sortAgents()
	b.lookAtNurses()
}

// mayPass tells whether somebody waits whom the waiting room would bring somewhere sooner.
func (b *board) mayPass() bool {
	for i := range b.groups {
		if b.groups[i].pass != none {
			return true
		}
	}
	return false
}

// offerDoctor finds what a doctor may do.
func (b *board) offerDoctor(d int) {
	w := &b.doctors[d]
	person := &b.people[w.index]
	from := len(b.options)
	floor := b.offerIdle(w)
	if b.c.Works(person) {
		for i := range b.groups {
			b.offerTreatments(w, i, floor)
		}
	}
	options := b.options[from:]
	slices.SortStableFunc(options, func(a, b option) int { return cmp.Compare(b.worth, a.worth) })
	b.agents = append(b.agents, agent{from: from, to: len(b.options), worker: d, group: none})
}

// offerIdle finds where a doctor may be who treats nobody, and gives the most that such a place is worth which nobody
// else could want.
func (b *board) offerIdle(w *worker) (floor int64) {
	person := &b.people[w.index]
	floor = -never
	add := func(space clinic.Space, time int16) {
		o := option{time: time, room: int8(b.room(space)), place: none, group: none, bed: none}
		if b.rooms[o.room].doctors < many {
			o.place = o.room
		}
		o.points = b.papers(w.index, space)
		o.worth = int64(o.points)*b.prices.Point - int64(time)*b.prices.Time + b.career(b.as(w.index, space))
		if o.worth <= floor {
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
		floor = b.career(person)
		b.options = append(b.options, option{worth: floor, room: none, place: none, group: none, bed: none})
	}
	if w.ways == none {
		return floor
	}
	ways := &b.ways[w.ways]
	for space := range (w.ends & b.c.Clinic().Of(clinic.Hub)).All() { // they take anybody, so that they are looked at first
		if time := ways.To(space); time != clinic.Unreachable {
			add(space, time)
		}
	}
	for space := range (w.ends &^ b.c.Clinic().Of(clinic.Hub)).All() {
		if time := ways.To(space); time != clinic.Unreachable {
			add(space, time)
		}
	}
	return floor
}

// papers are the points that a doctor in a space brings by research (B35).
func (b *board) papers(index int, space clinic.Space) int {
	if b.people[index].Kind == clinic.Doctor && b.c.Clinic().At(space).Kind == clinic.Laboratory && b.c.Works(&b.people[index]) {
		return b.c.Number(game.LaboratoryPopularity)
	}
	return 0
}

// career is what the level is worth that a doctor has after Admin.
func (b *board) career(doctor *clinic.Person) int64 {
	if !b.research || b.c.Rules.As(doctor.Kind) != clinic.Doctor {
		return 0
	}
	level := doctor.Level
	switch b.c.Levelling(doctor) {
	case game.LevelsDown:
		level = max(clinic.White, level-1)
	case game.LevelsUp:
		level = min(clinic.Red, level+1)
	}
	return b.prices.Doctor[level]
}

// offerTreatments finds where a doctor may treat a patient of the group. What is worth less than a place that nobody else
// could want is left out.
func (b *board) offerTreatments(w *worker, group int, floor int64) {
	g := &b.groups[group]
	if g.fixed {
		at := b.people[g.first].At
		if at.Area == clinic.Inside {
			b.offerTreatment(w, group, at.Space, floor)
		}
		return
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
	patient := b.as(g.first, space)
	if !b.c.Treatable(patient) || !b.c.NoRoomFor(patient).None() {
		return
	}
	doctor := &b.people[w.index]
	b.team[0] = doctor
	pairing := game.Pairing{Space: space, Doctor: doctor, Patient: patient, Team: b.team[:]}
	if !b.c.MayTreat(pairing).None() {
		return
	}
	room := int8(b.room(space))
	o := option{
		dollars: b.c.Income(pairing), points: g.lost, time: time, room: room, place: none, group: int8(group), bed: none,
		nurses: int8(b.c.NursesNeeded(pairing)),
	}
	if b.rooms[room].doctors < many {
		o.place = room
	}
	o.worth = int64(o.dollars)*b.prices.Dollar + int64(o.points)*b.prices.Point - int64(time)*b.prices.Time
	if level := patient.Level; level >= 0 && int(level) < len(b.prices.Treated) {
		o.worth += b.prices.Treated[level]
	}
	o.worth += b.careerTreating(w.index, space)
	if !b.people[g.first].In(space) {
		o.bed = room
		o.leaves = g.leave
		if b.rooms[room].beds >= many {
			o.bed = none
		}
	}
	offer := func(ways int, passes bool) {
		o := o
		if ways != none {
			o.brings = b.ways[ways].To(space)
		}
		if o.brings == clinic.Unreachable {
			return
		}
		o.passes = passes
		o.worth -= int64(o.brings) * b.prices.Time
		if o.leaves || o.worth+b.relief(o.dollars) > floor {
			b.options = append(b.options, o)
		}
	}
	if b.people[g.first].In(space) {
		offer(none, false)
		return
	}
	offer(g.ways, false)
	if g.pass != none && b.ways[g.pass].To(space) < b.ways[g.ways].To(space) {
		offer(g.pass, true)
	}
}

// relief is the most that so many dollars more can save of the popularity that missing ones cost.
func (b *board) relief(dollars int) int64 {
	if b.owed <= 0 {
		return 0
	}
	return int64(min(dollars, b.owed)*b.missingDollar()) * b.prices.Point
}

// careerTreating is career of a doctor who treats somebody in that space.
func (b *board) careerTreating(index int, space clinic.Space) int64 {
	if !b.research {
		return 0
	}
	return b.career(b.as(index, space))
}

// offerPlace lets a patient in a full waiting room make room for others, though nobody treats it.
func (b *board) offerPlace(group int, twin bool) {
	g := &b.groups[group]
	a := agent{from: len(b.options), worker: none, group: group, twin: twin}
	b.options = append(b.options, option{room: none, place: none, group: none, bed: none})
	for space := range g.ends.All() {
		time := b.ways[g.ways].To(space)
		if time == clinic.Unreachable || space == b.waiting {
			continue
		}
		room := int8(b.room(space))
		b.options = append(b.options, option{
			worth: -int64(time) * b.prices.Time, brings: time, room: room, place: none, group: int8(group), bed: room, leaves: true,
		})
	}
	a.to = len(b.options)
	slices.SortStableFunc(b.options[a.from:a.to], func(a, b option) int { return cmp.Compare(b.worth, a.worth) })
	b.agents = append(b.agents, a)
}

// sortAgents puts those first who have the most to win, equal ones beside each other.
func (b *board) sortAgents() {
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
		if (x.worker == none) != (y.worker == none) {
			return cmp.Compare(y.worker, x.worker)
		}
		return cmp.Or(cmp.Compare(best(&y), best(&x)), cmp.Compare(kin(&x), kin(&y)))
	})
	for i := range b.agents {
		b.agents[i].twin = i > 0 && kin(&b.agents[i]) == kin(&b.agents[i-1])
	}
}
