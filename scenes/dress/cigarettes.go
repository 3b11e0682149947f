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
	Fixtures: map[clinic.Kind]Fixture{"vending_machine": {Parked: vendingMachine, Held: vendingMachine}},
	Marks:    map[string]Mark{"cigarettes": {Badge: always(cigarette)}},
}
