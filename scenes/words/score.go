package words

import (
	"strings"

	"clinic/game"
	"clinic/scenes/ui"
)

// GoalLine is the line of the score sheet that says whether the goal of a solo game is met (B88).
const GoalLine = "goal"

// ScoreLine names a line of the score sheet of the player of c. The goal's line names the goal; a line without a text
// falls back to its plain name.
func ScoreLine(reader *ui.Reader, what string, c game.Context) string {
	if goal := c.Owner().Goal; what == GoalLine && goal != "" {
		return reader.T("scores.goal_line", ui.Data{"Goal": Goal(reader, goal, c.Rules)})
	}
	if id := "scores.line." + what; reader.Texts.Has(id) {
		return reader.T(id, Numbers(c.Rules))
	}
	return strings.ReplaceAll(what, "_", " ")
}

// ScoreTip says how the points of a line of the score sheet come about, and by which rule.
func ScoreTip(reader *ui.Reader, line game.ScoreLine, rules *game.Rules) string {
	if id := "scores.tip." + line.What; reader.Texts.Has(id) {
		return reader.Texts.Ruled(reader.T(id, Numbers(rules)), line.Rule)
	}
	return reader.T("scores.rule", ui.Data{"Rule": line.Rule})
}

// HallNow says which rank of the Hall of Fame is earned, and which comes next; for an empty rank, that none is (B88).
func HallNow(reader *ui.Reader, rules *game.Rules, rank string) string {
	if rank == "" {
		return reader.T("scores.hall_closed")
	}
	name := reader.T("scores.rank." + rank)
	for i := range int(game.RankCEO-game.RankNurse) + 1 {
		if least := rules.RankScore(i); rules.Rank(least-1) == rank && rules.Rank(least) != rank {
			return reader.T("scores.hall_next", ui.Data{"Rank": name, "Next": reader.T("scores.rank." + rules.Rank(least)), "Count": least})
		}
	}
	return reader.T("scores.rank", ui.Data{"Rank": name})
}

// Times formats a count of things: "×3".
func Times(reader *ui.Reader, count int) string { return "×" + reader.Texts.Number(count) }
