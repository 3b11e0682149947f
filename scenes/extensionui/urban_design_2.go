package extensionui

import (
	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

var _ = register(&UI{
	ID:       "urban_design_2",
	Boards:   urbanDesign2Boards,
	Plan:     urbanPlan,
	Together: Parts{One: []string{"X7"}},

	Offers: map[game.CommandType]Offer{
		extensions.TakeCard: {Write: writeOffered, Cost: rewardOf, Says: deckName, Rank: deckRank, Outlines: func(reader *ui.Reader, c game.Context, offer thing.Thing) []Outline {
			return planned(reader, c, urbanCard(offer.Choice), 0)
		}},
		extensions.RefillCards: {Write: writeOffered, Cost: rewardOf, Says: deckName, Rank: deckRank},
	},
	Strip: cardTaken,

	Events: map[game.EventType]Event{extensions.CardTaken: {Offer: extensions.TakeCard}},

	ScoreLines: map[string]sprites.ID{"urban_design": sprites.Must("small-hub")},

	Sounds: map[game.EventType]audio.Sound{extensions.CardTaken: audio.Must("plan-card"), extensions.CardShown: audio.Must("draws")},
})

// urbanPlan is a clinic on two floors, with the upper rooms far enough apart to look like two floors.
var urbanPlan = func() *sprites.Clinic {
	house := &sprites.Clinic{Columns: 3, Rows: 3}
	for _, space := range []clinic.Space{
		{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 2, Y: 0}, {X: 0, Y: 1}, {X: 0, Y: 2}, {X: 1, Y: 1}, {Floor: 1, X: 2, Y: 0}, {Floor: 1, X: 0, Y: 2},
	} {
		kind := sprites.KindTreatment
		if space.Floor > 0 {
			kind = sprites.KindHub
		}
		house.Rooms = append(house.Rooms, sprites.Room{Space: space, Kind: kind})
	}
	return house
}()

// urbanDesign2Boards returns the pictures beside the rules.
func urbanDesign2Boards() []Board {
	return []Board{
		boardOf("C110", hubOf(clinic.Psychiatry, 0, 0), placed(1, 0, sprites.KindTreatment), hubOf(clinic.Neurology, 2, 0)),
		boardOf("C111", urbanPlan.Rooms...),
	}
}
