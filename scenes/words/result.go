package words

import (
	"clinic/game"
	"clinic/scenes/ui"
)

// Result says in a few words how a finished game ended: the outcome of a cooperative game; in a solo game the rank in
// the Hall of Fame or that the goal was missed; otherwise who won. name returns the name of a player (B87, B88, V9).
func Result(reader *ui.Reader, rules *game.Rules, state *game.State, name func(reader *ui.Reader, player int) string) string {
	if outcome, cooperative := rules.Outcome(state); cooperative {
		return reader.T("outcome." + outcome.Result)
	}
	first := rules.Standings(state)[0]
	if len(state.Players) > 1 {
		return reader.T("scores.wins", ui.Data{"Name": name(reader, first)})
	}
	score := game.Context{Rules: rules, State: state}.Score()
	if !score.Counts {
		return reader.T("scores.goal_missed")
	}
	return reader.T("scores.rank", ui.Data{"Rank": reader.T("scores.rank." + rules.Rank(score.Total))})
}
