package words

import (
	"clinic/game"
	"clinic/scenes/ui"
)

// Result says in a few words how a finished game ended: the outcome of a cooperative game; in a solo game the rank in
// the Hall of Fame or that the goal was missed; otherwise who won. name returns the name of a player (B87, B88, V9).
func Result(rules *game.Rules, state *game.State, name func(player int) string) string {
	if outcome, cooperative := rules.Outcome(state); cooperative {
		return ui.T("outcome." + outcome.Result)
	}
	first := rules.Standings(state)[0]
	if len(state.Players) > 1 {
		return ui.T("scores.wins", ui.Data{"Name": name(first)})
	}
	score := game.Context{Rules: rules, State: state}.Score()
	if !score.Counts {
		return ui.T("scores.goal_missed")
	}
	return ui.T("scores.rank", ui.Data{"Rank": ui.T("scores.rank." + rules.Rank(score.Total))})
}
