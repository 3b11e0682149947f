package view

import "clinic/scenes/thing"

// The buttons of the story of Business and Admin, and those of the bar on which popularity is bought.
var (
	PhaseBack  = thing.Named(thing.Phase, "back")
	PhaseToEnd = thing.Named(thing.Phase, "to_end")
	PhaseAgain = thing.Named(thing.Phase, "again")

	PointsBar  = thing.Of(thing.Popularity)
	PointsLess = thing.Named(thing.Popularity, "less")
	PointsMore = thing.Named(thing.Popularity, "more")
	PointsKeep = thing.Named(thing.Popularity, "keep")
)

const way = "way"

// TreatWay returns the card of one of the ways to treat a patient.
func TreatWay(number int) thing.Thing {
	return thing.Thing{Kind: thing.Phase, Name: way, Number: number}
}

// WayOf returns the number of such a card, and whether it is one.
func WayOf(what thing.Thing) (number int, is bool) {
	return what.Number, what.Kind == thing.Phase && what.Name == way
}
