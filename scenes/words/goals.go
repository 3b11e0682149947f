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

// GoalNotes says how a solo goal stands in a few words, from the longest note to the shortest: what is counted, such as
// "7 of 18 cured", and for the goal of little time the time spent. A goal that counts nothing has an empty note.
func GoalNotes(reader *ui.Reader, c game.Context, goal string) []string {
	done, of, counts := c.GoalSoFar(goal)
	switch cured := reader.T("goal.cured_so_far", ui.Data{"Count": done, "Of": of}); {
	case game.GoalNamed(goal) == game.GoalLittleTime:
		time := reader.T("goal.time_so_far", ui.Data{"Spent": c.Owner().Time, "Of": c.Number(game.GoalTime)})
		if !counts {
			return []string{time}
		}
		return []string{reader.Texts.Dots(cured, time), time}
	case counts && countsCured(goal):
		return []string{cured, GoalSoFar(reader, c, goal)}
	}
	return []string{GoalSoFar(reader, c, goal)}
}

// countsCured reports whether a goal counts patients that are cured.
func countsCured(goal string) bool {
	switch game.GoalNamed(goal) {
	case game.GoalSixRed, game.GoalManyPatients, game.GoalNoDeaths, game.GoalLittleTime:
		return true
	}
	return false
}

// PatientsToCome says how many patients still come, for goals that count those who are cured; else it is empty.
func PatientsToCome(reader *ui.Reader, c game.Context, goal string) string {
	if !countsCured(goal) || c.State.Over {
		return ""
	}
	waiting, bag := ToCome(c)
	return reader.T("goal_now.to_come", ui.Data{"Waiting": waiting, "Bag": bag})
}

// ToCome returns how many patients wait in the appointments, and how many are still in the bag.
func ToCome(c game.Context) (waiting, bag int) {
	for i := range c.Market().Appointments {
		waiting += c.Market().Appointments[i].Waiting()
	}
	return waiting, c.Market().Arrivals().Total()
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
