package extensionui

import (
	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/thing"
	"clinic/sprites"
)

var (
	cigarette      = sprites.Must("token-cigarette")
	vendingMachine = sprites.Must("vending-machine")
)

var _ = register(&UI{
	ID:       "cigarettes",
	Boards:   cigarettesBoards,
	Picture:  vendingMachine,
	Together: Parts{One: []string{"X7", "X10", "X12"}, Other: []string{"X10", "X13"}},

	Fixtures: map[clinic.Kind]Fixture{"vending_machine": {Parked: vendingMachine, Held: vendingMachine, Size: 2.4}},
	Marks:    map[string]Mark{"cigarettes": {Badge: always(cigarette)}},

	Offers: map[game.CommandType]Offer{extensions.Smoke: {Picture: cigarette, Way: func(c game.Context, person *clinic.Person) []clinic.WayStep {
		there, _ := extensions.SmokeWay(c, person) // the same as the way back
		return there
	}}},
	Pools:       map[string]Pool{"cigarettes": {Picture: cigarette}},
	Obligations: map[string]Obligation{"smoke": {Picture: cigarette, Places: machinesOf}},

	Sounds: map[game.EventType]audio.Sound{extensions.SmokeBreak: audio.Must("match")},
})

// machinesOf returns the streets with vending machines.
func machinesOf(c game.Context) (things []thing.Thing) {
	board := c.Clinic()
	for i := range board.Outside {
		if machine := &board.Outside[i]; machine.Kind == "vending_machine" {
			things = append(things, thing.InSpace(machine.Space))
		}
	}
	return things
}

// cigarettesBoards returns the pictures beside the rules.
func cigarettesBoards() []Board {
	smoker := with(placed(1, 0, sprites.KindTreatment), func(r *sprites.Room) {
		r.People = []sprites.Person{{Piece: sprites.Patient1}, {Piece: sprites.Doctor3, Badge: cigarette}}
	})
	return []Board{
		boardOf("C1", with(placed(0, 0, sprites.KindStreet), func(r *sprites.Room) {
			r.Cars = []sprites.Car{{Place: 0, Color: 1}, {Place: 2, Picture: vendingMachine, Stands: true}}
		}), placed(0, 1, sprites.KindSupply, sprites.Orderly)),
		boardOf("C3", placed(0, 0, sprites.KindSupply, sprites.Orderly), smoker),
	}
}
