package plan

import (
	"clinic/game"
	"clinic/game/clinic"
)

// errand is something that one of several people must do (see game.Duty).
type errand struct {
	asked bool // whether there is one
	at    clinic.Space
	c     game.Context // as if those who have to leave had left
	who   func(c game.Context, person *clinic.Person) bool
}

// may reports whether a person could do it.
func (e *errand) may(person *clinic.Person) bool {
	return e.who(e.c, person) && e.c.MayMove(person).None() && e.c.MayEnd(person, e.at).None()
}

// What an untreated patient may do.
const (
	always  = iota // may stay
	ifFull         // may stay if no bed is free
	nowhere        // has to go
)

// lookAtErrand finds out whether there is an errand.
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

// emptied prepares the clinic as if those who have to leave a space had left it. It returns false if someone stays
// there.
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

// lookAtDuties finds out what the patients of a group must do.
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
			// the duty would apply elsewhere
			if !d.One && g.loose && b.hubs != 0 && d.Who(b.c, b.as(g.first, b.hubs.First())) {
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
		case to&b.hubs != 0 && to&g.ends != 0: // must at least come in
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
		return // a patient in a bed may stay there
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
