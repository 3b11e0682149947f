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
