package game

import (
	"cmp"
	"slices"

	"clinic/game/clinic"
	"clinic/game/market"
)

// pieceChange is a piece that is to change its color in a step of Admin (B86).
type pieceChange struct {
	player int    // NoPlayer for a resident
	person string // id in the player's clinic
	slot   int    // of a resident
	from   clinic.Level
	to     clinic.Level
	rule   string // the rule that changes it
	served bool
}

// supplyOf returns the supply that pieces of that kind are exchanged with, nil if there is none.
func supplyOf(m *market.Market, kind clinic.PersonKind) *market.Bag {
	switch kind {
	case clinic.Doctor:
		return &m.DoctorSupply
	case clinic.Patient:
		return &m.PatientSupply
	}
	return nil
}

// exchange exchanges the pieces of one step with their supply (B86). It sorts the changes, which come in turn order
// and by age, into the order of serving, and marks those that are served. A piece that leaves a color goes back
// before others are taken: the first change whose new color is in supply is served, then all are checked again; at
// last, two that want each other's color swap. If a color still isn't in supply, the piece stays as it is.
func exchange(supply *market.Bag, changes []pieceChange) {
	slices.SortStableFunc(changes, orderOfServing)
	for {
		if i := slices.IndexFunc(changes, func(x pieceChange) bool { return !x.served && supply[x.to] > 0 }); i >= 0 {
			changes[i].served = true
			supply[changes[i].to]--
			supply[changes[i].from]++
			continue
		}
		if !swapTwo(changes) {
			return
		}
	}
}

// orderOfServing puts levelling down (yellow, orange, red) before levelling up or
// worsening (orange, yellow, white) (B86).
func orderOfServing(a, b pieceChange) int {
	aUp, bUp := a.to > a.from, b.to > b.from
	switch {
	case aUp != bUp:
		return compareFlags(aUp, bUp)
	case aUp:
		return cmp.Compare(b.from, a.from)
	}
	return cmp.Compare(a.from, b.from)
}

// swapTwo serves the first two changes that want each other's color and reports whether there were any.
func swapTwo(changes []pieceChange) bool {
	for i := range changes {
		for j := i + 1; j < len(changes); j++ {
			a, b := &changes[i], &changes[j]
			if !a.served && !b.served && a.from == b.to && a.to == b.from {
				a.served, b.served = true, true
				return true
			}
		}
	}
	return false
}

// changeLevels exchanges the pieces of people on the boards that of returns, and tells the result for each. kind is
// the kind of person in the clinic.
func (p *Play) changeLevels(of func(player int) Context, kind clinic.PersonKind, changes []pieceChange) {
	exchange(supplyOf(of(0).Market(), kind), changes)
	for _, x := range changes {
		c := of(x.player)
		person := c.Clinic().Person(x.person)
		e := Event{
			Type: LevelChanged, Player: x.player, Board: c.Rules.board, Rule: x.rule, Person: x.person, Kind: person.Kind, Service: person.Service,
			Level: x.from, NewLevel: x.to, From: person.At,
		}
		if x.served {
			person.Level = x.to
		} else {
			e.Type = Skipped
		}
		p.Tell(e)
	}
}
