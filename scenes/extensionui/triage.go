package extensionui

import (
	"strings"

	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/pictures"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

var _ = register(&UI{
	ID:       "triage",
	Boards:   triageBoards,
	Picture:  sprites.UnsortedPatient.Picture(),
	Together: Parts{One: []string{"X11"}, Other: []string{"X3", "V10"}},

	Rooms: map[clinic.Kind]sprites.Kind{"triage_station": sprites.NewKind(sprites.RoomArt{Furniture: "triage", Hue: "special"})},
	Marks: map[string]Mark{game.OnTheWay: {}},

	Offers: map[game.CommandType]Offer{
		extensions.KeepDrawn: {Keeps: levelOf, Of: func(card thing.Thing) sprites.ID {
			return PieceOf(clinic.Patient, levelOf(card)).Picture()
		}},
		extensions.DrawAgain: {Picture: pictures.Bag},
	},

	Question: drawnTwice,

	ScoreLines: map[string]sprites.ID{"unclassified": sprites.UnsortedPatient.Picture()},

	Sounds: map[game.EventType]audio.Sound{
		extensions.PatientDrawn: audio.Must("draws"), extensions.PatientKept: audio.Must("admit"), extensions.SecondDrawPaid: audio.Must("pays"),
	},
})

// drawnTwice asks which of two patients drawn at triage to keep: there is no third draw (C71).
func drawnTwice(reader *ui.Reader, _ game.Context, d *game.Decision) string {
	if d.Kind != extensions.DecideDrawn || len(strings.Fields(d.Note)) < 2 {
		return ""
	}
	return reader.T("decide.drawn_twice")
}

// levelOf returns the level of the patient that a card keeps.
func levelOf(card thing.Thing) clinic.Level {
	level, _ := clinic.LevelNamed(card.Choice)
	return level
}

// triageBoards returns the pictures beside the rules.
func triageBoards() []Board {
	station := Room("triage_station")
	return []Board{
		boardOf("C71", placed(0, 0, station, sprites.UnsortedPatient), placed(1, 0, sprites.KindTreatment, sprites.Patient2)),
		boardOf("C72", placed(0, 0, sprites.KindTreatment, sprites.CriticalPatient, sprites.Doctor4, sprites.Nurse)),
	}
}
