// Package extensions holds what the program knows besides the base game: a file for each extension and variant.
package extensions

import "clinic/game"

// All lists every extension and variant that the program knows, in the order in which they are offered.
func All() []*game.Extension {
	return []*game.Extension{
		cigarettes(), helicopters(), fireTrucks(), wheelchairs(),
		PublicToilets(), TempAgency(), Ghosts(), Triage(),
		therapyDogs(), giftShop(), airConditioners(), urbanDesign2(),
		COVID19(),
		toughDoctors(), cleverDoctors(), humbleDoctors(),
	}
}
