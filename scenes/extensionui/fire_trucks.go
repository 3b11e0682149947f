package extensionui

import (
	"slices"

	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/sprites"
)

var fireTruck = sprites.Must("fire-truck-x")

var _ = register(&UI{
	ID:       "fire_trucks",
	Boards:   fireTrucksBoards,
	Picture:  fireTruck,
	Together: Parts{One: []string{"X7", "X10", "X12", "X13"}, Other: []string{"X10", "V10"}},

	People: map[clinic.PersonKind][]sprites.Piece{"burn_victim": {burnVictim}},
	Marks:  map[string]Mark{"truck": {Parked: [...]sprites.ID{fireTruck, sprites.Must("fire-truck-y")}}, "by": {}},

	Offers: map[game.CommandType]Offer{extensions.ParkFireTruck: {
		Picture: fireTruck, Carries: map[game.Part]sprites.Piece{game.PartComponent: burnVictim, game.PartTo: burnVictim},
	}},
	Pools: map[string]Pool{"fire_trucks": {Picture: fireTruck, Next: func(c game.Context) int {
		apart := c.Rules.Number("fire_trucks.rounds_apart")
		if c.State.Round > 0 && slices.ContainsFunc(c.Obligations(), func(o game.Obligation) bool { return o.Key == "park_fire_truck" }) {
			return c.State.Round
		}
		return (c.State.Round/apart + 1) * apart
	}}},
	Strip:       quotaOf,
	Obligations: map[string]Obligation{"park_fire_truck": {Picture: fireTruck}},

	Events: map[game.EventType]Event{extensions.FireTruckParked: {Comes: Drives, Mark: "truck"}},

	Sounds: map[game.EventType]audio.Sound{extensions.FireTruckParked: audio.Must("siren"), extensions.QuotaMissed: audio.Must("popularity-down")},
})

// fireTrucksBoards returns the pictures beside the rules.
func fireTrucksBoards() []Board {
	return []Board{
		boardOf("C20", with(placed(0, 0, sprites.KindStreet), func(r *sprites.Room) {
			r.Cars = []sprites.Car{{Place: 1, Color: 2}, {Place: 2, Picture: fireTruck}}
		})),
		boardOf("C22", placed(0, 0, sprites.KindTreatment, burnVictim, sprites.Doctor1, sprites.Doctor3, sprites.Nurse)),
	}
}
