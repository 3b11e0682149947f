package extensionui

import (
	"strconv"
	"strings"

	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// temp is a temp whose role is not known yet. The others look the same in the hand and on the table.
var (
	temp        = sprites.NewPiece(sprites.Figure{Picture: "temp"})
	tempNurse   = sprites.NewPiece(sprites.Figure{Picture: "temp-nurse"})
	tempDoctors = func() (doctors [clinic.Red + 1]sprites.Piece) {
		for level := clinic.White; level <= clinic.Red; level++ {
			doctors[level] = sprites.NewPiece(sprites.Figure{Picture: "temp-doctor-" + strconv.Itoa(int(level)), Doctor: true})
		}
		return doctors
	}()
)

var _ = register(&UI{
	ID:       "temp_agency",
	Boards:   tempAgencyBoards,
	Picture:  temp.Picture(),
	Together: Parts{One: []string{"X1", "X8", "X6", "X11"}, Other: []string{"V10"}},

	People: map[clinic.PersonKind][]sprites.Piece{"temp": {temp}},
	Marks:  map[string]Mark{"temp": {Looks: func(note string) sprites.Piece { return tempAs(tempRole(note)) }, Tells: tempTells}},

	Offers: map[game.CommandType]Offer{extensions.HireTemp: {Locked: lockedTemps, Of: func(card thing.Thing) sprites.ID {
		level, _ := clinic.LevelNamed(card.Choice)
		return tempAs(clinic.PersonKind(card.As), level).Picture()
	}}},
	Pools: map[string]Pool{"temp": {Picture: temp.Picture(), Tell: func(c game.Context, data ui.Data) { data["Money"] = extensions.TempPrice(c) }}},

	Events: map[game.EventType]Event{
		extensions.TempHired: {As: game.PersonHired},
		extensions.TempLeft:  {Sign: temp.Picture(), Follow: goesHome(func(p *clinic.Person, e *game.Event) bool { return p.ID == e.Person })},
	},

	Sounds: map[game.EventType]audio.Sound{extensions.TempHired: audio.Must("temp"), extensions.TempLeft: audio.Must("leaves")},
})

// tempRole returns the role of a temp from its note: "doctor red" or "nurse".
func tempRole(note string) (clinic.PersonKind, clinic.Level) {
	role, color, _ := strings.Cut(note, " ")
	level, _ := clinic.LevelNamed(color)
	return clinic.PersonKind(role), level
}

// tempAs returns the piece of a temp in a role.
func tempAs(role clinic.PersonKind, level clinic.Level) sprites.Piece {
	switch role {
	case clinic.Doctor:
		return tempDoctors[level]
	case clinic.Nurse:
		return tempNurse
	}
	return temp
}

func tempTells(reader *ui.Reader, note string) string {
	role, level := tempRole(note)
	return reader.T("effect.temp", ui.Data{"As": words.Person(reader, role, level)})
}

// lockedTemps returns all temps offered in Move while none can be hired (C50).
func lockedTemps(c game.Context, d *game.Decision) Locked {
	why := extensions.NoTemp(c)
	if d.Kind != game.DecideMove || why.None() {
		return Locked{}
	}
	card := func(role clinic.PersonKind, color string) thing.Thing {
		offer := thing.ToOffer(extensions.HireTemp)
		offer.As, offer.Choice = string(role), color
		return offer
	}
	l := Locked{Price: extensions.TempPrice(c), Why: why, Cards: []thing.Thing{card(clinic.Nurse, "")}}
	for color := clinic.White; color <= clinic.Red; color++ {
		l.Cards = append(l.Cards, card(clinic.Doctor, color.String()))
	}
	return l
}

// tempAgencyBoards returns the pictures beside the rules.
func tempAgencyBoards() []Board {
	return []Board{
		boardOf("C50", placed(0, 0, sprites.KindTreatment, sprites.Patient2, sprites.Doctor1, tempNurse)),
		boardOf("C51", placed(0, 0, sprites.KindTreatment, sprites.Patient4, tempDoctors[clinic.Red])),
	}
}
