package bot

import (
	"clinic/game"
	"clinic/game/clinic"
)

// site is a clinic as it is, or would be after some of a Build.
type site struct {
	layout   layout
	prospect prospect
	worth    float64
	money    int
	built    int  // components built in this action
	rooms    bool // a treatment room among them
	supply   bool // a supply room among them
	hub      bool // a hub was bought this round
	special  bool
}

// building is a component with the clinic as it would be with it.
type building struct {
	deed deed
	site site
}

// readSite reads a player's clinic before a Build.
func (b *brain) readSite(c game.Context, s *site) {
	*s = site{}
	owner := c.Owner()
	s.layout.read(&b.measure, &owner.Clinic)
	s.prospect.readPeople(&b.measure, c)
	b.aim = b.aimOf(&s.prospect, c)
	s.prospect.look(&b.judge, &s.layout)
	if b.extended {
		s.prospect.readExtended(&b.judge, c, &s.layout)
	}
	s.worth = b.judge.worth(&s.prospect)
	s.money = owner.Money
	turn := &owner.Turn
	if decision := c.State.Decision(c.Player); decision != nil && decision.Kind == game.DecideBuild {
		s.built, s.rooms, s.supply = turn.Built, turn.TreatmentBuilt, turn.SupplyBuilt
	}
	for _, color := range turn.Bought {
		s.hub = s.hub || color == clinic.Magenta
		s.special = s.special || color == clinic.Blue
	}
}

// mayBuild reports whether the action allows another component of this kind (B21).
func (s *site) mayBuild(m *measure, kind int) bool {
	built := s.built + 1
	if (s.rooms || kind == treatmentRoom) && (s.supply || kind == supplyRoom) {
		built--
	}
	return built <= m.builds
}

// buildings adds every component that could be built, with what it is worth. The quick form looks at one or two
// places for each kind that is often built.
func (b *brain) buildings(c game.Context, s *site, quick bool, list []building) []building {
	m := &b.measure
	for kind := range m.kinds {
		k := &m.kinds[kind]
		if k.price < 0 || k.price > s.money || !s.mayBuild(m, kind) {
			continue
		}
		if quick && (kind >= baseKinds || seldom[kind] && !m.landsOn(kind)) { // see proposeTheirs
			continue
		}
		if k.spec.OneOfKind && s.layout.of[kind] != 0 || k.limit >= 0 && s.layout.count(kind) >= k.limit {
			continue
		}
		if k.spec.OncePerRound && (kind == hub && s.hub || kind != hub && s.special) {
			continue
		}
		if kind == hub {
			for row := range c.State.Market.Appointments {
				service := c.State.Market.Appointments[row].Service
				if quick && s.layout.hubs[service] != 0 && !b.aim.pieces {
					continue
				}
				list = b.places(c, s, kind, service, quick, list)
			}
			continue
		}
		list = b.places(c, s, kind, clinic.NoService, quick, list)
	}
	return list
}

// places adds the places for one kind of component.
func (b *brain) places(c game.Context, s *site, kind int, service clinic.Service, quick bool, list []building) []building {
	m := &b.measure
	pile := c.Pile(m.kinds[kind].spec.Kind, service)
	if pile == nil && (m.kinds[kind].spec.Piles || kind == hub) || pile != nil && (pile.Closed || pile.Left < 1) {
		return list
	}
	spaces := s.layout.allowed(m, kind)
	if quick {
		allowed := spaces
		spaces = s.layout.likely(kind, spaces)
		if b.aim.pieces {
			spaces |= b.aimed(&s.layout, kind, allowed)
		}
	} else if b.aim.pieces {
		// everywhere the goal wants it
	} else if kind == treatmentRoom && spaces&s.layout.of[hub].Beside() != 0 {
		spaces &= s.layout.of[hub].Beside()
	} else if kind == parkingLot || kind == garden {
		if useful := spaces & (s.layout.of[treatmentRoom] | s.layout.of[operatingRoom]).Adjacent(); kind == garden {
			spaces = useful
		} else if far := spaces &^ s.layout.modules.Adjacent(); far != 0 {
			spaces = far & -far
		}
	}
	for ; spaces != 0; spaces &= spaces - 1 {
		at := spaces & -spaces
		d := deed{what: game.BuildOne, kind: int8(kind), service: service, space: at.First()}
		if m.kinds[kind].where == clinic.AtSlot {
			if d.side = freeSide(&c.Owner().Clinic, d.space); d.side == clinic.NoSide || s.layout.of[kind]&at != 0 {
				continue
			}
		}
		if kind == conveyor && s.layout.of[conveyor] == 0 {
			d.pair = true
			for seconds := s.layout.inLine(at) & s.layout.modules &^ (at - 1); seconds != 0; seconds &= seconds - 1 {
				second := seconds & -seconds
				d.second = second.First()
				list = b.build(s, d, at|second, list)
			}
			continue
		}
		list = b.build(s, d, at, list)
	}
	return list
}

