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
}

// moves gives the moves of the best choice, in an order in which each is legal, and fills in where everybody ends.
func (b *board) moves(list []move) []move {
	if !b.found {
		return list
	}
	b.settle()
	for i := range b.agents { // who leaves the waiting room makes a place that others pass
		if o := b.choice(i); o.leaves {
			list = b.bring(list, o)
		}
	}
	for i := range b.agents {
		if o := b.choice(i); o.bed != none && !o.leaves {
			list = b.bring(list, o)
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
		space := b.supply.rests[i]
		if at := b.supply.at[b.working][i]; at != none {
			space = b.supply.places[at]
		}
		list = b.send(list, &b.orderlies[i], space)
	}
	return list
}

// choice is what an agent does in the best choice.
func (b *board) choice(agent int) *option { return &b.options[b.chosen[agent]] }

// bring moves the next patient of the option's group to its room.
func (b *board) bring(list []move, o *option) []move {
	g := &b.groups[o.group]
	patient := g.first
	for slices.ContainsFunc(list, func(m move) bool { return m.person == patient }) {
		patient = b.next[patient]
	}
	return append(list, move{patient, b.rooms[o.room].space, o.brings})
}

// send moves somebody of the staff, unless it is there.
func (b *board) send(list []move, w *worker, to clinic.Space) []move {
	if time, _ := b.time(w, to); !b.people[w.index].In(to) && b.moving(w, to) {
		list = append(list, move{w.index, to, time})
	}
	return list
}

// moving tells whether somebody has to go there: who is outside and not needed stays there.
func (b *board) moving(w *worker, to clinic.Space) bool {
	person := &b.people[w.index]
	return person.At.Area == clinic.Inside || to != outside
}

// outside stands for where people are who have not come in.
var outside = clinic.Space{Floor: -1}

// settle finds where nurses and orderlies are in the best choice.
func (b *board) settle() {
	dollars := 0
	b.lack, b.helping = 0, b.help.unneeded
	clear(b.taken)
	clear(b.beds)
	clear(b.places)
	clear(b.needed)
	for i := range b.agents {
		o := b.choice(i)
		dollars += o.dollars
		b.take(o)
	}
	b.working, _ = b.supply.choose(b, dollars)
	b.stands = b.stands[:0]
	for i := range b.nurses {
		b.stands = append(b.stands, b.help.resting[i])
	}
	b.help.match.of = b.help.match.of[:0]
	b.help.cost(b)
	for taker, slot := range b.help.match.of {
		if taker > 0 && slot > 0 {
			b.stands[taker-1] = b.rooms[b.help.slots[slot-1]].space
		}
	}
}

// tell writes what the best choice brings into the plan.
func (b *board) tell(p *Plan) {
	p.Exact = p.Exact && b.found && b.exact
	if !b.found {
		return
	}
	p.Worth += b.best
	income, points := b.earned, -b.deaths
	for i := range b.agents {
		o := b.choice(i)
		income += o.dollars
		points += o.points
	}
	saved := b.supply.saves[b.working]
	p.Income += income
	p.Upkeep += b.upkeep - saved
	p.Popularity += points - max(0, b.owed-saved-(income-b.earned))*b.missingDollar()
	b.tellTreatments(p)
}

// tellTreatments says who treats whom: the rooms' own help first, then nurses by age.
func (b *board) tellTreatments(p *Plan) {
	clear(b.taken)
	clear(b.needed)
	b.treated = b.treated[:0]
	for i := range b.agents {
		if a, o := &b.agents[i], b.choice(i); a.worker != none && o.group != none {
			patient := b.groups[o.group].first
			b.treated = append(b.treated, care{patient, a.worker, o})
		}
	}
	// equal patients are taken by age, those who are brought as they were brought
	for i := range b.treated {
		t := &b.treated[i]
		for slices.ContainsFunc(b.treated[:i], func(other care) bool { return other.patient == t.patient }) {
			t.patient = b.next[t.patient]
		}
	}
	slices.SortFunc(b.treated, func(x, y care) int { return x.patient - y.patient })
	b.helped = zeroed(b.helped, len(b.nurses))
	for _, t := range b.treated {
		said := p.treat(b.people[t.patient].ID)
		said.Doctors = append(said.Doctors, b.people[b.doctors[t.doctor].index].ID)
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

// care is who treats whom.
type care struct {
	patient int
	doctor  int
	*option
}
