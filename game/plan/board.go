package plan

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// many stands for any number of places.
const many = 99

// never is a cost higher than any other.
const never = int64(1) << 56

// none is the index of nothing.
const none = -1

// board is one of a player's boards as the planner sees it, with what it has found out about it.
type board struct {
	c      game.Context
	prices Prices
	people []clinic.Person // the people on the board; must not be changed

	// What the board holds.
	rooms                      []room
	roomAt                     [clinic.MaxSpaces]int8 // index of the room in a space, none if not looked at yet
	doctors, nurses, orderlies []worker
	groups                     []group
	next                       []int // for each person: the next one of the same group
	trips                      []trip
	errand                     errand
	hubs                       clinic.Spaces
	waiting                    clinic.Space
	passing                    bool // the waiting room is full: a patient who leaves it lets others pass
	trails                     int  // people whose ways have an extra cost
	research                   bool // whether a doctor's level after Admin has a price
	unsure                     bool // whether something matters that the planner ignores

	// Money, in dollars.
	savings int // what can be paid with besides income
	earned  int // income besides treatments
	upkeep  int // all of it
	owed    int // salaries and all upkeep, less savings and earned
	spare   int // the savings and income that the clinic leaves for the annex

	// Ways, each found once for all who begin in the same places.
	ways    []clinic.Routes
	sources [][]clinic.Source
	modes   []int // the mode of each of them, none for on foot
	ends    game.KnownRooms
	costs   clinic.Costs
	ride    clinic.Costs // by another mode than on foot
	begin   []clinic.Source
	freed   clinic.Spaces // rooms that are full for a patient, but may be left by others

	// The same moment with something changed, to ask the rules about.
	worsening game.Context  // in Admin 9
	then      game.State    // the state of worsening
	there     clinic.Person // a person as if in another place
	lifted    game.State    // as if those who have to leave a place had left it
	received  game.State    // as if a patient were in another room
	business  game.State    // as if Business had come
	owners    []game.Player
	taught    []game.Treatment
	team      []*clinic.Person

	// What everybody may do, and what it is worth.
	agents   []agent
	options  []option
	teaching int64       // worth of the current doctor's level if the doctor treats
	fixed    int64       // worth that no choice changes
	deaths   int         // points lost if no one is treated
	help     nursing     // how nurses get where they are needed
	supplies []supplying // for all orderlies, then without each of them
	curves   int         // how many of these
	after    aftermath
	finder
	different different

	// The best solution, and where everybody ends in it.
	solution
	working int            // orderlies in supply rooms
	stands  []clinic.Space // for each nurse
	whom    []int          // for each agent: the patient who is brought, or none
	treated []care
	helped  []bool // for each nurse: whether she is needed
	income  int    // dollars from treatments and from what happens after Move
	saved   int    // of upkeep
	gifts   int    // dollars from what happens after Move
	walks   int    // the time that this takes
}

// room is a space where people may end the Move. The numbers of places exclude those taken by people who can't leave.
type room struct {
	space   clinic.Space
	doctors int
	beds    int
	builtIn int // the room's own nurses
	nurses  int // those who are there now
	loose   int // patients there who may leave
	away    int64
	part    part // what two doctors bring who treat a patient there together
	same    int  // index of the room as it is before the patient of a team comes; none for most
}

// look finds out everything that matters on a board.
func (b *board) look(c game.Context, prices Prices) {
	b.c, b.prices, b.people = c, prices, c.Clinic().People
	b.rooms, b.ways, b.sources, b.ends = b.rooms[:0], b.ways[:0], b.sources[:0], game.KnownRooms{}
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

// lookAtMoney finds out what is due in any case.
func (b *board) lookAtMoney() {
	b.upkeep = b.c.FullUpkeep()
	b.earned = b.c.Earnings()
	b.savings = b.money()
	b.owed = b.c.TotalSalaries() + b.upkeep - b.savings - b.earned
	b.fixed += int64(b.earned-b.upkeep) * b.prices.Dollar
	b.lookAtSupply()
}

// missingDollar returns the points that each unpaid dollar costs (B84).
func (b *board) missingDollar() int { return b.c.Number(game.MissingDollar) }

// findWaitingRoom looks for a full waiting room that patients may leave (B36).
func (b *board) findWaitingRoom() {
	b.passing = false
	for space := range b.c.Clinic().Of(clinic.WaitingRoom).All() {
		most, _ := b.c.Holding(space, clinic.Patient)
		b.waiting, b.passing = space, most >= 0 && b.c.Present(space, clinic.Patient) >= most
	}
}

// room returns the index of the room in a space.
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

// roomOfTeam returns the index of the room as it is once a patient who needs a team has come into the space.
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

// waysOf returns the index of a person's ways on foot, found once for all who begin in the same places.
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

// as returns a person as if in this space.
func (b *board) as(index int, space clinic.Space) *clinic.Person {
	b.there = b.people[index]
	b.there.At = clinic.In(space)
	return &b.there
}

// money returns what can be paid with besides this round's income: the savings; in an annex its own, and what the
// clinic leaves of the savings.
func (b *board) money() int {
	if b.c.AtHome() {
		return b.c.Owner().Money
	}
	return b.c.Board().Money + b.spare
}
