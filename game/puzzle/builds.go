package puzzle

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// built is a possible result of a Build: the purchases in order, and what follows.
type built struct {
	bought               [len(code{})]clinic.Component
	count                int
	rooms, places, spent int
}

// commands returns the purchases as commands.
func (b *built) commands() (list []game.Command) {
	for _, component := range b.bought[:b.count] {
		list = append(list, game.Command{Type: game.BuildOne, Component: component})
	}
	return list
}

// merged returns the code of the purchases, in which all parking lots are the same.
func (b *built) merged() (merged code) {
	for i, component := range b.bought[:b.count] {
		merged[i] = codeOf(component, true)
	}
	slices.Sort(merged[:])
	return merged
}

// code holds the components of one Build in sorted order, so that equal Builds have equal codes.
type code [4]uint32

// anySpace stands for the space of any parking lot: which street space it takes doesn't matter.
const anySpace = clinic.MaxSpaces

// codeOf returns the number of a component in its space.
func codeOf(component clinic.Component, merged bool) uint32 {
	space := component.Space.Index()
	if merged && component.Kind == clinic.ParkingLot {
		space = anySpace
	}
	kind := slices.Index(roomsAndLots[:], component.Kind)
	return uint32(kind+1)<<16 | uint32(component.Service)<<8 | uint32(space)
}

// roomsAndLots lists all components that can matter to a puzzle about rooms and parking places: nothing else makes a
// room work or lets a car park.
var roomsAndLots = [...]clinic.Kind{
	clinic.Hub, clinic.TreatmentRoom, clinic.SupplyRoom, clinic.OperatingRoom, clinic.OutpatientServices, clinic.Laboratory, clinic.WaitingRoom,
	clinic.ParkingLot,
}

// builds returns all possible results of the current Build, each set of components once. It calls between from time
// to time.
func (p *Puzzle) builds(s *game.State, between func()) (all []built) {
	start := p.Start.Players[0].Money
	seen := map[code]bool{}
	// results of finished Builds by code: which street spaces the parking lots take doesn't matter
	ends := map[code]built{}
	var states [len(code{})]game.State // one for each purchase
	var places [len(code{})][]game.Command
	var from func(s *game.State, b built, what code)
	from = func(s *game.State, b built, what code) {
		c := p.context(s)
		b.rooms, b.places, b.spent = c.FunctionalRooms().Count(), c.Places(), start-s.Players[0].Money
		all = append(all, b)
		if count, onTop := c.BuildsLeft(); b.count == len(what) || count == 0 && onTop == "" {
			ends[b.merged()] = b
			return
		}
		between()
		at := b.count
		places[at] = p.places(s, places[at][:0])
		b.count++
		for i := range places[at] {
			command := &places[at][i]
			then := what
			then[at] = codeOf(command.Component, false)
			slices.Sort(then[:at+1])
			if seen[then] {
				continue
			}
			seen[then] = true
			b.bought[at] = command.Component
			if end, known := ends[b.merged()]; known {
				end.bought = b.bought
				all = append(all, end)
				continue
			}
			next := &states[at]
			s.CloneInto(next)
			p.Rules.Apply(next, 0, command)
			from(next, b, then)
		}
	}
	from(s, built{}, code{})
	return all
}

// places returns the legal purchases that can matter.
func (p *Puzzle) places(s *game.State, list []game.Command) []game.Command {
	list = p.Rules.AppendLegal(s, 0, list)
	return slices.DeleteFunc(list, func(command game.Command) bool {
		kind := command.Component.Kind
		return command.Type != game.BuildOne || !slices.Contains(roomsAndLots[:], kind) || kind == clinic.ParkingLot && p.Kind == TwoRooms
	})
}

// enough reports whether a Build has this many rooms and places.
func (b *built) enough(rooms, places int) bool { return b.rooms >= rooms && b.places >= places }

// cheapest returns the cheapest Build with this many rooms and places, and how many different ones cost as little;
// which street spaces parking lots take doesn't count as different. It returns nil if no Build has so many.
func cheapest(all []built, rooms, places int) (best *built, answers int) {
	for i := range all {
		if b := &all[i]; b.enough(rooms, places) && (best == nil || b.spent < best.spent) {
			best = b
		}
	}
	if best == nil {
		return nil, 0
	}
	different := map[code]bool{}
	for i := range all {
		if b := &all[i]; b.enough(rooms, places) && b.spent == best.spent {
			different[b.merged()] = true
		}
	}
	return best, len(different)
}

// bestBuilds returns the cheapest purchases that still solve the puzzle.
func (p *Puzzle) bestBuilds(s *game.State) []game.Command {
	if best, _ := cheapest(p.builds(s, func() {}), p.Ask(Rooms).One, p.Ask(Places).One); best != nil {
		return best.commands()
	}
	return nil
}

// hastily returns the Build of a player who always buys what makes the most rooms work at once, the cheapest of
// those, and doesn't look further.
func hastily(all []built) *built {
	now := &all[0]
	for {
		var next *built
		for i := range all {
			b := &all[i]
			if b.count == now.count+1 && slices.Equal(b.bought[:now.count], now.bought[:now.count]) &&
				(next == nil || b.rooms > next.rooms || b.rooms == next.rooms && b.spent < next.spent) {
				next = b
			}
		}
		if next == nil {
			return now
		}
		now = next
	}
}

// inBuild returns the puzzles in a Build that begins.
func (s *Search) inBuild(p Puzzle) (found []*Puzzle) {
	c := p.context(p.Start)
	working, cars := c.FunctionalRooms().Count(), c.Clinic().Cars()
	all := p.builds(p.Start, s.rest)
	most := 0
	for i := range all {
		most = max(most, all[i].rooms)
	}
	plain := hastily(all)
	for rooms := most; rooms > working; rooms-- {
		if p.Kind == TwoRooms {
			found = s.addBuild(found, p, all, plain, rooms, 0)
			continue
		}
		var tried []int
		for i := range all {
			if places := all[i].places; all[i].rooms >= rooms && places > cars && !slices.Contains(tried, places) {
				tried = append(tried, places)
				found = s.addBuild(found, p, all, plain, rooms, places)
			}
		}
	}
	return found
}

// addBuild adds the puzzle that asks for this many rooms and places, if it is a good one.
func (s *Search) addBuild(list []*Puzzle, p Puzzle, all []built, plain *built, rooms, places int) []*Puzzle {
	best, answers := cheapest(all, rooms, places)
	if best == nil || best.count < 2 || answers > mostAnswers || plain.enough(rooms, places) {
		return list
	}
	p.Answer = best.commands()
	p.Asks = []Ask{{Rooms, rooms, rooms, false}}
	if places > 0 {
		p.Asks = append(p.Asks, Ask{Places, places, places, false})
	}
	p.Asks = append(p.Asks, Ask{Spent, p.Start.Players[0].Money, best.spent, true})
	p.Best, p.Plain = p.Standing(p.After(p.Answer)), p.Standing(p.After(plain.commands()))
	p.Grade = hard(&p)
	return append(list, &p)
}
