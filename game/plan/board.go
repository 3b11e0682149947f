package plan

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// many stands for any number of places.
const many = 99

// never is what costs more than anything.
const never = int64(1) << 56

// none stands where an index is of nothing.
const none = -1

// board is one of a player's boards as the planner sees it, and what it has found out about it.
type board struct {
	c      game.Context
	prices Prices
	people []clinic.Person // those of the board; not to be changed

	rooms     []room
	roomAt    [clinic.MaxSpaces]int8 // index of the room in a space, none where nothing is known of it
	ways      []clinic.Routes
	sources   [][]clinic.Source // from where each of the ways begins
	modes     []int             // in which mode, none for on foot
	received  game.State        // as if a patient were in another room
	lifted    game.State        // as if whoever has to leave a place had left it
	savings   int               // dollars that are there to pay with besides income
	ends      game.KnownRooms
	then      game.State    // the moment of Admin 9
	worsening game.Context  // asks in it
	there     clinic.Person // somebody as if in another place
	team      []*clinic.Person
	costs     clinic.Costs
	ride      clinic.Costs // in another way than on foot
	begin     []clinic.Source
	hubs      clinic.Spaces
	freed     clinic.Spaces // rooms that are full for somebody, but may be left
	passing   bool          // a patient who leaves the full waiting room lets others pass it
	waiting   clinic.Space
	research  bool // a doctor's level after Admin has a price
	trails    int  // people whose ways cost something besides
	unsure    bool // something matters that is not looked at

	business    game.State // as if Business had come
	owners      []game.Player
	taught      []game.Treatment
	taughtWorth int64

	trips  []trip
	errand errand
	after  aftermath

	doctors, nurses, orderlies []worker
	groups                     []group
	next                       []int // of each person: the next one of the same group

	agents  []agent
	options []option

	owed     int         // dollars of salaries and of the whole upkeep, less the savings and what is earned without treatments
	upkeep   int         // the whole
	earned   int         // besides treatments
	fixed    int64       // worth of what nobody can change
	deaths   int         // points lost where nobody is treated
	help     nursing     // how nurses get where they are needed
	supplies []supplying // of all orderlies, then without each of them
	curves   int
	working  int            // orderlies in supply rooms
	stands   []clinic.Space // of each nurse: where she ends
	income   int            // dollars of treatments and of what comes after Move
	saved    int            // of upkeep
	gifts    int            // dollars of what comes after Move
	walks    int            // and the time that it takes
	spare    int            // dollars that the clinic leaves of savings and income for the annex
	treated  []care
	helped   []bool
	solution
	finder
}

// room is a space where somebody may end the Move. The numbers of places are what is left beside those who can't leave.
type room struct {
	space   clinic.Space
	doctors int
	beds    int
	builtIn int // nurses of the room itself
	nurses  int // who stand there now
	loose   int // patients there who may leave
	away    int64
	part    part // what those bring together who treat one patient there
	same    int  // the room that it is besides, before a patient came who changes it; none for most
}

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
	passes bool // over the waiting room, once there is a place in it
	count  int  // how many can make it
}

// errand is what one of several people is to do (see game.Duty).
type errand struct {
	asked bool // somebody has to do it
	at    clinic.Space
	c     game.Context // as if whoever has to leave had left
	who   func(c game.Context, person *clinic.Person) bool
}

// may tells whether that person could do it.
func (e *errand) may(person *clinic.Person) bool {
	return e.who(e.c, person) && e.c.MayMove(person).None() && e.c.MayEnd(person, e.at).None()
}

// What may become of a patient whom nobody treats.
const (
	always  = iota // may stay where it is
	ifFull         // may stay where no bed is free
	nowhere        // has to go
)

// worker is somebody of the staff.
type worker struct {
	index int  // of the person
	ways  int  // index of the ways, none for who doesn't move
	stays bool // may stay in its place
	kin   int  // who are equal have the same
	ends  clinic.Spaces
}

