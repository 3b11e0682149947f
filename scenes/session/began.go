package session

import "clinic/game"

// began caches the state at the beginning of a round.
type began struct {
	state    *game.State
	commands int // number of commands played by then
	eyes     int
}

// RoundBegan returns what the viewer may see of the state at the beginning of this round or, before the first round,
// of the game. It is a copy that must not be changed.
func (s *seen) RoundBegan() *game.State {
	at := 0
	for i := len(s.match.Told) - 1; i >= 0; i-- {
		if s.match.Told[i].Type == game.RoundBegan {
			at = s.match.CommandOf(i) + 1
			break
		}
	}
	if b := &s.began; b.state == nil || b.commands != at || b.eyes != s.eyes() {
		*b = began{s.match.Rules.View(s.match.At(at).State, s.eyes()), at, s.eyes()}
	}
	return s.began.state
}
