package view

import (
	"clinic/game"
	"clinic/scenes/extensionui"
)

// Shares is how many pieces each player takes.
type Shares [game.MaxPlayers]int

// evenShares shares pieces as evenly as possible; those earlier in turn order take one more.
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

// Split returns the current proposal: the even one until the player changes it.
func (t *Shown) Split() Shares {
	if t.Look.Split != (Shares{}) {
		return t.Look.Split
	}
	s := &t.Situation
	if d := s.State.Decision(s.Viewer); t.SharesOut(d) {
		return evenShares(s.State, d.Count)
	}
	return Shares{}
}

// SharesOut reports whether a decision is how many pieces each player takes.
func (t *Shown) SharesOut(d *game.Decision) bool {
	shares := extensionui.SharesOf(t.Rules)
	return shares != nil && d != nil && d.Kind == shares.Decision
}

// SplitCommand returns the command that makes a proposal.
func (t *Shown) SplitCommand(split Shares) game.Command {
	return game.Command{Type: extensionui.SharesOf(t.Rules).Command, Counts: append([]int(nil), split[:len(t.State.Players)]...)}
}
