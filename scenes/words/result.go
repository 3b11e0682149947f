package words

import (
	"clinic/game"
	"clinic/scenes/ui"
)

// Ending is how a finished game ended, without words: it can be kept while languages change.
type Ending struct {
	outcome string // of a cooperative game
	won     int    // the player, in a game of several
	alone   bool
	rank    string // in the Hall of Fame of a game alone, empty if the goal was missed
}

// EndingOf returns how a finished game ended.
func EndingOf(rules *game.Rules, state *game.State) (e Ending) {
	if outcome, cooperative := rules.Outcome(state); cooperative {
		return Ending{outcome: outcome.Result}
	}
	e = Ending{won: rules.Standings(state)[0], alone: len(state.Players) == 1}
	if score := (game.Context{Rules: rules, State: state}).Score(); e.alone && score.Counts {
		e.rank = rules.Rank(score.Total)
	}
	return e
}

// Said says it in a few words: the outcome of a cooperative game; in a solo game the rank in the Hall of Fame or that
// the goal was missed; otherwise who won. name returns the name of a player (B87, B88, V9).
func (e Ending) Said(reader *ui.Reader, name func(reader *ui.Reader, player int) string) string {
	switch {
	case e.outcome != "":
		return reader.T("outcome." + e.outcome)
	case !e.alone:
		return reader.T("scores.wins", ui.Data{"Name": name(reader, e.won)})
	case e.rank == "":
		return reader.T("scores.goal_missed")
	}
	return reader.T("scores.rank", ui.Data{"Rank": reader.T("scores.rank." + e.rank)})
}
