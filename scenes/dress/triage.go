package dress

import (
	"clinic/game/clinic"
	"clinic/sprites"
)

var triage = &Dress{
	ID:    "triage",
	Rooms: map[clinic.Kind]sprites.Kind{"triage_station": sprites.NewKind(sprites.RoomArt{Furniture: "triage", Hue: "special"})},

	ScoreLines: map[string]sprites.ID{"unclassified": sprites.UnsortedPatient.Picture()},
}
