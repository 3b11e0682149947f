package plan

import (
	"clinic/game"
	"clinic/game/clinic"
)

// aftermath is what extensions do after Move has ended (see game.Aftermath).
type aftermath struct {
	all   []game.Aftermath
	most  int   // the most dollars that it can bring
	worth int64 // what those are worth
	end   game.State
	at    []int // for each group: the next patient who is not placed
}

// look finds out what may happen after Move.
func (a *aftermath) look(b *board) {
	a.all, a.most, a.worth = nil, 0, 0
	if !b.c.AtHome() {
		return
	}
	a.all = b.c.Rules.Aftermaths()
	for i := range a.all {
		a.most += a.all[i].Most(b.c)
	}
	a.worth = int64(a.most) * b.prices.Dollar
	if a.most == 0 {
		a.all = nil
	}
	if len(a.all) > 0 {
		b.c.State.CloneInto(&a.end)
	}
}

// come returns what extensions pay after Move, and the time that it takes, with everybody where the choice puts them.
func (a *aftermath) come(b *board) (dollars, time int) {
	end := game.Context{Rules: b.c.Rules, State: &a.end, Player: b.c.Player}
	people := end.Clinic().People
	for i := range people {
		people[i].At = b.people[i].At
	}
	a.at = sized(a.at, len(b.groups))
	for i := range b.groups {
		a.at[i] = b.groups[i].first
	}
	for i := range b.agents {
		o := &b.options[b.now[i]]
		if o.group == none || o.team > 1 || o.bed == none && o.frees == none {
			continue
		}
		person := a.at[o.group]
		a.at[o.group] = b.next[person]
		switch {
		case o.back:
			people[person].At = clinic.Place{Area: clinic.PreAdmissions}
		case o.room == none:
			people[person].At = clinic.In(b.errand.at)
		default:
			people[person].At = clinic.In(b.rooms[o.room].space)
		}
	}
	for i := range a.all {
		more, takes := a.all[i].Comes(end)
		dollars, time = dollars+more, time+takes
	}
	return dollars, time
}
