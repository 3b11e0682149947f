package plan

import "slices"

// different counts the ways to the best worth: by who is treated where and by whom, and who else is brought where,
// without telling equal people apart. Those who treat no one may be anywhere.
type different struct {
	most  int // where counting ends, 0 while the best is searched for
	found [][]int32
	now   []int32
}

// Ways returns in how many different ways the last result of Move can be reached: who is treated where and by whom,
// without telling equal people apart. It counts at most to most+1, and returns that if the number can't be
// determined. The game must have no second board.
func (p *Planner) Ways(most int) int {
	b := &p.board
	if !b.found {
		return 0
	}
	best, chosen, goer := b.best, slices.Clone(b.chosen), b.goer
	b.different = different{most: most + 1, found: b.different.found[:0], now: b.different.now}
	b.forget()
	b.best, b.nodes, b.limit, b.stuck = best-1, 0, mostNodes, false
	start := b.fixed + b.supplyBest() + b.after.worth
	reduced := int64(0)
	if b.sharp.ready {
		reduced = b.sharp.start + b.after.worth
	}
	b.from(0, start, b.after.most, reduced)
	ways := len(b.different.found)
	if b.stuck {
		ways = most + 1
	}
	b.different.most = 0
	b.best, b.chosen, b.goer, b.stuck = best, chosen, goer, false
	return ways
}

// Plan returns the last result of Move.
func (p *Planner) Plan() *Plan { return &p.plan }

// note records the current way unless it is known already; after the last one that is asked for the search ends.
func (d *different) note(b *board) {
	d.now = d.now[:0]
	for i := range b.agents {
		a, o := &b.agents[i], &b.options[b.now[i]]
		if o.group == none || o.room == none {
			continue
		}
		doctor := int32(0)
		if a.worker != none {
			doctor = 1 + int32(b.people[b.doctors[a.worker].index].Level)
		}
		patient := &b.people[b.groups[o.group].first]
		d.now = append(d.now, doctor<<24|int32(o.room)<<16|int32(patient.Level)<<8|int32(patient.Service))
	}
	slices.Sort(d.now)
	if slices.ContainsFunc(d.found, func(way []int32) bool { return slices.Equal(way, d.now) }) {
		return
	}
	d.found = append(d.found, slices.Clone(d.now))
	b.stuck = b.stuck || len(d.found) >= d.most
}
