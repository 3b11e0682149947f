package dress

import (
	"clinic/game/clinic"
	"clinic/sprites"
)

var helicopter = sprites.Must("helicopter")

var helicopters = &Dress{
	ID:       "helicopters",
	Picture:  helicopter,
	Presets:  []string{"emergency_lane"},
	Together: Parts{One: []string{"X10", "X12", "X13"}, Other: []string{"X10", "V10"}},

	People: map[clinic.PersonKind][]sprites.Piece{"burn_victim": {burnVictim}},
	Marks:  map[string]Mark{"helicopter": {Thing: helicopter}},
}
