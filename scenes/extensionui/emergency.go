package extensionui

import (
	"slices"

	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/sprites"
	"clinic/sprites/theme"
)

var (
	emergencyDoctor1  = emergencyDoctor("emergency-doctor-1")
	emergencyNurse    = sprites.NewPiece(sprites.Figure{Picture: "emergency-nurse"})
	emergencyPatient2 = emergencyPatient("emergency-patient-2")
	emergencyMedium   = emergencyRoom("emergency2")
)

var _ = register(&UI{
	ID:       "emergency",
	Boards:   emergencyBoards,
	Picture:  sprites.Must("module-emergencyhub"),
	Together: Parts{One: []string{"X7", "X8", "X6", "E15"}, Other: []string{"X2"}},

	Rooms: map[clinic.Kind]sprites.Kind{
		extensions.EmergencyHub: sprites.NewKind(sprites.RoomArt{Furniture: "emergencyhub", Hue: "emergencyhub",
			Doctors: [][3]float64{{0.48, 0.86, 0}, {0.22, 0.76, 0}},
			Others:  [][3]float64{{0.80, 0.50, 0}, {0.84, 0.78, 0}},
		}),
		extensions.EmergencyRoomLight:  emergencyRoom("emergency1"),
		extensions.EmergencyRoomMedium: emergencyMedium,
		extensions.EmergencyRoomDark:   emergencyRoom("emergency3"),
		extensions.EmergencyBreakRoom: sprites.NewKind(sprites.RoomArt{Furniture: "breakroom", Hue: "breakroom",
			Doctors: [][3]float64{{0.40, 0.82, 0}},
			Others:  [][3]float64{{0.74, 0.60, 0}, {0.58, 0.84, 0}, {0.84, 0.40, 0}},
		}),
	},
	People: map[clinic.PersonKind][]sprites.Piece{
		extensions.EmergencyDoctor: {emergencyDoctor1, emergencyDoctor("emergency-doctor-2")},
		extensions.EmergencyNurse:  {emergencyNurse},
		extensions.EmergencyPatient: {
			emergencyPatient("emergency-patient-1"), emergencyPatient2, emergencyPatient("emergency-patient-3"),
		},
	},

	Actions:   map[game.Action]Action{"emergency": {Tile: [...]sprites.ID{sprites.Must("action-emergency"), sprites.Must("action-emergency-spent")}, Color: &theme.SlateBlue}},
	AnnexSign: sprites.Must("service-emergency"),
	AnnexRule: "E9",
	Halves:    extensions.EmergencyHalves,

	Bonuses: map[string]sprites.ID{extensions.BonusEmergencyNurse: emergencyNurse.Picture()},

	Goals: map[string]sprites.ID{
		extensions.GoalEmergencySpaces: sprites.Must("module-emergencyhub"), extensions.GoalDarkRooms: sprites.Must("module-emergency3"),
		extensions.GoalLightPatients: sprites.Must("emergency-patient-1"), extensions.GoalMediumPatients: emergencyPatient2.Picture(),
		extensions.GoalDarkPatients: sprites.Must("emergency-patient-3"),
	},

	Events:    map[game.EventType]Event{extensions.EmergencyResidentSwung: {As: game.ResidentLevelledUp}},
	Reminders: halvesLeft,

	ScoreLines: map[string]sprites.ID{
		"emergency_doctors": emergencyDoctor1.Picture(), "emergency_nurses": emergencyNurse.Picture(),
		"emergency_rooms": emergencyMedium.Picture(clinic.NoService), "emergency_patients": emergencyPatient2.Picture(),
	},

	Sounds: map[game.EventType]audio.Sound{extensions.EmergencyResidentSwung: audio.Must("swings")},
})

func emergencyRoom(name string) sprites.Kind {
	return sprites.NewKind(sprites.RoomArt{Furniture: name, Hue: name,
		Patients: [][3]float64{{0.37, 0.43, 13}},
		Doctors:  [][3]float64{{0.26, 0.84, 0}, {0.52, 0.86, 0}},
		Others:   [][3]float64{{0.72, 0.58, 0}, {0.80, 0.82, 0}},
	})
}

func emergencyDoctor(picture string) sprites.Piece {
	return sprites.NewPiece(sprites.Figure{Picture: picture, Doctor: true})
}

func emergencyPatient(picture string) sprites.Piece {
	return sprites.NewPiece(sprites.Figure{Picture: picture, Patient: true})
}

// halvesLeft reminds the player of halves of the action that have not begun, when something of another half could be
// done (E4).
func halvesLeft(c game.Context, legal []game.Command, _ func(game.Command) game.Verdict) []Reminder {
	if d := c.State.Decision(c.Player); d == nil || d.Kind != extensions.DecideEmergency {
		return nil
	}
	halves := map[game.CommandType]game.Action{game.BuildOne: game.Build, game.HireOne: game.Hire, game.AdmitOne: game.Admit}
	begun := extensions.EmergencyHalves(c, c.Player)
	for i := range legal {
		half, of := halves[legal[i].Type]
		if of && len(begun) < 2 && !slices.Contains(begun, half) {
			return []Reminder{{What: "halves_left", Count: 2 - len(begun)}}
		}
	}
	return nil
}

// emergencyBoards returns the pictures beside the rules.
func emergencyBoards() []Board {
	light, medium, dark := Room(extensions.EmergencyRoomLight), emergencyMedium, Room(extensions.EmergencyRoomDark)
	return []Board{
		boardOf("E2", placed(0, 0, Room(extensions.EmergencyHub)), placed(1, 0, light, emergencyDoctor1)),
		boardOf("E3", placed(0, 0, light), placed(1, 0, medium), placed(2, 0, dark)),
		boardOf("E8", placed(0, 0, medium, emergencyPatient2, emergencyDoctor1, emergencyNurse)),
	}
}
