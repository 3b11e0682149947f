package extensions

import "clinic/game"

// covidOutcome returns a defeat if the deceased, people and tiles, are at least as many as the survivors. Otherwise
// it is a tactical victory, or a strategic one if the scores of all players add up to 40 each; then the best is
// honored for the vaccine (V9).
func covidOutcome(r *game.Rules, s *game.State) game.Outcome {
	people, tiles := Deceased(s)
	survivors, popularity := Survivors(s), 0
	for player := range s.Players {
		popularity += (game.Context{Rules: r, State: s, Player: player}).Score().Total
	}
	wanted := len(s.Players) * r.Number("covid_19.strategic")
	outcome := game.Outcome{
		Rule: "V9", Result: Defeat, Player: game.NoPlayer,
		Lines: []game.OutcomeLine{
			{Rule: "V9", What: "survivors", Count: survivors, Against: people + tiles},
			{Rule: "V9", What: "popularity", Count: popularity, Against: wanted},
		},
	}
	switch {
	case survivors <= people+tiles:
	case popularity < wanted:
		outcome.Result, outcome.Won = TacticalVictory, true
	default:
		outcome.Result, outcome.Won, outcome.Player = StrategicVictory, true, r.Standings(s)[0]
	}
	return outcome
}
