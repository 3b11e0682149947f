// Package extensions holds what the program knows in addition to the base game: a file for each extension and
// variant.
package extensions

import (
	"clinic/game"
	"clinic/game/lesson"
)

// entry is an extension or variant that the program knows, with its short lesson.
type entry struct {
	rules  func() *game.Extension
	lesson *lesson.Lesson
}

// entries lists them in the order in which they are offered.
func entries() []entry {
	return []entry{
		{cigarettes, cigarettesLesson},
		{helicopters, helicoptersLesson},
		{fireTrucks, fireTrucksLesson},
		{wheelchairs, wheelchairsLesson},
		{publicToilets, publicToiletsLesson},
		{tempAgency, tempAgencyLesson},
		{ghosts, ghostsLesson},
		{triage, triageLesson},
		{therapyDogs, therapyDogsLesson},
		{giftShop, giftShopLesson},
		{airConditioners, airConditionersLesson},
		{urbanDesign2, urbanDesign2Lesson},
		{emergency, emergencyLesson},
		{covid19, covid19Lesson},
		{toughDoctors, toughDoctorsLesson},
		{cleverDoctors, cleverDoctorsLesson},
		{humbleDoctors, humbleDoctorsLesson},
	}
}

// All returns the rules of every extension and variant that the program knows, in the order in which they are
// offered.
func All() []*game.Extension {
	var list []*game.Extension
	for _, e := range entries() {
		list = append(list, e.rules())
	}
	return list
}
