package dress

import (
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

var temp = sprites.NewPiece(sprites.Figure{Picture: "temp"})

var tempAgency = &Dress{
	ID:       "temp_agency",
	Picture:  temp.Picture(),
	Presets:  []string{"night_shift"},
	Together: Parts{One: []string{"X1", "X8", "X6", "X11"}, Other: []string{"V10"}},

	People: map[clinic.PersonKind][]sprites.Piece{"temp": {temp}},
	Marks:  map[string]Mark{"temp": {Badge: tempBadge}},

	Offers: map[game.CommandType]Offer{extensions.HireTemp: {Of: func(card thing.Thing) sprites.ID {
		level, _ := clinic.LevelNamed(card.Choice)
		return PieceOf(clinic.PersonKind(card.As), level).Picture()
	}}},
	Pools: map[string]Pool{"temp": {Picture: temp.Picture(), Tell: func(c game.Context, data ui.Data) { data["Money"] = extensions.TempPrice(c) }}},

	Events: map[game.EventType]Event{
		extensions.TempHired: {As: game.PersonHired},
		extensions.TempLeft:  {Sign: temp.Picture(), Follow: goesHome(func(p *clinic.Person, e *game.Event) bool { return p.ID == e.Person })},
	},
}

// tempBadge is what a temp works as, after its note: "doctor red" or "nurse".
func tempBadge(note string) sprites.ID {
	role, color, _ := strings.Cut(note, " ")
	if level, colored := clinic.LevelNamed(color); colored && clinic.PersonKind(role) == clinic.Doctor {
		return sprites.Doctor(int8(level)).Picture()
	}
	return sprites.Nurse.Picture()
}
