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

var wheelchair = sprites.NewPiece(sprites.Figure{Picture: "wheelchair"})

var _ = register(&UI{
	ID:       "wheelchairs",
	Boards:   wheelchairsBoards,
	Picture:  wheelchair.Picture(),
	Together: Parts{One: []string{"X8", "X6"}, Other: []string{"X13"}},

	Marks: map[string]Mark{"wheelchairs": {Waits: wheelchair, Mode: "wheelchair"}},

	Offers: map[game.CommandType]Offer{extensions.RentWheelchair: {Picture: wheelchair.Picture(), Locked: lockedRent}},
	Pools: map[string]Pool{"wheelchairs": {Picture: wheelchair.Picture(), Tell: func(c game.Context, data ui.Data) {
		data["Used"] = clinic.CountOf(c.Owner().Marks, "wheelchairs_used")
	}}},

	Events: map[game.EventType]Event{
		extensions.WheelchairsReturn: {Sign: wheelchair.Picture(), Follow: func(board *clinic.Clinic, _ *game.Event, _ bool) {
			for i := range board.Outside {
				o := &board.Outside[i]
				o.Marks = clinic.SetMark(o.Marks, clinic.Mark{Kind: "wheelchairs"})
			}
		}},
	},

	Sounds: map[game.EventType]audio.Sound{extensions.WheelchairRented: audio.Must("put-small"), extensions.WheelchairsReturn: audio.Must("wheelchair")},
	Moves:  map[string]audio.Sound{"wheelchair": audio.Must("wheelchair")},
})

// lockedRent returns the card for renting in a Build while no wheelchair can be rented (C30).
func lockedRent(c game.Context, d *game.Decision) Locked {
	why := extensions.NoWheelchair(c)
	if d.Kind != game.DecideBuild || why.None() {
		return Locked{}
	}
	return Locked{Cards: []thing.Thing{thing.ToOffer(extensions.RentWheelchair)}, Price: extensions.WheelchairPrice(c), Why: why}
}

// wheelchairsBoards returns the pictures beside the rules.
func wheelchairsBoards() []Board {
	ride := with(hubOf(clinic.Cardiology, 0, 0), func(r *sprites.Room) {
		r.Entrances = r.Entrances.With(clinic.South)
		r.People = []sprites.Person{{Piece: sprites.Patient3, Rides: wheelchair}}
	})
	return []Board{boardOf("C30", ride, placed(1, 0, sprites.KindTreatment, sprites.Doctor3))}
}
