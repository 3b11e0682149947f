package dress

import (
	"clinic/game/clinic"
	"clinic/sprites"
)

var triage = &Dress{
	ID:       "triage",
	Picture:  sprites.UnsortedPatient.Picture(),
	Together: Parts{One: []string{"X11"}, Other: []string{"X3", "V10"}},

	Rooms: map[clinic.Kind]sprites.Kind{"triage_station": sprites.NewKind(sprites.RoomArt{Furniture: "triage", Hue: "special"})},

	ScoreLines: map[string]sprites.ID{"unclassified": sprites.UnsortedPatient.Picture()},
}
