package session

import "clinic/game"

// NothingLeft tells whether Move leaves nothing to do for the viewer that would be of use: nobody would go anywhere in the best plan
// from here, nothing else could be done, and nothing is plainly forgotten.
func (s *Session) NothingLeft() bool {
	if !s.Deciding(game.DecideMove) || !s.Check(game.Command{Type: game.Done}).Legal() {
		return false
	}
	if s.questions.idle == nil {
		best := s.BestMove()
		idle := len(best.Commands) == 0
		s.questions.idle = &idle
	}
	return *s.questions.idle
}