// group are patients who are equal, and in the same place.
type group struct {
	first, count int
	ways         int           // on foot, none for who does not move
	from, to     int           // trips
	ends         clinic.Spaces // where they may go, full rooms too where somebody may leave them
	lost         int           // points that each of them costs who isn't treated
	stayPays     int           // points that each of them brings who stays untreated
	pays         int           // points for each who ends untreated in payTo
	payTo        clinic.Spaces
	seeks        clinic.Spaces // beds that they have to go to
	stays        int           // always, ifFull or nowhere
	back         bool          // they may go back to pre-admissions
	drawn        bool          // chance makes likely of each of them, over that space
	over         clinic.Space
	likely       clinic.Person
	trail        *game.Duty // what their way costs besides, or nil
	leave        bool       // they are in the waiting room, and it is full
	loose        bool       // they are in a room that they may leave
	team         int        // doctors whom each takes
}

// look finds out all that counts on a board.
func (b *board) look(c game.Context, prices Prices) {
	b.c, b.prices, b.people = c, prices, c.Clinic().People
	b.rooms, b.ways, b.sources, b.ends = b.rooms[:0], b.ways[:0], b.sources[:0], b.ends[:0]
	b.doctors, b.nurses, b.orderlies, b.groups = b.doctors[:0], b.nurses[:0], b.orderlies[:0], b.groups[:0]
	b.agents, b.options = b.agents[:0], b.options[:0]
	b.trips, b.unsure, b.trails = b.trips[:0], false, 0
	for i := range b.roomAt {
		b.roomAt[i] = none
	}
	b.hubs = c.Clinic().Of(clinic.Hub)
	b.next = b.next[:0]
	for range b.people {
		b.next = append(b.next, none)
	}
	b.research = b.prices.Doctor != [clinic.MaxLevels]int64{}
	b.costs = c.Costs()
	b.findWaitingRoom()
	b.worsening = c.InWorsening(&b.then)
	b.lookAtErrand()
	for i := range b.people {
		person := &b.people[i]
		switch {
		case c.Treatable(person):
			b.addPatient(i)
		case c.CountsAs(person, clinic.Doctor):
			b.doctors = b.addWorker(b.doctors, i)
		case c.CountsAs(person, clinic.Nurse):
			b.nurses = b.addWorker(b.nurses, i)
		case c.CountsAs(person, clinic.Orderly):
			b.orderlies = b.addWorker(b.orderlies, i)
		}
	}
	b.fixed, b.deaths = 0, 0
	for i := range b.groups {
		g := &b.groups[i]
		b.deaths += (g.lost - g.stayPays) * g.count
	}
	b.fixed -= int64(b.deaths) * prices.Point
	b.lookAtMoney()
	b.after.look(b)
	b.offer()
}

// lookAtMoney finds what is due whatever happens.
func (b *board) lookAtMoney() {
	b.upkeep = b.c.FullUpkeep()
	b.earned = b.c.Earnings()
	b.savings = b.money()
	b.owed = b.c.TotalSalaries() + b.upkeep - b.savings - b.earned
	b.fixed += int64(b.earned-b.upkeep) * b.prices.Dollar
	b.lookAtSupply()
}

// missingDollar is what each dollar costs that neither income nor savings pay, in points (B84).
func (b *board) missingDollar() int { return b.c.Number(game.MissingDollar) }

// findWaitingRoom looks whether a waiting room is full that somebody may leave (B36).
func (b *board) findWaitingRoom() {
	b.passing = false
	for space := range b.c.Clinic().Of(clinic.WaitingRoom).All() {
		most, _ := b.c.Holding(space, clinic.Patient)
		b.waiting, b.passing = space, most >= 0 && b.c.Present(space, clinic.Patient) >= most
	}
}

// room gives the index of the room in that space.
func (b *board) room(space clinic.Space) int {
	at := space.Index()
	if b.roomAt[at] != none {
		return int(b.roomAt[at])
	}
	r := room{space: space, doctors: many, beds: many, builtIn: b.c.BuiltInNurses(space), same: none}
	if most, _ := b.c.Holding(space, clinic.Doctor); most >= 0 {
		r.doctors = most
	}
	if most, held := b.c.Holding(space, clinic.Patient); held && most >= 0 {
		r.beds = max(0, most-b.c.Present(space, clinic.Patient))
	}
	b.roomAt[at] = int8(len(b.rooms))
	b.rooms = append(b.rooms, r)
	return len(b.rooms) - 1
}

