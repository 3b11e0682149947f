package panels

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// B20: a price that depends on the place by an extension is shown from the least to the most of all spaces.
func TestPricesAreAskedOverAllSpaces(t *testing.T) {
	t.Parallel()
	known := []*game.Extension{{ID: "corner", Queries: game.Queries{Price: []game.Query[clinic.Component]{{Order: game.OrderAdd, Rule: "B20", Change: func(_ game.Context, component clinic.Component, value int) int {
		if component.Kind == clinic.Garden && component.Space.X == 2 {
			return value + 3
		}
		return value
	}}}}}}
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 1, Extensions: []string{"corner"}}, known)
	if err != nil {
		t.Fatal(err)
	}
	c := game.Context{Rules: rules, State: game.NewMatch(rules, nil).State}
	garden := rules.Component(clinic.Garden)
	least, most, _ := prices(c, garden, clinic.NoService)
	if most != least+3 || priceText(garden, least, most) != "price_by_place" {
		t.Errorf("a garden costs $%d to $%d, said as %s", least, most, priceText(garden, least, most))
	}
	room := rules.Component(clinic.TreatmentRoom)
	if least, most, _ := prices(c, room, clinic.NoService); most < least || priceText(room, least, most+1) != "price_per_floor" {
		t.Errorf("a room costs $%d to $%d", least, most)
	}
}
