package session

import (
	"clinic/game"
)

// Replay returns a session that replays a match from its beginning. Nobody plays in it.
func Replay(match *game.Match, seats Seats) *Session {
	s := of(&seen{replayed: match, match: match.At(0), seats: seats})
	if len(seats) < len(match.State.Players) {
		for player := len(seats); player < len(match.State.Players); player++ {
			s.seats = append(s.seats, Seat{Color: player})
		}
	}
	s.moved()
	return s
}

// ReplayRule is the rule of refusals that are not the game's: a replay can't be played.
const ReplayRule = "replay"

// Shown returns how many commands of the replay have been played.
func (s *seen) Shown() int { return len(s.match.Log) }

// ShowAt shows the match as it was after a number of its commands. Nothing is added to Happened; see ShowNext.
func (s *Session) ShowAt(commands int) {
	s.match, s.happened = s.replayed.At(max(0, min(commands, len(s.replayed.Log)))), nil
	s.moved()
}

// ShowNext plays the next command of the replay; its effects are read with Happened. At the end it does nothing.
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

// ShowTo shows the match with a player's eyes.
func (s *Session) ShowTo(player int) {
	s.viewer = player
	s.moved()
}

// moved follows a change of what the replay shows.
func (s *Session) moved() {
	s.version++
	s.questions, s.asked = questions{}, nil
}

// eyes returns the player with whose eyes the state is seen, or game.NoPlayer: what players of an unfinished game
// keep secret from each other stays secret (B92).
func (s *seen) eyes() int {
	if s.curtain || s.onlooker || s.replayed != nil && !s.replayed.State.Over && len(s.match.State.Players) > 1 {
		return game.NoPlayer
	}
	return s.viewer
}
