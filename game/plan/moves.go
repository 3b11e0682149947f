package plan

import (
	"slices"

	"clinic/game/clinic"
)

// move is one person's way in a plan.
type move struct {
	person int
	to     clinic.Space
	time   int16
	trip   int // the trip of a patient who is brought, else none
	back   bool
	drawn  bool // chance decides what follows
}

// moves appends the moves of the best choice and fills in where everybody ends. In the base game each move is legal
// after those before it: patients who leave the waiting room make room for others to pass.
func (b *board) moves(list []move) []move {
	if !b.found {
		return list
	}
	b.settle()
	b.whom = sized(b.whom, len(b.agents))
	for i := range b.whom {
		b.whom[i] = none
	}
	for _, leaves := range [...]bool{true, false} {
		for i := range b.agents {
			if o := b.choice(i); b.brought(i) && (o.frees != none) == leaves {
				list = b.bring(list, o)
				b.whom[i] = list[len(list)-1].person
			}
		}
	}
	for i := range b.agents {
		a, o := &b.agents[i], b.choice(i)
		if a.worker != none && o.room != none {
			list = b.send(list, &b.doctors[a.worker], b.rooms[o.room].space)
		}
	}
	for i := range b.nurses {
		list = b.send(list, &b.nurses[i], b.stands[i])
	}
	for i := range b.orderlies {
		s := &b.supplies[0]
		if b.goer.orderly != none {
			s = &b.supplies[b.goer.orderly+1]
		}
		space := s.rests[i]
		if at := s.at[b.working][i]; at != none {
			space = s.places[at]
		}
		if b.goer.orderly == i {
			space = b.errand.at
		}
		list = b.send(list, &b.orderlies[i], space)
	}
	return list
}

// brought reports whether an agent's choice brings a patient somewhere; in a team it is the first doctor's that does.
func (b *board) brought(agent int) bool {
	o := b.choice(agent)
	if o.group == none || o.bed == none && o.frees == none && o.by == none && !o.back {
		return false
	}
	if o.team > 1 {
		for i := range agent {
			if b.choice(i).group == o.group {
				return false
			}
		}
	}
	return true
}

// choice returns what an agent does in the best choice.
func (b *board) choice(agent int) *option { return &b.options[b.chosen[agent]] }

// bring adds the move of the option's next patient to where it goes.
func (b *board) bring(list []move, o *option) []move {
	g := &b.groups[o.group]
	m := move{person: g.first, time: o.brings, trip: int(o.by), back: o.back}
	for slices.ContainsFunc(list, func(before move) bool { return before.person == m.person }) {
		m.person = b.next[m.person]
	}
	switch {
	case g.drawn:
		m.to, m.drawn = g.over, true
	case o.team > 1:
		part := &b.rooms[o.room].part
		m.to, m.time, m.trip = b.rooms[o.room].space, part.brings, int(part.by)
	case o.room != none:
		m.to = b.rooms[o.room].space
	default:
		m.to = b.errand.at
	}
	return append(list, m)
}

// send adds the move of a member of the staff unless it is there already; one who is not needed may stay outside.
func (b *board) send(list []move, w *worker, to clinic.Space) []move {
	if b.people[w.index].In(to) || to == outside {
		return list
	}
	return append(list, move{person: w.index, to: to, time: b.ways[w.ways].To(to), trip: none})
}

// outside stands for the place of people who have not come in.
var outside = clinic.Space{Floor: -1}

