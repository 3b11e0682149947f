package session

import (
	"clinic/game"
)

// Replay shows a match again, which nobody plays: it stands at its beginning.
func Replay(match *game.Match, seats Seats) *Session {
	s := &Session{replayed: match, match: match.At(0), seats: seats}
	if len(seats) < len(match.State.Players) {
		for player := len(seats); player < len(match.State.Players); player++ {
			s.seats = append(s.seats, Seat{Color: player})
		}
	}
	s.moved()
	return s
}

// ReplayRule is the rule of refusals that are no rule of the game: what is shown again is not played.
const ReplayRule = "replay"

// Shown is how many commands of the match that is shown again have been played.
func (s *Session) Shown() int { return len(s.match.Log) }

// ShowAt shows the match as it was after so many of its commands. Nothing of it has happened: see ShowNext.
func (s *Session) ShowAt(commands int) {
	s.match, s.happened = s.replayed.At(max(0, min(commands, len(s.replayed.Log)))), nil
	s.moved()
}

// ShowNext shows the next command, and all that it brought about can be taken with Happened. At the end nothing comes.
func (s *Session) ShowNext() {
	at := s.Shown()
	if at == len(s.replayed.Log) {
		return
	}
	before := s.match.State
	s.match = s.replayed.At(at + 1)
	entry := s.replayed.Log[at]
	s.happened = append(s.happened, Happening{entry.Player, entry.Command, before, s.match.State, s.replayed.ToldBy(at)})
	s.moved()
}

// ShowTo shows the match with the eyes of a player.
func (s *Session) ShowTo(player int) {
	s.viewer = player
	s.moved()
}

// moved follows a change of what is shown again.
func (s *Session) moved() {
	s.version++
	s.questions, s.asked = questions{}, nil
}

// eyes are those that the state is seen with: what players of a game that goes on keep secret from each other stays so
// (B92).
func (s *Session) eyes() int {
	if s.curtain || s.replayed != nil && !s.replayed.State.Over && len(s.match.State.Players) > 1 {
		return game.NoPlayer
	}
	return s.viewer
}
