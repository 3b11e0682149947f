package extensionui

import (
	"slices"

	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/sprites"
)

var helicopter = sprites.Must("helicopter")

var _ = register(&UI{
	ID:       "helicopters",
	Boards:   helicoptersBoards,
	Picture:  helicopter,
	Together: Parts{One: []string{"X10", "X12", "X13"}, Other: []string{"X10", "V10"}},

	People: map[clinic.PersonKind][]sprites.Piece{"burn_victim": {burnVictim}},
	Marks:  map[string]Mark{"helicopter": {Thing: helicopter}, "by": {}},

	Offers: map[game.CommandType]Offer{extensions.LandHelicopter: {Picture: helicopter}},
	Pools: map[string]Pool{"helicopters": {Picture: helicopter, Next: func(c game.Context) int {
		if c.State.Round > 0 && slices.ContainsFunc(c.Obligations(), func(o game.Obligation) bool { return o.Key == "land_helicopter" }) {
			return c.State.Round
		}
		return max(c.Rules.Number("helicopters.first_round"), c.State.Round+1)
	}}},
	Strip:       quotaOf,
	Obligations: map[string]Obligation{"land_helicopter": {Picture: helicopter}},

	Events: map[game.EventType]Event{extensions.HelicopterLanded: {Comes: Lands, Mark: "helicopter"}},

	Sounds: map[game.EventType]audio.Sound{extensions.HelicopterLanded: audio.Must("helicopter"), extensions.QuotaMissed: audio.Must("popularity-down")},
})

// helicoptersBoards returns the pictures beside the rules.
func helicoptersBoards() []Board {
	return []Board{
		boardOf("C11", with(placed(0, 0, sprites.KindHelipad, burnVictim), func(r *sprites.Room) { r.Things = []sprites.ID{helicopter} })),
		boardOf("C13", placed(0, 0, sprites.KindOperating, burnVictim, sprites.Doctor2, sprites.Doctor1, sprites.Nurse, sprites.Nurse)),
	}
}
