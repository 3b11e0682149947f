package extensionui

import (
	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/thing"
	"clinic/sprites"
)

var toilet = sprites.Must("token-toilet")

var _ = register(&UI{
	ID:       "public_toilets",
	Boards:   publicToiletsBoards,
	Picture:  sprites.Must("module-toilets"),
	Together: Parts{One: []string{"X10", "X12"}, Other: []string{"X10", "X13"}},

	Rooms: map[clinic.Kind]sprites.Kind{"public_toilet": sprites.NewKind(sprites.RoomArt{Furniture: "toilets", Hue: "toilets",
		Doctors: [][3]float64{{0.56, 0.60, 0}},
		Others:  [][3]float64{{0.56, 0.60, 0}},
	})},

	Obligations: map[string]Obligation{
		"use_toilet": {Picture: toilet, Goes: In, Concerns: func(c game.Context) []thing.Thing {
			return movesOf(c, func(*clinic.Person) bool { return true }, func(to clinic.Place) bool { return inToilet(c, to) })
		}},
		"leave_toilet": {Picture: toilet, Goes: Out, Concerns: func(c game.Context) []thing.Thing {
			return movesOf(c, func(person *clinic.Person) bool { return inToilet(c, person.At) }, func(clinic.Place) bool { return true })
		}},
	},

	Enters: map[clinic.Kind]audio.Sound{"public_toilet": audio.Must("flush")},
})

func inToilet(c game.Context, place clinic.Place) bool {
	return place.Area == clinic.Inside && c.Clinic().At(place.Space).Kind == "public_toilet"
}

// publicToiletsBoards returns the pictures beside the rules.
func publicToiletsBoards() []Board {
	toilet := Room("public_toilet")
	return []Board{
		boardOf("C40", placed(0, 0, toilet, sprites.Doctor2), placed(1, 0, sprites.KindTreatment, sprites.Patient1)),
		boardOf("C41", placed(0, 0, sprites.KindTreatment), placed(1, 0, toilet, sprites.Patient2)),
	}
}
