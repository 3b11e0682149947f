package words

import (
	"clinic/game"
	"clinic/scenes/ui"
)

// Result says in a few words how a game that is over ended: what came of a cooperative one, alone the rank in the Hall
// of Fame or that the goal is missed, else who won. name is how a player is called (B87, B88, V9).
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
