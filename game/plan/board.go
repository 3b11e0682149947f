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

	// What there is.
	rooms                      []room
	roomAt                     [clinic.MaxSpaces]int8 // index of the room in a space, none where nothing is known of it
	doctors, nurses, orderlies []worker
	groups                     []group
	next                       []int // of each person: the next one of the same group
	trips                      []trip
	errand                     errand
	hubs                       clinic.Spaces
	waiting                    clinic.Space
	passing                    bool // the waiting room is full: a patient who leaves it lets others pass
	trails                     int  // people whose ways cost something besides
	research                   bool // a doctor's level after Admin has a price
	unsure                     bool // something matters that is not looked at

	// Money, in dollars.
	savings int // what there is to pay with besides income
	earned  int // income besides treatments
	upkeep  int // the whole
	owed    int // salaries and the whole upkeep, less savings and what is earned
	spare   int // what the clinic leaves of savings and income for the annex

	// Ways, each found once for all who begin in the same places.
	ways    []clinic.Routes
	sources [][]clinic.Source
	modes   []int // in which mode each of them is, none for on foot
	ends    game.KnownRooms
	costs   clinic.Costs
	ride    clinic.Costs // in another way than on foot
	begin   []clinic.Source
	freed   clinic.Spaces // rooms that are full for somebody, but may be left

	// The same moment with something changed, to ask the rules about.
	worsening game.Context  // in Admin 9
	then      game.State    // that moment
	there     clinic.Person // somebody as if in another place
	lifted    game.State    // as if whoever has to leave a place had left it
	received  game.State    // as if a patient were in another room
	business  game.State    // as if Business had come
	owners    []game.Player
	taught    []game.Treatment
	team      []*clinic.Person

	// What everybody may do, and what it is worth.
	agents   []agent
	options  []option
	teaching int64       // what the level is worth of the doctor who is looked at, who treats somebody
	fixed    int64       // worth of what nobody can change
	deaths   int         // points lost where nobody is treated
	help     nursing     // how nurses get where they are needed
	supplies []supplying // of all orderlies, then without each of them
	curves   int         // of these
	after    aftermath
	finder
	different different

	// The best of it, and where everybody is then.
	solution
	working int            // orderlies in supply rooms
	stands  []clinic.Space // of each nurse
	whom    []int          // of each agent: the patient who is brought, or none
	treated []care
	helped  []bool // of each nurse: whether she is needed
	income  int    // dollars of treatments and of what comes after Move
	saved   int    // of upkeep
	gifts   int    // dollars of what comes after Move
	walks   int    // and the time that it takes
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

// as is somebody as if in that space.
func (b *board) as(index int, space clinic.Space) *clinic.Person {
	b.there = b.people[index]
	b.there.At = clinic.In(space)
	return &b.there
}

// money is what there is to pay with besides this round's income: the savings, in an annex its own and what the clinic
// leaves of the savings.
func (b *board) money() int {
	if b.c.AtHome() {
		return b.c.Owner().Money
	}
	return b.c.Board().Money + b.spare
}
