package panels_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// The card of a room, of a person and of a piece says what the rules say, and leaves nothing out that its tip says
// (B31, B80 to B83).
func TestCardsSayWhatTheRulesSay(t *testing.T) {
	reader := ui.NewReader("en")
	s, err := gallery.Exhibited("move")
	if err != nil {
		t.Fatal(err)
	}
	shown := view.Shown{Reader: reader, Look: view.Nothing()}
	shown.Show(s)
	tips := panels.Tips{Made: panels.Made{Shown: &shown, Layout: &panels.Layout{Reader: shown.Reader}}}
	c := game.Context{Rules: s.Rules, State: s.State}
	for space := range c.Clinic().Modules().All() {
		card := tips.Card(thing.InSpace(space))
		upkeep, _ := c.Upkeep(game.Upkept{Kind: c.Clinic().At(space).Kind, Space: space, Outside: -1})
		if card == nil || card.Bad == c.OutOfOrder(space).None() || upkeep > 0 && !says(card, shown.Texts.Dollars(upkeep)) {
			t.Errorf("of %v the card says %+v", space, card)
		}
	}
	forecast := c.Forecast()
	for _, treatment := range forecast.Treatments {
		for _, who := range append(slices.Concat(treatment.Doctors, treatment.Nurses), treatment.Patient) {
			card := tips.Card(thing.Somebody(who))
			if card == nil || card.Bad || !strings.Contains(card.State, shown.Texts.Dollars(treatment.Income)) && !says(card, shown.Texts.Dollars(treatment.Income)) {
				t.Errorf("of %s, who earns $%d, the card says %+v", who, treatment.Income, card)
			}
		}
	}
	for _, u := range forecast.Untreated {
		if card := tips.Card(thing.Somebody(u.Patient)); card == nil || !card.Bad || card.Rows[0].Label != shown.T("tip.card.missing") {
			t.Errorf("of %s, who is not treated, the card says %+v", u.Patient, card)
		}
	}
}

// A room that lacks both of what it needs says both (B31).
func TestTheCardOfARoomSaysAllThatItLacks(t *testing.T) {
	s, err := gallery.Exhibited("move")
	if err != nil {
		t.Fatal(err)
	}
	s.State = s.State.Clone()
	shown := view.Shown{Reader: ui.NewReader("en"), Look: view.Nothing()}
	shown.Show(s)
	own := game.Context{Rules: s.Rules, State: s.State}.Clinic()
	for space := range (own.Of(clinic.Hub) | own.Of(clinic.SupplyRoom)).All() {
		*own.At(space) = clinic.Tile{}
	}
	tips := panels.Tips{Made: panels.Made{Shown: &shown, Layout: &panels.Layout{Reader: shown.Reader}}}
	for space := range own.Of(clinic.TreatmentRoom).All() {
		if card := tips.Card(thing.InSpace(space)); !says(card, "a service hub") || !says(card, "a supply room") {
			t.Errorf("of %v the card says %+v", space, card)
		}
	}
}

func says(card *panels.TipCard, text string) bool {
	return slices.ContainsFunc(card.Rows, func(row panels.TipRow) bool { return strings.Contains(row.Text, text) })
}
