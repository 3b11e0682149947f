package dress

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/sprites"
)

var helicopter = sprites.Must("helicopter")

var helicopters = &Dress{
	ID:       "helicopters",
	Picture:  helicopter,
	Presets:  []string{"emergency_lane"},
	Together: Parts{One: []string{"X10", "X12", "X13"}, Other: []string{"X10", "V10"}},

	People: map[clinic.PersonKind][]sprites.Piece{"burn_victim": {burnVictim}},
	Marks:  map[string]Mark{"helicopter": {Thing: helicopter}, "by": {}},

	Offers: map[game.CommandType]Offer{extensions.LandHelicopter: {Picture: helicopter}},
	Pools: map[string]Pool{"helicopters": {Picture: helicopter, Next: func(c game.Context) int {
		return max(c.Rules.Number("helicopters.first_round"), c.State.Round+1)
	}}},
	Strip:       quotaOf,
	Obligations: map[string]Obligation{"land_helicopter": {Picture: helicopter}},

	Events: map[game.EventType]Event{extensions.HelicopterLanded: {Comes: Lands, Mark: "helicopter"}},
}
