package dress

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/sprites"
)

var cooler = sprites.Must("air-conditioner-south")

var airConditioners = &Dress{
	ID:       "air_conditioners",
	Picture:  cooler,
	Presets:  []string{"city_hall"},
	Together: Parts{One: []string{"X8", "X6"}, Other: []string{"X13"}},

	Fixtures: map[clinic.Kind]Fixture{"air_conditioner": {Held: cooler, Size: 3, Walls: [...]sprites.ID{
		clinic.North: sprites.Must("air-conditioner-north"), clinic.East: sprites.Must("air-conditioner-east"),
		clinic.South: cooler, clinic.West: sprites.Must("air-conditioner-west"),
	}}},

	Piles: map[clinic.Kind]sprites.ID{"air_conditioner": cooler},

	Events: map[game.EventType]Event{extensions.PatientsCooled: {Sign: cooler}},
}
