package dress

import "clinic/sprites"

var wheelchair = sprites.NewPiece(sprites.Figure{Picture: "wheelchair"})

var wheelchairs = &Dress{
	ID:       "wheelchairs",
	Picture:  wheelchair.Picture(),
	Presets:  []string{"emergency_lane"},
	Together: Parts{One: []string{"X8", "X6"}, Other: []string{"X13"}},

	Marks:    map[string]Mark{"wheelchairs": {Waits: wheelchair}},
	Vehicles: map[string]sprites.Piece{"wheelchair": wheelchair},
}
