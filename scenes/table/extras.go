package table

import (
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/dollhouse"
	"clinic/sprites"
)

// offerArt is the picture of what a card offers.
func offerArt(card string, c game.Context) sprites.ID {
	parts := strings.Split(strings.TrimPrefix(card, offerSpot), "/")
	switch parts[0] {
	case "smoke":
		return dollhouse.Cigarette
	case "land_helicopter":
		return dollhouse.Helicopter
	case "park_fire_truck":
		return dollhouse.Truck
	case "rent_wheelchair":
		return sprites.Must("wheelchair")
	case "place_ghost", "move_ghost":
		return sprites.Must("ghost")
	case "employ_dog":
		return dollhouse.Dog
	case "visit":
		return sprites.Must("visitor")
	case "move":
		return dollhouse.Poop
	case "hire_temp":
		level, _ := clinic.LevelNamed(at(parts, 2))
		return dollhouse.PieceOf(clinic.PersonKind(at(parts, 1)), level).Picture()
	case "keep_drawn":
		level, _ := clinic.LevelNamed(at(parts, 1))
		return dollhouse.PieceOf(clinic.Patient, level).Picture()
	case "draw_again":
		return iconBag
	case string(extensions.Infect), string(extensions.Contaminate):
		return dollhouse.Virus
	case string(extensions.BuyMasks):
		return dollhouse.Mask
	}
	return sprites.None
}
