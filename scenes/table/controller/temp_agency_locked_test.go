package controller_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/scenes/thing"
)

// C50: temps that are too expensive still lie in the tray, locked, with their price and the reason.
func TestTempsThatAreTooDearAreLocked(t *testing.T) {
	p := sitLaid(t, 1, 3, func(m *game.Match) {
		until(m, game.DecideAction)
		m.State.Players[0].Money = 3
		m.Rules.Enter(m.State, "move")
	}, "temp_agency")
	for role, color := range map[string]string{"nurse": "", "doctor": "red"} {
		card := thing.ToOffer("hire_temp")
		card.As, card.Choice = role, color
		spot, there := p.table.Spot(card)
		if !there || !spot.Off || !strings.Contains(p.table.Explain(card), "This costs $4") {
			t.Fatalf("%s lies there: %v, locked %v, with the tip %q", card, there, spot.Off, p.table.Explain(card))
		}
		p.pick(card)
		if !p.table.Look.Held.Empty() || !p.told() {
			t.Errorf("%s is taken into the hand, or not a word is said", card)
		}
		p.release()
	}
}

// C30: so does a wheelchair in Build.
func TestAWheelchairThatIsTooDearIsLocked(t *testing.T) {
	p := sitLaid(t, 1, 3, func(m *game.Match) {
		until(m, game.DecideAction)
		m.State.Players[0].Money = 1
		m.Apply(0, choose(game.Build))
	}, "wheelchairs")
	card := thing.ToOffer("rent_wheelchair")
	if spot, there := p.table.Spot(card); !there || !spot.Off || !strings.Contains(p.table.Explain(card), "This costs $2") {
		t.Fatalf("the rent lies there: %v, locked %v, with the tip %q", there, spot.Off, p.table.Explain(card))
	}
	p.click(card)
	if !p.told() {
		t.Error("a click on it says nothing")
	}
}
