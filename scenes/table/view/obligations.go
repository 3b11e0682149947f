package view

import (
	"slices"

	"clinic/game"
	"clinic/scenes/extensionui"
	"clinic/scenes/thing"
)

// Owed is an obligation as the table shows it.
type Owed struct {
	game.Obligation
	Past bool // done, or missed because it could not be met
}

// remember finds what has been asked of the viewer in this round: first what is over, then what is asked now.
func (t *Shown) remember() {
	t.Owed = nil
	if t.State == nil || t.Rules.Foreseen() == 0 {
		return
	}
	now := t.Context().Obligations()
	for _, one := range t.Asked {
		if !slices.ContainsFunc(now, func(o game.Obligation) bool { return o.Key == one.Key }) {
			t.Owed = append(t.Owed, Owed{Obligation: one, Past: true})
		}
	}
	for _, one := range now {
		t.Owed = append(t.Owed, Owed{Obligation: one})
	}
}

// Concerned returns the spots of the people who could meet an obligation, and of the places where it is met.
func (t *Shown) Concerned(o *Owed) []thing.Thing {
	c := t.Context()
	how := extensionui.ObligationOf(o.Key)
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
