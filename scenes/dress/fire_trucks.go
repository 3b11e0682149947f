package dress

import (
	"clinic/game/clinic"
	"clinic/sprites"
)

var fireTruck = sprites.Must("fire-truck-x")

var fireTrucks = &Dress{
	ID:     "fire_trucks",
	People: map[clinic.PersonKind][]sprites.Piece{"burn_victim": {burnVictim}},
	Marks:  map[string]Mark{"truck": {Parked: [...]sprites.ID{fireTruck, sprites.Must("fire-truck-y")}}},
}
