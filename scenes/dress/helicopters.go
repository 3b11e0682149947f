package dress

import (
	"clinic/game/clinic"
	"clinic/sprites"
)

var helicopter = sprites.Must("helicopter")

var helicopters = &Dress{
	ID:     "helicopters",
	People: map[clinic.PersonKind][]sprites.Piece{"burn_victim": {burnVictim}},
	Marks:  map[string]Mark{"helicopter": {Thing: helicopter}},
}
