package bot

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// mostDeeds is the largest number of commands in a proposal, not counting Done.
const mostDeeds = 8

// proposal is what a player may do with one tile: the tile, the commands, and what the judgement thinks of it.
type proposal struct {
	action game.Action
	deeds  [mostDeeds]deed
	count  int
	worth  float64
	theirs bool // only an extension can say what it brings
}

// deed is one command in short form: proposals are copied and compared by the thousand.
type deed struct {
	what       game.CommandType
	kind       int8 // of component; for staff an index in staffKinds
	slot       int8
	service    clinic.Service
	side       clinic.Side
	space      clinic.Space
	second     clinic.Space
	pair       bool
	from, onto market.Appointment
}

var staffKinds = [...]clinic.PersonKind{clinic.Doctor, clinic.Nurse, clinic.Orderly}

// add appends a deed.
func (p *proposal) add(d deed) {
	p.deeds[p.count] = d
	p.count++
}

// same reports whether two proposals do the same, in any order.
func (p *proposal) same(q *proposal) bool {
	if p.action != q.action || p.count != q.count {
		return false
	}
	for i := range p.deeds[:p.count] {
		if !slices.Contains(q.deeds[:q.count], p.deeds[i]) {
			return false
		}
	}
	return true
}

// alike reports whether two proposals build the same components, in any places.
func (p *proposal) alike(q *proposal) bool {
	if p.action != q.action || p.count != q.count {
		return false
	}
	return slices.EqualFunc(p.deeds[:p.count], q.deeds[:q.count], func(a, b deed) bool { return a.kind == b.kind && a.service == b.service })
}

// command returns the deed as a command.
func (d *deed) command(m *measure) game.Command {
	command := game.Command{Type: d.what}
	switch d.what {
	case game.BuildOne:
		command.Component = clinic.Component{Kind: m.kinds[d.kind].spec.Kind, Service: d.service, Space: d.space, Side: d.side}
		command.Pair, command.Second = d.pair, d.second
	case game.HireOne:
		command.Kind, command.Slot = staffKinds[d.kind], int(d.slot)
	default:
		command.From, command.Onto = d.from, d.onto
	}
	return command
}

// proposals is a list whose memory is reused.
type proposals struct {
	list []proposal
}

// propose adds a proposal unless the same one is there already.
func (ps *proposals) propose(p *proposal) {
	for i := range ps.list {
		if ps.list[i].same(p) {
			ps.list[i].worth = max(ps.list[i].worth, p.worth)
			return
		}
	}
	ps.list = append(ps.list, *p)
}

// best returns the index of the proposal that is worth most from an index on, or −1.
func (ps *proposals) best(from int) int {
	best := -1
	for i := from; i < len(ps.list); i++ {
		if best < 0 || ps.list[i].worth > ps.list[best].worth {
			best = i
		}
	}
	return best
}
