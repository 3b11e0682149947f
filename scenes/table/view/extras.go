package view

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/table/thing"
	"clinic/sprites"
)

// OfferArt is the picture of what a card offers.
func OfferArt(card thing.Thing, c game.Context) sprites.ID {
	level, _ := clinic.LevelNamed(card.Choice)
	switch card.Name {
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
		return dollhouse.PieceOf(clinic.PersonKind(card.As), level).Picture()
	case "keep_drawn":
		return dollhouse.PieceOf(clinic.Patient, level).Picture()
	case "draw_again":
		return pictures.Bag
	case string(extensions.Infect), string(extensions.Contaminate):
		return dollhouse.Virus
	case string(extensions.BuyMasks):
		return dollhouse.Mask
	}
	return sprites.None
}
