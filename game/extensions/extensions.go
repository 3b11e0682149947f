// Package extensions holds what the program knows besides the base game: a file for each extension and variant.
package extensions

import "clinic/game"

// All lists every extension and variant that the program knows, in the order in which they are offered.
func All() []*game.Extension {
	return []*game.Extension{
		cigarettes(), helicopters(), fireTrucks(), wheelchairs(),
		publicToilets(), tempAgency(), ghosts(), triage(),
		therapyDogs(), giftShop(), airConditioners(), urbanDesign2(),
		emergency(), covid19(),
		toughDoctors(), cleverDoctors(), humbleDoctors(),
	}
}