// roomOfTeam gives the index of the room as it is once that patient, who takes a team, has come into a space.
func (b *board) roomOfTeam(index int, space clinic.Space) int {
	real := b.room(space)
	for i := range b.rooms {
		if b.rooms[i].same == real {
			return i
		}
	}
	b.c.State.CloneInto(&b.received)
	c := b.c
	c.State = &b.received
	c.Clinic().People[index].At = clinic.In(space)
	r := room{space: space, doctors: many, beds: 1, builtIn: c.BuiltInNurses(space), same: real}
	if most, _ := c.Holding(space, clinic.Doctor); most >= 0 {
		r.doctors = most
	}
	b.rooms = append(b.rooms, r)
	return len(b.rooms) - 1
}

// waysOf gives the index of a person's ways on foot, found once for all who begin in the same places.
func (b *board) waysOf(person *clinic.Person) int {
	b.begin = b.c.Sources(person, b.begin[:0])
	return b.waysFrom(b.begin, none, &b.costs)
}

func (b *board) waysFrom(sources []clinic.Source, mode int, costs *clinic.Costs) int {
	for i := range b.sources {
		if b.modes[i] == mode && slices.Equal(b.sources[i], sources) {
			return i
		}
	}
	b.modes = append(b.modes[:len(b.sources)], mode)
	i := len(b.sources)
	if i < cap(b.sources) {
		b.sources = b.sources[:i+1]
		b.sources[i] = append(b.sources[i][:0], sources...)
	} else {
		b.sources = append(b.sources, slices.Clone(sources))
	}
	if i < cap(b.ways) {
		b.ways = b.ways[:i+1]
	} else {
		b.ways = append(b.ways, clinic.Routes{})
	}
	b.c.Clinic().Routes(sources, costs, &b.ways[i])
	return i
}

// addWorker looks at somebody of the staff.
func (b *board) addWorker(list []worker, index int) []worker {
	person := &b.people[index]
	w := worker{index: index, ways: none, stays: true, kin: len(list)}
	if person.At.Area == clinic.Inside {
		w.stays = b.c.MayEnd(person, person.At.Space).None()
	}
	if b.c.MayMove(person).None() {
		w.ways = b.waysOf(person)
		w.ends = b.ends.Of(b.c, person)
	}
	for i := range list {
		if other := &b.people[list[i].index]; equal(person, other) {
			w.kin = list[i].kin
			break
		}
	}
	return append(list, w)
}

// equal tells whether two people are the same to everybody but themselves.
func equal(a, b *clinic.Person) bool {
	return a.Kind == b.Kind && a.Level == b.Level && a.Service == b.Service && a.At == b.At && slices.Equal(a.Marks, b.Marks)
}

// time is what it takes a worker to end in a space, and false where it can't.
func (b *board) time(w *worker, space clinic.Space) (int16, bool) {
	if b.people[w.index].In(space) {
		return 0, w.stays
	}
	if w.ways == none || !w.ends.Has(space) {
		return 0, false
	}
	time := b.ways[w.ways].To(space)
	return time, time != clinic.Unreachable
}

