package session

import (
	"clinic/game"
	"clinic/game/market"
)

// Ended is how a finished game came out for one player.
type Ended struct {
	Lines []game.ScoreLine `json:"lines"` // of the score sheet (B87)
	Total int              `json:"total"`
	Time  int              `json:"time"`
	Money int              `json:"money"`
	Goal  string           `json:"goal,omitzero"` // in a solo game (B88)
	Met   bool             `json:"met,omitzero"`  // whether the goal was met, if there is one
	Rank  string           `json:"rank,omitzero"` // in the Hall of Fame; empty if the goal was missed or there is none
	Won   bool             `json:"won,omitzero"`  // first among several players, or won together with all others
	Cured market.Bag       `json:"cured"`         // by level, on all boards
	Died  int              `json:"died"`
}

// endings returns how a finished game came out, by player.
func endings(match *game.Match) (all []Ended) {
	first := match.Rules.Standings(match.State)[0]
	outcome, together := match.Rules.Outcome(match.State)
	for player := range match.State.Players {
		c := game.Context{Rules: match.Rules, State: match.State, Player: player}
		score, owner := c.Score(), c.Owner()
		e := Ended{Lines: score.Lines, Total: score.Total, Time: owner.Time, Money: owner.Money, Goal: owner.Goal, Cured: owner.Treated, Died: owner.Died}
		if owner.Annex != nil {
			for level, count := range owner.Annex.Treated {
				e.Cured[level] += count
			}
		}
		switch alone := len(match.State.Players) == 1; {
		case together:
			e.Won = outcome.Won
		case alone && score.Counts:
			e.Met, e.Rank = owner.Goal != "", match.Rules.Rank(score.Total)
		case !alone:
			e.Won = player == first
		}
		all = append(all, e)
	}
	return all
}