// build adds one component to the list, unless there is not enough money or parking (B27, B28).
func (b *brain) build(s *site, d deed, at clinic.Spaces, list []building) []building {
	m := &b.measure
	kind := int(d.kind)
	price := m.price(kind, at)
	if price > s.money {
		return list
	}
	list = append(list, building{deed: d, site: *s})
	next := &list[len(list)-1].site
	if where := m.kinds[kind].where; at&next.layout.ground != 0 && (where == clinic.OnGrid || where == clinic.OnGround) {
		next.prospect.places -= m.street
		if kind == parkingLot {
			next.prospect.places += m.lot
		}
		if next.prospect.places < 0 {
			return list[:len(list)-1]
		}
	}
	next.layout.put(m, kind, d.service, at)
	next.money -= price
	next.prospect.money -= float64(price)
	next.built++
	if (next.rooms || kind == treatmentRoom) && (next.supply || kind == supplyRoom) && !(next.rooms && next.supply) {
		next.built--
	}
	next.rooms = next.rooms || kind == treatmentRoom
	next.supply = next.supply || kind == supplyRoom
	next.hub = next.hub || kind == hub
	next.special = next.special || kind != hub && m.kinds[kind].spec.OncePerRound
	next.prospect.look(&b.judge, &next.layout)
	next.worth = b.judge.worth(&next.prospect)
	return list
}

// likely picks one or two of the places for a component, by what stands around them.
func (l *layout) likely(kind int, spaces clinic.Spaces) clinic.Spaces {
	first := func(sets ...clinic.Spaces) clinic.Spaces {
		for _, set := range sets {
			if set &= spaces; set != 0 {
				return set & -set
			}
		}
		return 0
	}
	hubs, supplies := l.of[hub].Beside(), l.of[supplyRoom].Adjacent()
	switch kind {
	case treatmentRoom:
		picked := first(hubs&supplies, hubs)
		// another one that does not touch the first keeps more places possible
		spaces &= hubs & supplies &^ picked &^ picked.Adjacent()
		return picked | spaces&-spaces
	case supplyRoom:
		idle := l.of[treatmentRoom] & hubs &^ supplies
		open := l.vacant() & hubs &^ l.of[treatmentRoom].Adjacent() &^ supplies
		picked := first(idle.Adjacent(), open.Adjacent())
		return picked
	case hub:
		idle := l.of[treatmentRoom] &^ hubs & supplies
		open := l.vacant() & supplies &^ l.of[treatmentRoom].Adjacent() &^ hubs
		return first(idle.Beside()&open.Beside(), open.Beside(), idle.Beside(), l.modules.Adjacent())
	case operatingRoom:
		return first(hubs&^supplies, hubs)
	case garden:
		treatment, operating := l.working()
		return first((treatment | operating).Adjacent() &^ l.of[hub].Adjacent())
	case parkingLot:
		return first(l.ground&^l.modules.Adjacent(), l.ground)
	}
	return first(l.modules.Adjacent()&^hubs, l.modules.Adjacent())
}

