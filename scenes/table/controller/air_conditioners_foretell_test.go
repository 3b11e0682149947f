package controller_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// C101: an air conditioner over a floor says what its upkeep does to the rest, and the forecast shows it beside the
// current one; over nothing the forecast shows the current one again.
func TestAnAirConditionerShowsItsUpkeep(t *testing.T) {
	p := sitChanged(t, []string{"air_conditioners"}, func(m *game.Match) { must(t, m, choose(game.Build)) })
	p.pick(thing.ToBuild("air_conditioner", clinic.NoService))
	p.hover(thing.InSpace(clinic.Space{X: 1}))
	l := &p.table.Look
	if !p.bubbles("upkeep a round for what stands here", "(C101)") || l.Tone != ui.Warned {
		t.Errorf("C101: the pointer says %q, tone %v", l.Bubble, l.Tone)
	}
	if l.After == nil {
		t.Fatal("C101: the forecast does not know what would be")
	}
	after := l.After
	if p.tick(); p.table.Look.After != after {
		t.Error("what would be is worked out anew though nothing has moved")
	}
	p.move(640, 4)
	if p.table.Look.After != nil {
		t.Error("over the ribbon the forecast still shows what would be")
	}
}
