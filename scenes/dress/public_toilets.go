package dress

import (
	"clinic/game/clinic"
	"clinic/sprites"
)

var publicToilets = &Dress{
	ID:       "public_toilets",
	Picture:  sprites.Must("module-toilets"),
	Presets:  []string{"visiting_hours"},
	Together: Parts{One: []string{"X10", "X12"}, Other: []string{"X10", "X13"}},

	Rooms: map[clinic.Kind]sprites.Kind{"public_toilet": sprites.NewKind(sprites.RoomArt{Furniture: "toilets", Hue: "toilets",
		Doctors: [][3]float64{{0.56, 0.60, 0}},
		Others:  [][3]float64{{0.56, 0.60, 0}},
	})},
}
