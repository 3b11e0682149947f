package clinic

import "math"

// How is how somebody enters a space. AnyHow lets CheckWay choose.
type How int8

const (
	AnyHow How = iota
	Start      // is there already
	Enter      // from an entrance or a helipad (B71)
	Direct     // straight from pre-admissions (B34, B36)
	Walk       // from an adjacent space of the floor (B72)
	Climb      // from the space above or below (B72)
	Ride       // from conveyor to conveyor (B73)
)

var howNames = [...]string{"", "start", "enter", "direct", "walk", "climb", "ride"}

// String returns the name, empty for AnyHow.
func (h How) String() string { return howNames[h] }

// HowNamed returns the How with that name and whether there is one.
func HowNamed(name string) (How, bool) { return named[How](name, howNames[:]) }

// Source is where a person's way may begin. How is Start, Enter or Direct.
type Source struct {
	How   How
	Space Space // where the person starts or is placed, or the module entered
	Side  Side  // Enter: the entrance's side, NoSide for a helipad above the module
	Stays bool  // nobody walks on from here in this Move (outpatient services, B75)
}

// Entrances appends a source for every place where new people appear (B71): the entrances in the order they were
// built, then the helipads by rising Index.
func (c *Clinic) Entrances(sources []Source) []Source {
	for i := range c.Outside {
		if o := &c.Outside[i]; o.Kind == Entrance {
			sources = append(sources, Source{How: Enter, Space: o.Space, Side: o.Side})
		}
	}
	for helipads := c.Of(Helipad); helipads != 0; helipads &= helipads - 1 {
		sources = append(sources, Source{How: Enter, Space: SpaceAt(helipads.first()).Below()})
	}
	return sources
}

// Costs are the times of one person's steps, none negative. Surcharge is added for every space entered, and for each
// space that a ride passes through or ends in.
type Costs struct {
	Step, Climb, Ride, Enter int16
	Surcharge                [MaxSpaces]int16
}

// start returns the time that the source itself takes.
func (costs *Costs) start(source *Source) int16 {
	switch source.How {
	case Enter:
		return costs.Enter + costs.Surcharge[source.Space.Index()]
	case Direct:
		return costs.Surcharge[source.Space.Index()]
	}
	return 0
}

// ride returns the time of a ride between two aligned spaces (B73).
func (costs *Costs) ride(from, to int) int16 {
	step := nextFloor
	switch distance := max(to-from, from-to); {
	case distance < nextRow:
		step = nextColumn
	case distance < nextFloor:
		step = nextRow
	}
	if to < from {
		step = -step
	}
	time := costs.Ride
	for from != to {
		from += step
		time += costs.Surcharge[from]
	}
	return time
}

// Unreachable is the time to a space that the person can't reach.
const Unreachable = -1

// Routes holds the time that a person takes to every space, and the way there.
type Routes struct {
	Time [MaxSpaces]int16 // units of time; Unreachable where there is no way

	through [MaxSpaces]int16 // the time for somebody who walks on; not less than Time
	from    [MaxSpaces]int8  // the previous space, noSpace at a source
	how     [MaxSpaces]How
	side    [MaxSpaces]Side
	placed  Spaces // reached best by being placed there to stay
}

const noSpace = -1

// To returns the time to that space, Unreachable if there is no way.
func (r *Routes) To(s Space) int16 { return r.Time[s.Index()] }

// Reachable returns every space that Routes finds a way to. It looks for no ways, so it is much faster.
func (c *Clinic) Reachable(sources []Source) Spaces {
	walkable, conveyors := c.passable()
	var from, placed Spaces
	for i := range sources {
		switch source := &sources[i]; {
		case !walkable.Has(source.Space):
		case source.Stays:
			placed |= One(source.Space)
		default:
			from |= One(source.Space)
		}
	}
	for {
		reached := from.Connected(walkable)
		from = reached
		for set := reached & conveyors; set != 0; set &= set - 1 {
			from |= conveyors & lines[set.first()]
		}
		if from == reached {
			return reached | placed
		}
	}
}

// passable returns the spaces that people can walk through (B72), and those of them with a conveyor.
func (c *Clinic) passable() (walkable, conveyors Spaces) {
	walkable = c.ground()
	for i := range c.Tiles {
		if t := &c.Tiles[i]; t.Module() {
			walkable |= one(i)
			if t.Conveyor {
				conveyors |= one(i)
			}
		}
	}
	return walkable, conveyors
}

// A label orders the ways to a space: by time, then by steps.
type label int32

const (
	stepBits        = 6 // a way has fewer than 64 steps
	unlabeled label = math.MaxInt32
)

