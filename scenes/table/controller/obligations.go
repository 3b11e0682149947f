package controller

import (
	"slices"

	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/sprites"
)

// What extensions ask of the viewer in this round's Move (X10), known from the beginning of the round: a card above
// the clinic shows each obligation with its cost, and ticks it when it is done.

// lookOfObligation lights the people and places that the obligation under the pointer concerns.
func (p *foresight) lookOfObligation(t *table.Table, l *view.Interaction, key string) {
	at := slices.IndexFunc(t.Owed, func(o view.Owed) bool { return o.Key == key })
	if at < 0 || !t.Own() {
		return
	}
	for _, what := range t.Concerned(&t.Owed[at]) {
		if slices.Contains(l.Targets, what) {
			continue
		}
		l.Targets = append(l.Targets, what)
		switch what.Kind {
		case thing.Slot:
			l.Slots = append(l.Slots, view.SlotLook{Space: what.Space, Side: what.Side, Free: true})
		case thing.Space:
			l.Space[what.Space.Index()].Light = sprites.GlowGood
		}
	}
}
