package session

import (
	"time"

	"clinic/game"
	"clinic/game/campaign"
)

// Table is what is saved of a game besides its commands.
type Table struct {
	Seats   Seats  `json:"seats"`
	Origin  Origin `json:"origin,omitzero"`
	Aids    Aids   `json:"aids,omitzero"`
	Seconds int    `json:"seconds,omitzero"` // how long it was played, see longestPause
	// Before is how the original game went, for a copy of it: by player, after each round.
	Before [][]game.Record `json:"before,omitzero"`
	// ToBeat is the score carried by the code of the game, nil if there is none.
	ToBeat *int `json:"to_beat,omitzero"`
}

// Origin is what a game is played for. A game saved by an earlier program is Free.
type Origin struct {
	Kind   OriginKind `json:"kind,omitzero"`
	Date   string     `json:"date,omitzero"`   // of a daily game: the day, as 2026-11-23
	Clinic int        `json:"clinic,omitzero"` // of the campaign: its number, from 1
	// Medal is the medal that a game of the campaign has won, once it is over.
	Medal campaign.Medal `json:"medal,omitzero"`
	From  int            `json:"from,omitzero"` // of a copy: how many commands it shares with the original game
}

// OriginKind is the kind of an origin.
type OriginKind string

// Kinds of origins.
const (
	Free     OriginKind = ""         // set up as the player liked
	Daily    OriginKind = "daily"    // the game of a day
	Campaign OriginKind = "campaign" // a clinic of the campaign
	Copy     OriginKind = "copy"     // played on from a moment of another game
	Lesson   OriginKind = "lesson"   // begun at the position of a lesson
)

// Aids counts the help taken in a game.
type Aids struct {
	Hints  int `json:"hints,omitzero"`
	Moves  int `json:"moves,omitzero"`  // played for the player
	Undone int `json:"undone,omitzero"` // commands undone after they had revealed something hidden
}

// None reports whether no help was taken.
func (a Aids) None() bool { return a == Aids{} }

// Origin returns what the game is played for.
func (s *seen) Origin() Origin { return s.origin }

// Before returns how the original game went for a player after each round, if this game is a copy; nil otherwise.
func (s *seen) Before(player int) []game.Record {
	if player < len(s.before) {
		return s.before[player]
	}
	return nil
}

// ToBeat returns the score to beat, or nil if there is none.
func (s *seen) ToBeat() *int { return s.toBeat }

// Ahead returns by how much the best person would beat the score to beat if the game ended now, negative if below it.
// asked is false if there is no score to beat or only bots play.
func (s *seen) Ahead() (by int, asked bool) {
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

// Plain reports whether a game of that config is played with the numbers of this program, from its start, and without
// help.
func (t *Table) Plain(config *game.Config) bool {
	return len(config.Numbers) == 0 && t.Origin.Kind != Copy && t.Origin.Kind != Lesson && t.Aids.None()
}

// Unaided reports whether help would keep this game out of the Hall of Fame: so far nothing else does (B88).
func (s *Session) Unaided() bool {
	table, config := s.Table(), &s.match.Rules.Config
	return config.Players == 1 && !s.Remote() && !s.Context().GoalLost() && table.Plain(config)
}

// NoteHint counts a hint that was shown to a player, and saves the game.
func (s *Session) NoteHint() {
	s.aids.Hints++
	s.keep()
}

// NoteMovePlayed counts a Move, or a part of one, that was played for a player, and saves the game.
func (s *Session) NoteMovePlayed() {
	s.aids.Moves++
	s.keep()
}

// Table returns what is saved of the game besides its commands.
func (s *Session) Table() Table {
	return Table{Seats: s.seats, Origin: s.origin, Aids: s.aids, Before: s.before, ToBeat: s.toBeat, Seconds: int(s.took / time.Second)}
}

// longestPause is the most time between two commands that counts as played: a player who is away longer isn't
// playing.
const longestPause = 3 * time.Minute

// count adds the time since the last command to the time played.
func (s *Session) count() {
	now := s.thinking.now()
	if !s.played.IsZero() {
		s.took += min(max(0, now.Sub(s.played)), longestPause)
	}
	s.played = now
}
