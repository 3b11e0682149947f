package words

import (
	"clinic/game"
	"clinic/scenes/ui"
)

// Goal says what a solo goal asks for, with the numbers in force (B88).
func Goal(goal string, rules *game.Rules) string { return ui.T("goal."+goal, Numbers(rules)) }

// GoalSoFar says how much of a solo goal is done, "2 of 6", for the player whom c asks about; empty for goals that don't
// count something up (B88, E13).
func GoalSoFar(c game.Context, goal string) string {
	done, of, counts := c.GoalSoFar(goal)
	if !counts {
		return ""
	}
	return ui.T("goal.so_far", ui.Data{"Count": done, "Of": of})
}
