package session

import (
	"time"

	"clinic/game"
	"clinic/game/campaign"
)

// Table is what is kept of a game besides its commands.
type Table struct {
	Seats   Seats  `json:"seats"`
	Origin  Origin `json:"origin,omitzero"`
	Aids    Aids   `json:"aids,omitzero"`
	Seconds int    `json:"seconds,omitzero"` // how long it was played, see longestPause
	// Before is how the game went that this one is a copy of, by player, after each round.
	Before [][]game.Record `json:"before,omitzero"`
	// ToBeat is the score that the code of the game carried, nil where there is none.
	ToBeat *int `json:"to_beat,omitzero"`
}

// Origin is what a game is played for. A game of an earlier program is a free one.
type Origin struct {
	Kind   OriginKind `json:"kind,omitzero"`
	Date   string     `json:"date,omitzero"`   // of a daily game: the day, as 2026-11-23
	Clinic int        `json:"clinic,omitzero"` // of the campaign: its number, from 1
	// Medal is what a game of the campaign has won, once it is over.
	Medal campaign.Medal `json:"medal,omitzero"`
	From  int            `json:"from,omitzero"` // of a copy: how many commands it has from the game that it was copied from
}

// OriginKind is a kind of game.
type OriginKind string

// The kinds of games.
const (
	Free     OriginKind = ""         // set up as the player liked
	Daily    OriginKind = "daily"    // the game of a day
	Campaign OriginKind = "campaign" // a clinic of the campaign
	Copy     OriginKind = "copy"     // played on from a moment of another game
	Lesson   OriginKind = "lesson"   // begun at the position of a lesson
)

// Aids counts the help that was taken in a game.
type Aids struct {
	Hints  int `json:"hints,omitzero"`
	Moves  int `json:"moves,omitzero"`  // played for the player
	Undone int `json:"undone,omitzero"` // commands that were taken back after they had shown something hidden
}

// None tells whether no help was taken.
func (a Aids) None() bool { return a == Aids{} }

// Origin is what the game is played for.
func (s *Session) Origin() Origin { return s.origin }

// Before is how the game that this one is a copy of went for a player, after each round; empty for what is no copy.
func (s *Session) Before(player int) []game.Record {
	if player < len(s.before) {
		return s.before[player]
	}
	return nil
}

// ToBeat is the score that is to be beaten, nil where there is none.
func (s *Session) ToBeat() *int { return s.toBeat }

// Ahead is how much more than the score to beat the best person has if the game ends now, less where it is negative;
// false where nothing is to be beaten or bots play alone.
func (s *Session) Ahead() (by int, asked bool) {
	for player := range s.match.State.Players {
		if s.toBeat == nil || s.Bot(player) != "" {
			continue
		}
		if more := s.ContextOf(player).Score().Total - *s.toBeat; !asked || more > by {
			by, asked = more, true
		}
	}
	return by, asked
}

// NoteHint counts a hint that was shown to a player.
func (s *Session) NoteHint() {
	s.aids.Hints++
	s.keep()
}

// NoteMovePlayed counts a Move, or a part of one, that was played for a player.
func (s *Session) NoteMovePlayed() {
	s.aids.Moves++
	s.keep()
}

// Table is what is kept of the game besides its commands.
func (s *Session) Table() Table {
	return Table{Seats: s.seats, Origin: s.origin, Aids: s.aids, Before: s.before, ToBeat: s.toBeat, Seconds: int(s.took / time.Second)}
}

// longestPause is how much of the time between two commands counts as played: who is away longer does not play.
const longestPause = 3 * time.Minute

// count adds the time since the last command to that for which the game was played.
func (s *Session) count() {
	now := s.thinking.now()
	if !s.played.IsZero() {
		s.took += min(max(0, now.Sub(s.played)), longestPause)
	}
	s.played = now
}
