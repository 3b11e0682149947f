package bot

import (
	"clinic/game"
	"clinic/game/clinic"
)

// lack is what a layout lacks for a goal that requires components: how many, and where they could stand next.
type lack struct {
	pieces int
	of     [supplyRoom + 1]clinic.Spaces // hub, treatment room and supply room
	ground clinic.Spaces                 // where any component will do
}

// beyondReach is how many components count as missing if the goal can no longer be met as things stand.
const beyondReach = 18

// missing finds what the layout lacks for a goal.
func (l *layout) missing(a *aim) lack {
	switch a.goal {
	case game.GoalAllSpaces:
		streets := l.streets()
		if (l.of[garden] | l.of[parkingLot]).Count() > a.open {
			return lack{pieces: beyondReach}
		}
		return lack{pieces: streets.Count(), ground: streets}
	case game.GoalFloor3:
		return l.missingTower(a.rooms)
	}
	return l.missingBuildings(a.rooms)
}

// tower is one way to build one to three treatment rooms on Floor 3: columns of modules, with a room on top next to
// one with its hub.
type tower [supplyRoom + 1]clinic.Spaces

// The kinds from Floor 1 up in the column of the hub, in the column of one room, and in those of others on the other
// sides of the hub.
var storeys = [...][3][clinic.TopFloor]int{
	{{supplyRoom, treatmentRoom, hub}, {hub, supplyRoom, treatmentRoom}, {treatmentRoom, supplyRoom, treatmentRoom}},
	{{hub, treatmentRoom, hub}, {treatmentRoom, supplyRoom, treatmentRoom}, {treatmentRoom, supplyRoom, treatmentRoom}},
	{{supplyRoom, treatmentRoom, hub}, {treatmentRoom, supplyRoom, treatmentRoom}, {treatmentRoom, supplyRoom, treatmentRoom}},
}

// towers lists all of them, with one, two and three rooms.
var towers = func() (lists [3][]tower) {
	columns := func(kinds [3][clinic.TopFloor]int, at ...int) (t tower) {
		for i, column := range at {
			for floor := range int(clinic.TopFloor) {
				t[kinds[min(i, len(kinds)-1)][floor]] |= 1 << (column + (floor+1)*oneFloor)
			}
		}
		return t
	}
	beside := func(i, j int) bool { return clinic.Spaces(1)<<i&(clinic.Spaces(1)<<j).Beside() != 0 }
	for middle := range oneFloor {
		for first := range oneFloor {
			if !beside(middle, first) {
				continue
			}
			for _, kinds := range storeys {
				lists[0] = append(lists[0], columns(kinds, middle, first))
				for second := range oneFloor {
					if second == first || !beside(middle, second) {
						continue
					}
					lists[1] = append(lists[1], columns(kinds, middle, first, second))
					for third := range second {
						if third != first && beside(middle, third) {
							lists[2] = append(lists[2], columns(kinds, middle, first, second, third))
						}
					}
				}
			}
		}
	}
	return lists
}()

// missingTower finds what is missing for this many working rooms on Floor 3; beyond three it only considers three.
func (l *layout) missingTower(rooms int) lack {
	best := lack{pieces: beyondReach}
	treatment, operating := l.working()
	if (treatment | operating).Floor(clinic.TopFloor).Count() >= rooms {
		return lack{}
	}
	special := l.modules &^ (l.of[hub] | l.of[treatmentRoom] | l.of[supplyRoom])
	special &^= special.Floor(clinic.TopFloor)
	list := towers[min(rooms, len(towers))-1]
	for i := range list {
		t := &list[i]
		all := t[hub] | t[treatmentRoom] | t[supplyRoom]
		below := (all >> oneFloor) & l.ground
		if all&^l.board != 0 || below&l.taken&^l.modules != 0 {
			continue
		}
		now := lack{pieces: (below &^ l.modules).Count(), ground: below &^ l.modules}
		fits := true
		for kind := range t {
			lacks := t[kind] &^ l.of[kind] &^ special // special modules may take the place of others below
			if lacks&(l.taken|l.of[kind].Adjacent()) != 0 {
				fits = false
				break
			}
			now.of[kind] = lacks
			now.pieces += lacks.Count()
		}
		if fits && now.pieces < best.pieces {
			best = now
		}
	}
	vacant := l.vacant()
	for kind := range best.of {
		best.of[kind] &= vacant
	}
	return best
}

