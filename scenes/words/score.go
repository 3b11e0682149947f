package words

import (
	"strings"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/scenes/ui"
)

// GoalLine is the line of the score sheet that says whether the goal of a solo game is met (B88).
const GoalLine = "goal"

// ScoreLine names a line of the score sheet of the player of c. The goal's line names the goal; a line without a text
// falls back to its plain name.
func ScoreLine(what string, c game.Context) string {
	if goal := c.Owner().Goal; what == GoalLine && goal != "" {
		return ui.T("scores.goal_line", ui.Data{"Goal": Goal(goal, c.Rules)})
	}
	if id := "scores.line." + what; ui.Has(id) {
		return ui.T(id, Numbers(c.Rules))
	}
	return strings.ReplaceAll(what, "_", " ")
}

// ScoreTip says how the points of a line of the score sheet come about, and by which rule.
func ScoreTip(line game.ScoreLine, rules *game.Rules) string {
	if id := "scores.tip." + line.What; ui.Has(id) {
		return texts.Ruled(ui.T(id, Numbers(rules)), line.Rule)
	}
	return ui.T("scores.rule", ui.Data{"Rule": line.Rule})
}

// HallNow says which rank of the Hall of Fame is earned, and which comes next; for an empty rank, that none is (B88).
func HallNow(rules *game.Rules, rank string) string {
	if rank == "" {
		return ui.T("scores.hall_closed")
	}
	name := ui.T("scores.rank." + rank)
	for i := range int(game.RankCEO-game.RankNurse) + 1 {
		if least := rules.RankScore(i); rules.Rank(least-1) == rank && rules.Rank(least) != rank {
			return ui.T("scores.hall_next", ui.Data{"Rank": name, "Next": ui.T("scores.rank." + rules.Rank(least)), "Count": least})
		}
	}
	return ui.T("scores.rank", ui.Data{"Rank": name})
}

// Times formats a count of things: "×3".
func Times(count int) string { return "×" + Number(count) }
