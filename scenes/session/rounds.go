package session

import "clinic/game"

// InRound is what a player did in a finished round.
type InRound struct {
	Before, Popularity int // at the beginning and the end of the round
	Earned             int // dollars, from treatments
	Cured, Died        int // patients
	Bought             int // popularity
	Built              int // parts of the clinic
	Took               int // units of time, in Move
}

// LastRound returns the number of the last finished round, and what each player did in it. It returns nothing before
// the end of the first round and in replays.
func (s *seen) LastRound() (round int, players []InRound) {
	state := s.match.State
	if round = state.Round; !state.Over {
		round--
	}
	if round < 1 || len(state.Players[0].History) == 0 || s.replayed != nil {
		return 0, nil
	}
	for i := range state.Players {
		players = append(players, s.startOfLast(i))
	}
	at := 0 // the setup
	if s.match.Start != nil {
		at = s.match.Start.Round
	}
	for i := range s.match.Told {
		e := &s.match.Told[i]
		if e.Type == game.RoundBegan {
			at = e.Number
		}
		if at == round && e.Player != game.NoPlayer {
			players[e.Player].count(e)
		}
	}
	return round, players
}

// startOfLast compares a player's standing at the end of the last round with that of the round before.
func (s *seen) startOfLast(player int) InRound {
	history := s.match.State.Players[player].History
	last, before := history[len(history)-1], game.Record{Popularity: s.Rules().Numbers[game.StartPopularity]}
	switch {
	case len(history) > 1:
		before = history[len(history)-2]
	case s.match.Start != nil:
		start := &s.match.Start.Players[player]
		before = game.Record{Popularity: start.Popularity, Time: start.Time}
	}
	return InRound{Before: before.Popularity, Popularity: last.Popularity, Took: last.Time - before.Time}
}

// count adds an event about its player.
func (r *InRound) count(e *game.Event) {
	switch e.Type {
	case game.PatientCured:
		r.Cured++
		r.Earned += e.Money + e.AnnexMoney
	case game.PatientDied:
		r.Died++
	case game.PopularityBought:
		r.Bought += e.Popularity
	case game.ComponentBuilt:
		r.Built++
	}
}
