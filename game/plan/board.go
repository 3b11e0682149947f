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

	rooms    []room
	roomAt   [clinic.MaxSpaces]int8 // index of the room in a space, none where nothing is known of it
	ways     []clinic.Routes
	sources  [][]clinic.Source // from where each of the ways begins
	ends     game.KnownRooms
	then     game.State    // the moment of Admin 9
	there    clinic.Person // somebody as if in another place
	team     [1]*clinic.Person
	costs    clinic.Costs
	begin    []clinic.Source
	passing  bool // a patient who leaves the full waiting room lets others pass it
	waiting  clinic.Space
	research bool // a doctor's level after Admin has a price

	doctors, nurses, orderlies []worker
	groups                     []group
	next                       []int // of each person: the next one of the same group

	agents  []agent
	options []option

	owed    int     // dollars of salaries and of the whole upkeep, less the savings and what is earned without treatments
	upkeep  int     // the whole
	earned  int     // besides treatments
	fixed   int64   // worth of what nobody can change
	deaths  int     // points lost where nobody is treated
	help    nursing // how nurses get where they are needed
	supply  supplying
	working int            // orderlies in supply rooms
	stands  []clinic.Space // of each nurse: where she ends
	treated []care
	helped  []bool
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
	away    int64
}

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
	fixed        bool // they stay where they are
	ways         int
	pass         int           // ways over the waiting room, once there is a place in it; none where there is one now
	ends         clinic.Spaces // beds where they may go, full ones too where somebody may leave them
	lost         int           // points that each of them costs who isn't treated
	leave        bool          // they are in the waiting room, and it is full
}

// look finds out all that counts on a board.
func (b *board) look(c game.Context, prices Prices) {
	b.c, b.prices, b.people = c, prices, c.Clinic().People
	b.rooms, b.ways, b.sources, b.ends = b.rooms[:0], b.ways[:0], b.sources[:0], b.ends[:0]
	b.doctors, b.nurses, b.orderlies, b.groups = b.doctors[:0], b.nurses[:0], b.orderlies[:0], b.groups[:0]
	b.agents, b.options = b.agents[:0], b.options[:0]
	for i := range b.roomAt {
		b.roomAt[i] = none
	}
	b.next = b.next[:0]
	for range b.people {
		b.next = append(b.next, none)
	}
	b.research = b.prices.Doctor != [clinic.MaxLevels]int64{}
	b.costs = c.Costs()
	b.findWaitingRoom()
	then := c.InWorsening(&b.then)
	for i := range b.people {
		person := &b.people[i]
		switch {
		case c.Treatable(person):
			b.addPatient(then, i)
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
		b.deaths += b.groups[i].lost * b.groups[i].count
	}
	b.fixed -= int64(b.deaths) * prices.Point
	b.lookAtMoney()
	b.offer()
}

// lookAtMoney finds what is due whatever happens.
func (b *board) lookAtMoney() {
	b.upkeep = b.c.FullUpkeep()
	b.earned = b.c.Earnings()
	b.owed = b.c.TotalSalaries() + b.upkeep - b.c.Owner().Money - b.earned
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
	r := room{space: space, doctors: many, beds: many, builtIn: b.c.BuiltInNurses(space)}
	if most, _ := b.c.Holding(space, clinic.Doctor); most >= 0 {
		r.doctors = most
	}
	if most, _ := b.c.Holding(space, clinic.Patient); most >= 0 {
		r.beds = most - b.c.Present(space, clinic.Patient)
	}
	b.roomAt[at] = int8(len(b.rooms))
	b.rooms = append(b.rooms, r)
	return len(b.rooms) - 1
}

// waysOf gives the index of a person's ways on foot, found once for all who begin in the same places.
func (b *board) waysOf(person *clinic.Person) int {
	b.begin = b.c.Sources(person, b.begin[:0])
	return b.waysFrom(b.begin)
}

func (b *board) waysFrom(sources []clinic.Source) int {
	for i := range b.sources {
		if slices.Equal(b.sources[i], sources) {
			return i
		}
	}
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
	b.c.Clinic().Routes(sources, &b.costs, &b.ways[i])
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
func (b *board) addPatient(then game.Context, index int) {
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
			return
		}
	}
	g := group{first: index, count: 1, ways: none, pass: none}
	if then.Worsening(person) == game.WorsensDies {
		g.lost = then.DeathCost(person)
	}
	if g.fixed = !b.c.MayMove(person).None(); !g.fixed {
		g.ways = b.waysOf(person)
		g.ends = b.ends.Of(b.c, person)
		if b.passing && person.At.Area == clinic.PreAdmissions && b.c.MayEnd(person, b.waiting).Key == "no_bed_free" {
			g.pass = b.waysFrom(append(b.begin, clinic.Source{How: clinic.Direct, Space: b.waiting}))
		}
		g.leave = b.passing && person.In(b.waiting)
	}
	b.groups = append(b.groups, g)
}

// as is somebody as if in that space.
func (b *board) as(index int, space clinic.Space) *clinic.Person {
	b.there = b.people[index]
	b.there.At = clinic.In(space)
	return &b.there
}
