package dress

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/table/thing"
	"clinic/sprites"
)

var (
	cigarette      = sprites.Must("token-cigarette")
	vendingMachine = sprites.Must("vending-machine")
)

var cigarettes = &Dress{
	ID:       "cigarettes",
	Picture:  vendingMachine,
	Presets:  []string{"night_shift"},
	Together: Parts{One: []string{"X7", "X10", "X12"}, Other: []string{"X10", "X13"}},

	Fixtures: map[clinic.Kind]Fixture{"vending_machine": {Parked: vendingMachine, Held: vendingMachine, Size: 2.4}},
	Marks:    map[string]Mark{"cigarettes": {Badge: always(cigarette)}},

	Offers: map[game.CommandType]Offer{extensions.Smoke: {Picture: cigarette, Way: func(c game.Context, person *clinic.Person) []clinic.WayStep {
		there, _ := extensions.SmokeWay(c, person) // which is the way back
		return there
	}}},
	Pools:       map[string]Pool{"cigarettes": {Picture: cigarette}},
	Obligations: map[string]Obligation{"smoke": {Picture: cigarette, Places: machinesOf}},
}

// machinesOf are the streets where vending machines stand.
func machinesOf(c game.Context) (things []thing.Thing) {
	board := c.Clinic()
	for i := range board.Outside {
		if machine := &board.Outside[i]; machine.Kind == "vending_machine" {
			things = append(things, thing.InSpace(machine.Space))
		}
	}
	return things
}