// labels holds the label of every space.
type labels [MaxSpaces]label

// least returns the least label in the set and the spaces that have it.
func (l *labels) least(set Spaces) (least label, spaces Spaces) {
	least = unlabeled
	for ; set != 0; set &= set - 1 {
		switch i := set.first(); {
		case l[i] < least:
			least, spaces = l[i], one(i)
		case l[i] == least:
			spaces |= one(i)
		}
	}
	return least, spaces
}

func labelFor(time int16, steps int) label { return label(time)<<stepBits | label(steps) }

func (l label) time() int16 { return int16(l >> stepBits) }

// Routes finds the cheapest way from the sources to every space (B70 to B74) and writes it to out, which needs no
// clearing. Of two ways with equal time, the one with fewer steps wins, then the one from the space with the lower
// Index; of two sources, the earlier. A source in a space that can't be walked through is ignored.
func (c *Clinic) Routes(sources []Source, costs *Costs, out *Routes) {
	c.search(sources, costs, 0, out)
}

// RouteTo is Routes, but stops once it knows the cheapest way to the goal: out says nothing of other spaces.
func (c *Clinic) RouteTo(goal Space, sources []Source, costs *Costs, out *Routes) {
	c.search(sources, costs, One(goal), out)
}

// search finds the cheapest ways to every space, or only to the goal if there is one.
func (c *Clinic) search(sources []Source, costs *Costs, goal Spaces, out *Routes) {
	walkable, conveyors := c.passable()
	var labels labels
	for i := range labels {
		labels[i] = unlabeled
		out.Time[i] = Unreachable
	}
	open := out.begin(sources, costs, walkable, &labels)
	for closed := Spaces(0); open != 0 && closed&goal == 0; {
		now, nearest := labels.least(open) // final: every further step adds to the label
		open &^= nearest
		closed |= nearest
		for ; nearest != 0; nearest &= nearest - 1 {
			at := nearest.first()
			out.Time[at] = now.time()
			beside := one(at).Beside() & walkable &^ closed
			for set := beside; set != 0; set &= set - 1 {
				to := set.first()
				out.reach(&labels[to], now+labelFor(costs.Step+costs.Surcharge[to], 1), at, to, Walk)
			}
			upDown := (one(at)<<nextFloor | one(at)>>nextFloor) & walkable &^ closed
			for set := upDown; set != 0; set &= set - 1 {
				to := set.first()
				out.reach(&labels[to], now+labelFor(costs.Climb+costs.Surcharge[to], 1), at, to, Climb)
			}
			open |= beside | upDown
			if conveyors&one(at) != 0 {
				aligned := conveyors & lines[at] &^ closed
				for set := aligned; set != 0; set &= set - 1 {
					to := set.first()
					out.reach(&labels[to], now+labelFor(costs.ride(at, to), 1), at, to, Ride)
				}
				open |= aligned
			}
		}
	}
	out.through = out.Time
	out.place(sources, costs, walkable)
}

// begin labels the spaces of the sources that people walk on from, and returns them.
func (r *Routes) begin(sources []Source, costs *Costs, walkable Spaces, labels *labels) Spaces {
	var open Spaces
	for i := range sources {
		source := &sources[i]
		if source.Stays || !walkable.Has(source.Space) {
			continue
		}
		at := source.Space.Index()
		if l := labelFor(costs.start(source), 1); l < labels[at] {
			labels[at] = l
			r.from[at], r.how[at], r.side[at] = noSpace, source.How, source.Side
			open |= one(at)
		}
	}
	return open
}

// place adds the sources that nobody walks on from.
func (r *Routes) place(sources []Source, costs *Costs, walkable Spaces) {
	r.placed = 0
	for i := range sources {
		source := &sources[i]
		if !source.Stays || !walkable.Has(source.Space) {
			continue
		}
		at := source.Space.Index()
		if time := costs.start(source); r.Time[at] == Unreachable || time <= r.Time[at] {
			r.Time[at] = time
			r.placed |= one(at)
		}
	}
}

// reach takes the way through the space from if it is better than the best known.
func (r *Routes) reach(best *label, l label, from, to int, how How) {
	if l < *best || l == *best && int8(from) < r.from[to] {
		*best = l
		r.from[to], r.how[to], r.side[to] = int8(from), how, NoSide
	}
}

// lines holds, for every space, the spaces aligned with it (B26). Read only.
var lines = func() (table [MaxSpaces]Spaces) {
	for i := range table {
		for j := range MaxSpaces {
			if SpaceAt(i).Aligned(SpaceAt(j)) {
				table[i] |= one(j)
			}
		}
	}
	return table
}()
