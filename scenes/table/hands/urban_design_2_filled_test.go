package hands_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/table/thing"
)

// C111: the room that fills the card is celebrated, and the card says from then on that it is full and what that is worth.
func TestAFilledCardIsTold(t *testing.T) {
	var last clinic.Space
	p := sitChanged(t, []string{"urban_design_2"}, func(m *game.Match) {
		me := &m.State.Players[0]
		me.Money = 30
		wanted, filled := extensions.CardOf(me).FilledSpaces(&me.Clinic)
		for space := range wanted.All() {
			if !filled.Has(space) && (last == clinic.Space{} || space.Floor == 0) {
				last = space
			}
		}
		for space := range wanted.All() {
			if !filled.Has(space) && space != last {
				me.Clinic.Place(clinic.BlueprintOf(clinic.SupplyRoom), clinic.Component{Kind: clinic.SupplyRoom, Space: space})
			}
		}
		must(t, m, choose(game.Build))
	})
	card := thing.Named(thing.Pool, "card")
	if tip := p.table.Explain(card); !strings.Contains(tip, "outlines") {
		t.Errorf("before the last room the card says %q", tip)
	}
	built := false
	for _, command := range p.session.Legal() {
		if !built && command.Type == game.BuildOne && command.Component.Space == last && p.session.Rules().Component(command.Component.Kind).Where == clinic.OnGrid {
			p.apply(command)
			built = true
		}
	}
	p.tick()
	if _, said := p.Seen().At["toast"]; !built || !said {
		t.Fatalf("the last room is built: %v, and something is said: %v", built, said)
	}
	if tip := p.table.Explain(card); !strings.Contains(tip, "spaces are filled: +") || strings.Contains(tip, "outlines") || strings.Contains(tip, "or −") {
		t.Errorf("the full card says %q", tip)
	}
}
