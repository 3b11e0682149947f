package view

import (
	"slices"

	"clinic/game"
	"clinic/scenes/dress"
	"clinic/scenes/table/thing"
)

// Owed is one of them.
type Owed struct {
	game.Obligation
	Past bool // done, or missed where it could not be met
}

// glimpse is what was asked of a player when so much of the game had been told.
type glimpse struct {
	told int
	list []game.Obligation
}

// owing is what a player has been asked in a round, so that what is asked no more is known to be over. What is taken back
// is forgotten.
type owing struct {
	round int
	seen  []glimpse
}

// note takes in what is asked now, and gives it behind what is over.
func (o *owing) note(round, told int, now []game.Obligation) []Owed {
	if o.round != round {
		*o = owing{round: round}
	}
	for len(o.seen) > 0 && o.seen[len(o.seen)-1].told >= told {
		o.seen = o.seen[:len(o.seen)-1]
	}
	o.seen = append(o.seen, glimpse{told, now})
	var over, list []Owed
	has := func(list []Owed, key string) int {
		return slices.IndexFunc(list, func(one Owed) bool { return one.Key == key })
	}
	for _, one := range now {
		list = append(list, Owed{Obligation: one})
	}
	for _, before := range o.seen {
		for _, one := range before.list {
			one.Open = false
			if at := has(over, one.Key); at >= 0 {
				over[at].Obligation = one // as it was seen last
			} else if has(list, one.Key) < 0 {
				over = append(over, Owed{one, true})
			}
		}
	}
	return append(over, list...)
}

// remember finds what is asked of the viewer now.
func (t *Shown) remember() {
	s := &t.Situation
	t.Owed = nil
	if s.State == nil || s.Rules.Foreseen() == 0 {
		return
	}
	if t.owing == nil {
		t.owing = map[int]*owing{}
	}
	if t.owing[s.Viewer] == nil {
		t.owing[s.Viewer] = &owing{}
	}
	t.Owed = t.owing[s.Viewer].note(s.State.Round, len(s.Told), t.Context().Obligations())
}

// Concerned are the spots of the people who could meet it, and of the places where it is met.
func (t *Shown) Concerned(o *Owed) []thing.Thing {
	c := t.Context()
	how := dress.ObligationOf(o.Key)
	if how.Concerns != nil {
		return how.Concerns(c)
	}
	var spots []thing.Thing
	for _, command := range c.CommandsOf(o.Decision) {
		if fields := c.Rules.CommandFields(command.Type); fields != nil {
			one := OfferOf(command, fields, c.Clinic())
			spots = append(spots, one.Path[1:]...)
		}
	}
	if how.Places != nil {
		spots = append(spots, how.Places(c)...)
	}
	return spots
}
