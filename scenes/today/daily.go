package today

import (
	"slices"

	"clinic/game"
	"clinic/game/extensions"
)

// most is the largest number of extensions of a daily game, by the day of the week from Monday. Saturday always has
// two. Sunday is played on the expert side.
var most = [7]int{1, 1, 1, 1, 1, 2, 2}

// Game returns the rules of a day's daily game, in the version of that day. It is a solo game whose seed is the date,
// from which side, goal and extensions are drawn, the latter from those that existed on that day. The player's
// choices don't affect it.
func Game(d Day, known []*game.Extension) *game.Rules {
	version, ids := extensions.Daily(int(d))
	date := d.date()
	config := game.Config{Players: 1, Seed: uint64(date.Year()*10000 + int(date.Month())*100 + date.Day()), Sides: []string{game.BeginnerSide}}
	random := game.Random{Word: config.Seed}
	if d.Weekday() == 6 || d.Weekday() < 5 && random.Below(5) == 0 {
		config.Sides = []string{game.ExpertSide}
	}
	draws := random.Below(most[d.Weekday()] + 1)
	if d.Weekday() == 5 {
		draws = most[d.Weekday()]
	}
	var candidates []*game.Extension
	for _, id := range ids {
		if i := slices.IndexFunc(known, func(e *game.Extension) bool { return e.ID == id }); i >= 0 {
			candidates = append(candidates, known[i])
		}
	}
	game.Shuffle(&random, candidates)
	for _, e := range candidates {
		if len(config.Extensions) == draws {
			break
		}
		with := config
		with.Extensions = append(slices.Clone(config.Extensions), e.ID)
		if rules, err := game.NewRulesOf(version, with, known); err == nil && !rules.Cooperative() && rules.Annex() == nil {
			config.Extensions = with.Extensions
		}
	}
	slices.SortFunc(config.Extensions, func(a, b string) int {
		return slices.IndexFunc(known, func(e *game.Extension) bool { return e.ID == a }) - slices.IndexFunc(known, func(e *game.Extension) bool { return e.ID == b })
	})
	goals := game.BaseGoals()
	game.Shuffle(&random, goals)
	for _, goal := range goals {
		config.Goal = goal
		if rules, err := game.NewRulesOf(version, config, known); err == nil && goal != game.GoalFourRedDoctors {
			return rules
		}
	}
	panic("no goal for the game of " + d.String()) // a test draws the games of many days
}
