package dress

import (
	"clinic/game/clinic"
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

	Fixtures: map[clinic.Kind]Fixture{"vending_machine": {Parked: vendingMachine, Held: vendingMachine}},
	Marks:    map[string]Mark{"cigarettes": {Badge: always(cigarette)}},
}