// missingBuildings finds what is missing for two buildings with this many working rooms each.
func (l *layout) missingBuildings(rooms int) lack {
	treatment, operating := l.working()
	working := treatment | operating
	var first, second, firstLacks, secondLacks = clinic.Spaces(0), clinic.Spaces(0), beyondReach, beyondReach
	for rest := l.modules; rest != 0; {
		building := (rest & -rest).Connected(l.modules)
		rest &^= building
		lacks := l.lacks(building, working, rooms)
		switch {
		case lacks < firstLacks:
			first, second, firstLacks, secondLacks = building, first, lacks, firstLacks
		case lacks < secondLacks:
			second, secondLacks = building, lacks
		}
	}
	var m lack
	m.pieces = min(firstLacks, beyondReach)
	if first != 0 {
		l.wants(first, firstLacks, &m)
	}
	apart := l.streets() &^ l.modules.Adjacent() // where a separate building may begin
	var site clinic.Spaces
	for set := apart; set != 0; set &= set - 1 {
		if at := set & -set; (at.Beside() & apart).Count() > 1 {
			site |= at
		}
	}
	begins := 2 + 2*rooms
	if site == 0 || begins >= secondLacks {
		m.pieces += secondLacks
		if second != 0 {
			l.wants(second, secondLacks, &m)
		}
	} else {
		m.pieces += begins
		m.of[hub] |= site & -site
	}
	m.pieces = min(m.pieces, beyondReach)
	return m
}

// lacks returns approximately how many components a building lacks for this many working rooms.
func (l *layout) lacks(building, working clinic.Spaces, rooms int) int {
	lacks := max(0, rooms-(building&working).Count())
	if lacks == 0 {
		return 0
	}
	hubs, supplies := building&l.of[hub], building&l.of[supplyRoom]
	idle := (building & l.of[treatmentRoom] &^ working).Count()
	if hubs == 0 {
		lacks++
	}
	sites := l.vacant() & hubs.Beside() &^ l.of[treatmentRoom].Adjacent() & supplies.Adjacent()
	return lacks + max(0, lacks-sites.Count()-idle)
}

// wants adds the places where a building that lacks rooms needs each kind of module.
func (l *layout) wants(building clinic.Spaces, lacks int, m *lack) {
	if lacks == 0 {
		return
	}
	others := (l.modules &^ building).Adjacent()
	hubs, supplies := building&l.of[hub], building&l.of[supplyRoom]
	free := l.vacant() &^ others
	m.of[treatmentRoom] |= free & hubs.Beside() &^ l.of[treatmentRoom].Adjacent()
	if good := m.of[treatmentRoom] & supplies.Adjacent(); good != 0 {
		m.of[treatmentRoom] = good
	}
	idle := building & l.of[treatmentRoom] & hubs.Beside() &^ supplies.Adjacent()
	m.of[supplyRoom] |= free & (idle | m.of[treatmentRoom]).Adjacent() &^ l.of[supplyRoom].Adjacent()
	m.of[hub] |= free & (building & l.of[treatmentRoom] &^ hubs.Beside()).Beside() &^ l.of[hub].Adjacent()
}

// aimed returns places for a component because of the goal, a few of those that the rules allow.
func (b *brain) aimed(l *layout, kind int, allowed clinic.Spaces) clinic.Spaces {
	m := l.missing(&b.aim)
	set := m.ground
	if kind <= supplyRoom {
		set |= m.of[kind]
	}
	set &= allowed
	first := set & -set
	rest := set &^ first
	return first | rest&-rest
}
