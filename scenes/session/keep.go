package session

import "clinic/game"

// Keeper keeps a match so that it can be gone on with after the program has ended.
type Keeper interface {
	// Keep keeps the match as it is now in place of what it kept before. Its error is one sentence for the player.
	Keep(match *game.Match, seats Seats) error
}

func (s *Session) keep() {
	if s.keeper == nil {
		return
	}
	if err := s.keeper.Keep(s.match, s.seats); err != nil {
		s.notes = append(s.notes, err)
	}
}

// Troubles gives what went wrong with keeping the match since it was last asked; the game goes on all the same.
func (s *Session) Troubles() []error {
	notes := s.notes
	s.notes = nil
	return notes
}