// settle finds where nurses and orderlies are in the best choice.
func (b *board) settle() {
	b.forget()
	b.dollars[0] = 0
	for i := range b.agents {
		o := b.choice(i)
		b.dollars[0] += o.dollars
		b.take(o)
		b.now[i] = b.chosen[i]
	}
	for i := range b.groups {
		if b.groups[i].team > 1 && b.taken[i] > 0 {
			b.dollars[0] -= b.rooms[b.where[i]].part.dollars % 2
		}
	}
	b.gifts, b.walks = 0, 0
	if len(b.after.all) > 0 {
		b.gifts, b.walks = b.after.come(b)
	}
	b.income = b.dollars[0] + b.gifts
	s := &b.supplies[0]
	if b.goer.orderly != none {
		s = &b.supplies[b.goer.orderly+1]
	}
	b.working, _ = s.choose(b, b.income)
	b.saved = s.saves[b.working]
	b.spare = max(0, b.income+b.saved-b.owed)
	b.stands = append(b.stands[:0], b.help.resting...)
	b.help.match.of = b.help.match.of[:0]
	b.help.cost(b, b.goer.nurse)
	for taker, slot := range b.help.match.of {
		if taker > 0 && slot > 0 {
			b.stands[taker-1] = b.rooms[b.help.slots[slot-1]].space
		}
	}
	if b.goer.nurse != none {
		b.stands[b.goer.nurse] = b.errand.at
	}
}

// tell writes what the best choice brings into the plan.
func (b *board) tell(p *Plan) {
	p.Exact = p.Exact && b.found && b.exact && !b.unsure
	if !b.found {
		return
	}
	p.Worth += b.best
	points, soiled := -b.deaths, 0
	for i := range b.agents {
		o := b.choice(i)
		soiled += o.upkeep
		if o.team <= 1 {
			points += o.points
		}
	}
	for i := range b.groups {
		if b.groups[i].team > 1 && b.taken[i] > 0 {
			points += b.rooms[b.where[i]].part.points
		}
	}
	p.Time += b.walks
	p.Income += b.earned + b.income + soiled
	p.Upkeep += b.upkeep - b.saved + soiled
	p.Popularity += points - max(0, b.owed-b.saved-b.income)*b.missingDollar()
	b.tellTreatments(p)
}

// tellTreatments says who treats whom: the rooms' own nurses first, then nurses by age.
func (b *board) tellTreatments(p *Plan) {
	clear(b.taken)
	clear(b.needed)
	b.treated = b.treated[:0]
	for i := range b.agents {
		a, o := &b.agents[i], b.choice(i)
		if a.worker == none || o.group == none {
			continue
		}
		if at := slices.IndexFunc(b.treated, func(other care) bool { return o.team > 1 && other.group == o.group }); at >= 0 {
			b.treated[at].second = a.worker
			continue
		}
		c := care{patient: b.whom[i], doctor: a.worker, second: none, option: o}
		if c.patient == none { // the oldest of those who are there already
			c.patient = b.groups[o.group].first
			for b.spoken(c.patient) {
				c.patient = b.next[c.patient]
			}
		}
		b.treated = append(b.treated, c)
	}
	slices.SortFunc(b.treated, func(x, y care) int { return x.patient - y.patient })
	b.helped = zeroed(b.helped, len(b.nurses))
	for _, t := range b.treated {
		said := p.treat(b.people[t.patient].ID)
		first, second := b.doctors[t.doctor].index, none
		if t.second != none {
			second = b.doctors[t.second].index
			first, second = min(first, second), max(first, second)
		}
		said.Doctors = append(said.Doctors, b.people[first].ID)
		if second != none {
			said.Doctors = append(said.Doctors, b.people[second].ID)
		}
		missing := int(t.nurses)
		own := min(missing, b.rooms[t.room].builtIn-b.needed[t.room])
		b.needed[t.room] += own
		missing -= own
		for n := range b.nurses {
			if missing > 0 && !b.helped[n] && b.stands[n] == b.rooms[t.room].space {
				b.helped[n] = true
				said.Nurses = append(said.Nurses, b.people[b.nurses[n].index].ID)
				missing--
			}
		}
	}
}

// spoken reports whether a patient is already brought somewhere or treated.
func (b *board) spoken(patient int) bool {
	return slices.Contains(b.whom, patient) || slices.ContainsFunc(b.treated, func(c care) bool { return c.patient == patient })
}

// care is a treatment: who treats whom.
type care struct {
	patient int
	doctor  int
	second  int // the second doctor of a team, else none
	*option
}