// freeSide returns a border side of the space where nothing stands yet.
func freeSide(board *clinic.Clinic, space clinic.Space) clinic.Side {
	for _, side := range clinic.Sides {
		if board.Border(space, side) && board.InSlot(space, side) == nil {
			return side
		}
	}
	return clinic.NoSide
}

// proposeBuilds adds what a Build could do: single components, pairs, and a third one on top (B21).
func (b *brain) proposeBuilds(c game.Context, quick bool) {
	if !quick { // the closer look finds everything that the quick form finds, too
		b.proposeBuilds(c, true)
	}
	s := &b.site
	firsts := b.buildings(c, s, quick, b.firsts[:0])
	b.firsts = firsts
	keep, ofKind := 26, 2
	if quick {
		keep, ofKind = 3, 3
	}
	kept := b.bestBuildings(firsts, keep, ofKind)
	if quick && b.extended {
		defer b.proposeTheirs(c, s)
	}
	for _, i := range kept {
		one := &firsts[i]
		p := proposal{action: game.Build, worth: one.site.worth}
		p.add(one.deed)
		b.found.propose(&p)
		seconds := b.buildings(c, &one.site, quick, b.seconds[:0])
		b.seconds = seconds
		more := 3
		if quick {
			more = 1
		}
		for _, n := range b.bestSeconds(seconds, more) {
			two := &seconds[n]
			q := p
			q.add(two.deed)
			q.worth = two.site.worth
			if two.site.mayBuild(&b.measure, supplyRoom) || two.site.mayBuild(&b.measure, treatmentRoom) {
				thirds := b.buildings(c, &two.site, true, b.thirds[:0])
				b.thirds = thirds
				best := -1
				for t := range thirds {
					if best < 0 || thirds[t].site.worth > thirds[best].site.worth {
						best = t
					}
				}
				if best >= 0 && thirds[best].site.worth > q.worth {
					q.add(thirds[best].deed)
					q.worth = thirds[best].site.worth
				}
			}
			b.found.propose(&q)
		}
	}
}

// proposeTheirs adds what extensions sell, each kind in its likeliest place.
func (b *brain) proposeTheirs(c game.Context, s *site) {
	m := &b.measure
	for kind := baseKinds; kind < len(m.kinds); kind++ {
		k := &m.kinds[kind]
		if k.price < 0 || k.price > s.money || !s.mayBuild(m, kind) || k.spec.OncePerRound && s.special ||
			k.spec.OneOfKind && s.layout.of[kind] != 0 || k.limit >= 0 && s.layout.count(kind) >= k.limit {
			continue
		}
		b.firsts = b.places(c, s, kind, clinic.NoService, true, b.firsts[:0])
		if len(b.firsts) == 0 {
			continue
		}
		p := proposal{action: game.Build, worth: b.firsts[0].site.worth, theirs: true}
		p.add(b.firsts[0].deed)
		b.found.propose(&p)
	}
}

// bestBuildings picks the best of the list, with at most ofKind of each kind.
func (b *brain) bestBuildings(list []building, most, ofKind int) []int {
	kept := b.kept[:0]
	var count [mostKinds]int
	var used [4]uint64
	for len(kept) < most {
		at := -1
		for i := range list {
			if i < 256 && used[i/64]>>(i%64)&1 == 0 && count[list[i].deed.kind] < ofKind && (at < 0 || list[i].site.worth > list[at].site.worth) {
				at = i
			}
		}
		if at < 0 {
			break
		}
		used[at/64] |= 1 << (at % 64)
		count[list[at].deed.kind]++
		kept = append(kept, at)
	}
	b.kept = kept
	return kept
}

// bestSeconds picks the best second components.
func (b *brain) bestSeconds(list []building, most int) []int {
	kept := b.kept2[:0]
	var used [4]uint64
	for len(kept) < most {
		at := -1
		for i := range list {
			if i < 256 && used[i/64]>>(i%64)&1 == 0 && (at < 0 || list[i].site.worth > list[at].site.worth) {
				at = i
			}
		}
		if at < 0 {
			break
		}
		used[at/64] |= 1 << (at % 64)
		kept = append(kept, at)
	}
	b.kept2 = kept
	return kept
}
