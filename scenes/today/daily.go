package today

import (
	"slices"

	"clinic/game"
	"clinic/game/extensions"
)

// most is how many extensions a daily game has, by the day of the week: Saturday has two. Sunday is played on the
// expert side.
var most = [7]int{1, 1, 1, 1, 1, 2, 2}

// Game gives the rules of the daily game of a day, of the version of that day: alone, its seed the date, side, goal and
// extensions drawn from it, the latter from those that were there on that day. Nothing of it is the player's choice.
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
