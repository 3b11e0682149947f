package view

import (
	"strconv"
	"strings"

	"clinic/scenes/thing"
)

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
func TreatWay(number int) thing.Thing { return thing.Named(thing.Phase, way+strconv.Itoa(number)) }

// WayOf returns the number of such a card, and whether it is one.
func WayOf(what thing.Thing) (number int, is bool) {
	rest, is := strings.CutPrefix(what.Name, way)
	if !is || what.Kind != thing.Phase {
		return 0, false
	}
	number, err := strconv.Atoi(rest)
	return number, err == nil
}
