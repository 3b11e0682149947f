package words

import (
	"slices"

	"clinic/game"
	"clinic/scenes/ui"
)

// Goal says what a solo goal requires, with the numbers in force (B88). Some required less under earlier rules.
func Goal(reader *ui.Reader, goal string, rules *game.Rules) string {
	goal = game.GoalNamed(goal)
	if !rules.AtLeast(4) && slices.Contains(askedForLess[:], goal) {
		goal += ".before"
	}
	return reader.T("goal."+goal, Numbers(rules))
}

// askedForLess lists the goals that had only one condition before version 4 of the rules.
var askedForLess = [...]string{game.GoalAllSpaces, game.GoalFloor3, game.GoalNoDeaths, game.GoalLittleTime}

// GoalShort names a goal for narrow places.
func GoalShort(reader *ui.Reader, goal string, rules *game.Rules) string {
	return reader.T("goal_short."+game.GoalNamed(goal), Numbers(rules))
}

// GoalNow says how the solo goal of the player of c stands, in a sentence or two; empty without a goal (B88).
func GoalNow(reader *ui.Reader, c game.Context) string {
	owner := c.Owner()
	state := "open"
	switch {
	case owner.Goal == "":
		return ""
	case c.GoalMet():
		state = "met"
	case c.GoalLost():
		state = "lost"
	}
	text := reader.T("goal_now." + state)
	done, of, counts := c.GoalSoFar(owner.Goal)
	most := c.Number(game.GoalTime)
	switch goal := game.GoalNamed(owner.Goal); {
	case goal == game.GoalLittleTime && counts:
		text = reader.Texts.Sentences(reader.T("goal_now.time_and_cured", ui.Data{"Count": owner.Time, "Of": most, "Cured": done, "Wanted": of}), text)
	case goal == game.GoalLittleTime:
		text = reader.Texts.Sentences(reader.T("goal_now.time", ui.Data{"Count": owner.Time, "Of": most}), text)
	case counts:
		text = reader.Texts.Sentences(reader.T("goal_now.so_far", ui.Data{"Count": done, "Of": of}), text)
	}
	return text
}

// GoalCounted is GoalSoFar with what is counted, for goals that count patients: "7 of 18 cured".
func GoalCounted(reader *ui.Reader, c game.Context, goal string) string {
	switch done, of, counts := c.GoalSoFar(goal); game.GoalNamed(goal) {
	case game.GoalSixRed, game.GoalManyPatients, game.GoalNoDeaths, game.GoalLittleTime:
		if counts {
			return reader.T("goal.cured_so_far", ui.Data{"Count": done, "Of": of})
		}
	}
	return GoalSoFar(reader, c, goal)
}

// GoalSoFar says how much of a solo goal is done, "2 of 6", for the player of c; empty for goals that count nothing
// (B88, E13).
func GoalSoFar(reader *ui.Reader, c game.Context, goal string) string {
	done, of, counts := c.GoalSoFar(goal)
	if !counts {
		return ""
	}
	return reader.T("goal.so_far", ui.Data{"Count": done, "Of": of})
}
