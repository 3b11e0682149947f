package view

import (
	"clinic/game"
	"clinic/game/extensions"
)

// Shares is how many tiles each player takes.
type Shares [game.MaxPlayers]int

// evenShares shares tiles as evenly as it goes; those who are earlier in turn order take one more.
func evenShares(s *game.State, tiles int) Shares {
	var split Shares
	for i, player := range s.TurnOrder {
		split[player] = tiles / len(s.TurnOrder)
		if i < tiles%len(s.TurnOrder) {
			split[player]++
		}
	}
	return split
}

// Split is the proposal as it stands: the even one until the player changes it.
func (t *Shown) Split() Shares {
	if t.Look.Split != (Shares{}) {
		return t.Look.Split
	}
	s := &t.Situation
	if d := s.State.Decision(s.Viewer); d != nil && d.Kind == extensions.DecideSplit {
		return evenShares(s.State, d.Count)
	}
	return Shares{}
}

func SplitCommand(split Shares, players int) game.Command {
	return game.Command{Type: extensions.SplitInfections, Counts: append([]int(nil), split[:players]...)}
}
