package hands_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/table/thing"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
)

// C3: over a patient the cigarette says who dies of it and what that costs, in words and in the ribbon.
func TestADeadlyCigaretteSaysSo(t *testing.T) {
	p := sitChanged(t, []string{"cigarettes"}, func(m *game.Match) {
		me := &m.State.Players[0]
		me.Popularity = 20
		me.Clinic.People = append(me.Clinic.People, clinic.Person{ID: "p9", Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.In(clinic.Space{X: 1, Y: 1})})
		m.State.Pending = []game.Decision{{Kind: extensions.DecideSmoke, Player: 0}}
	})
	p.hover(thing.Somebody("p9"))
	if !p.bubbles("The white patient dies of it: −5 popularity. (C3)") || p.table.Look.Tone != ui.Warned {
		t.Errorf("C3: the pointer says %q, tone %v", p.table.Look.Bubble, p.table.Look.Tone)
	}
	if p.table.Look.PopularityAfter != 15 || p.table.Look.TimeAfter == view.NoAfter {
		t.Errorf("C3: the ribbon foretells %d popularity and time %d", p.table.Look.PopularityAfter, p.table.Look.TimeAfter)
	}
}
