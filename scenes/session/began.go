package session

import "clinic/game"

// began is the state in which a round began.
type began struct {
	state    *game.State
	commands int // that had been played
	eyes     int
}

// RoundBegan is what the viewer may see of the state in which the round began, or the game before the first round: a
// copy that must not be changed.
func (s *Session) RoundBegan() *game.State {
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