// addPatient looks at somebody who is to be treated.
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
		for space := range b.freed.All() { // straight into what somebody may leave
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

// guess looks at a patient of whom chance makes somebody else on its way as if it were most likely.
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

// lostAs is how many points it costs that the person is not treated.
func (b *board) lostAs(person *clinic.Person) int {
	if b.worsening.Worsening(person) == game.WorsensDies {
		return b.worsening.DeathCost(person)
	}
	return 0
}

// endsOf are the spaces where a patient may end: those that are full too, where somebody may leave them.
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

// addModes adds the trips of a patient in other ways than on foot.
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

// eachTrip gives the trips of a group that bring a patient to a space, those on foot and any that is quicker.
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

// soil adds to an option what the patient's way costs besides.
func (b *board) soil(g *group, o *option) {
	if g.trail == nil || o.by == none {
		return
	}
	way := b.ways[b.trips[o.by].ways].Way(b.rooms[o.room].space, nil)
	o.upkeep = g.trail.Trail(b.c, &b.people[g.first], way)
	o.dollars -= o.upkeep
	o.worth -= int64(o.upkeep) * b.prices.Dollar
}

// tripBy is the index of a trip on foot by those ways.
func (b *board) tripBy(ways int) int {
	for i := range b.trips {
		if b.trips[i].ways == ways && b.trips[i].mode == none {
			return i
		}
	}
	b.trips = append(b.trips, trip{ways: ways, mode: none, count: many})
	return len(b.trips) - 1
}

// lookAtErrand finds out whether somebody has to do an errand.
func (b *board) lookAtErrand() {
	b.errand.asked = false
	if !b.c.AtHome() {
		return
	}
	duties := b.c.Rules.Duties()
	for i := range duties {
		d := &duties[i]
		if !d.One {
			continue
		}
		to := d.To(b.c)
		if to == 0 || b.errand.asked {
			b.unsure = b.unsure || to != 0
			continue
		}
		b.errand.at, b.errand.who, b.errand.c = to.First(), d.Who, b.c
		if b.emptied(b.errand.at) {
			for j := range b.people {
				b.errand.asked = b.errand.asked || b.errand.may(&b.people[j])
			}
		}
	}
}

// emptied looks at the clinic as if whoever has to leave a space had left it; false where somebody stays there.
func (b *board) emptied(space clinic.Space) bool {
	somebody := false
	for i := range b.people {
		person := &b.people[i]
		if !person.In(space) {
			continue
		}
		if b.c.MayEnd(person, space).None() || !b.c.MayMove(person).None() {
			return false
		}
		somebody = true
	}
	if !somebody {
		return true
	}
	b.c.State.CloneInto(&b.lifted)
	b.errand.c.State = &b.lifted
	people := b.errand.c.Clinic().People
	for i := range people {
		if people[i].In(space) {
			people[i].At = clinic.Place{Area: clinic.PreAdmissions}
			if b.c.Staff(&people[i]) {
				people[i].At.Area = clinic.Waiting
			}
		}
	}
	return true
}

// lookAtDuties finds out what is asked of the patients of a group.
func (b *board) lookAtDuties(g *group) {
	person := &b.people[g.first]
	if !b.c.AtHome() {
		return
	}
	inside := person.At.Area == clinic.Inside
	duties := b.c.Rules.Duties()
	for i := range duties {
		d := &duties[i]
		if d.One || !d.Who(b.c, person) {
			if !d.One && g.loose && b.hubs != 0 && d.Who(b.c, b.as(g.first, b.hubs.First())) { // elsewhere it would be asked
				g.seeks |= d.To(b.c)
			}
			continue
		}
		if d.Trail != nil {
			g.trail = d
			b.trails++
			b.unsure = b.unsure || b.trails > 1
		}
		to := d.To(b.c)
		switch there := inside && to.Has(person.At.Space); {
		case d.Pays != nil:
			g.pays, g.payTo = d.Pays(b.c), to
			if there {
				g.stayPays = g.pays
			}
		case there:
		case to&b.hubs != 0 && to&g.ends != 0: // who comes in at least
			g.stays = nowhere
		default:
			g.seeks |= to
			g.stays = max(g.stays, ifFull)
		}
	}
	if !inside || g.ways == none {
		return
	}
	if spec := b.c.Rules.Component(b.c.Clinic().At(person.At.Space).Kind); !b.c.Staff(person) && (spec == nil || !spec.OnFrom) {
		return // whoever is in a bed may stay there
	}
	if reason := b.c.MayEnd(person, person.At.Space); !reason.None() && reason.Key != "no_bed_free" {
		g.stays, g.seeks = nowhere, g.seeks|g.ends
		if b.c.MayReturn(person).Source != game.Base {
			if g.back = b.c.FreeWaiting(person.Service) > 0; !g.back {
				g.stays = ifFull
			}
		}
	}
}

// as is somebody as if in that space.
func (b *board) as(index int, space clinic.Space) *clinic.Person {
	b.there = b.people[index]
	b.there.At = clinic.In(space)
	return &b.there
}

// asPatient is a patient of the group as if in that space.
func (b *board) asPatient(g *group, space clinic.Space) *clinic.Person {
	b.as(g.first, space)
	if g.drawn {
		b.there.Level = g.likely.Level
	}
	return &b.there
}

// money is what there is to pay with besides this round's income: the savings, in an annex its own and what the clinic leaves of the
// savings.
func (b *board) money() int {
	if b.c.AtHome() {
		return b.c.Owner().Money
	}
	return b.c.Board().Money + b.spare
}
