package dress

import "clinic/sprites"

var wheelchair = sprites.NewPiece(sprites.Figure{Picture: "wheelchair"})

var wheelchairs = &Dress{
	ID:       "wheelchairs",
	Marks:    map[string]Mark{"wheelchairs": {Waits: wheelchair}},
	Vehicles: map[string]sprites.Piece{"wheelchair": wheelchair},
}
