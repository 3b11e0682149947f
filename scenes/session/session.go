// Package session is what is played at one screen, without any drawing: the match, who sits in front of it and whose
// eyes it shows, what happened and is still to be shown, and what a piece in the hand could do.
package session

import (
	"slices"
	"time"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/lesson"
	"clinic/game/rule"
	"clinic/scenes/words"
)

// Session is one game at one screen. Ask it, hand it commands, and show what it says has happened.
type Session struct {
	match  *game.Match
	seats  Seats
	origin Origin
	aids   Aids
	took   time.Duration // for which it was played
	played time.Time     // the last command of this program, zero before it
	writer *Writer
	toBeat *int            // the score that the code of the game carried
	before [][]game.Record // of a copy: how the game went that it was copied from, by player

	replayed *game.Match // the whole match, where it is only shown again; nil where it is played

	viewer    int
	curtain   bool
	happened  []Happening
	thinking  thinking
	hinting   hinting // what hints are thought about
	hurried   bool
	version   int
	began     began // the round that is on
	questions questions
	asked     map[int]*game.Asked // what extensions asked of each player in this round
	word      lesson.Word         // with which the lesson put something back last
	puzzle    *Puzzled            // nil in a game
	// askedToKeep says that the player was asked in this game whether all money is to be kept.
	askedToKeep bool
	rivals      []*Rival // nil until they are asked for
}

// Happening is one command with all that it brought about.
type Happening struct {
	Player  int
	Command game.Command
	Before  *game.State // as the whole table stood before it
	After   *game.State
	Events  []game.Event
}

// New plays a match with these people in front of the screen, and keeps it with the writer from the start; without a
// writer (nil) nothing is kept.
func New(match *game.Match, seats Seats, writer *Writer) *Session {
	return sit(match, Table{Seats: seats}, writer)
}

// Begin is New for a game that is played for something.
func Begin(match *game.Match, table Table, writer *Writer) *Session { return sit(match, table, writer) }

// sit plays a match at a table.
func sit(match *game.Match, table Table, writer *Writer) *Session {
	s := &Session{match: match, seats: table.Seats, origin: table.Origin, aids: table.Aids, before: table.Before, toBeat: table.ToBeat, took: time.Duration(table.Seconds) * time.Second, writer: writer}
	s.changed()
	return s
}

// Rules are those of this game.
func (s *Session) Rules() *game.Rules { return s.match.Rules }

// Match is the game with all its commands, for the log, the replay and the score sheet.
func (s *Session) Match() *game.Match { return s.match }

// State is what the viewer may see now: a copy that must not be changed. While the curtain is closed it is what
// everybody may see (B92).
func (s *Session) State() *game.State {
	if s.questions.view == nil {
		s.questions.view = s.match.Rules.View(s.match.State, s.eyes())
	}
	return s.questions.view
}

// Context asks the rules about the viewer.
func (s *Session) Context() game.Context {
	return game.Context{Rules: s.match.Rules, State: s.State(), Player: s.viewer}
}

// On asks the rules about one of the viewer's boards, named as in commands and events: the clinic where it is empty.
// The game must have a board of that name.
func (s *Session) On(board string) game.Context {
	c := s.Context()
	c.Rules = c.Rules.BoardNamed(board)
	return c
}

// ContextOf asks the rules about any player, with the viewer's eyes.
func (s *Session) ContextOf(player int) game.Context {
	return game.Context{Rules: s.match.Rules, State: s.State(), Player: player}
}

// Version counts the changes: what was read from the session holds as long as it stays the same.
func (s *Session) Version() int { return s.version }

// Over tells whether the game is over.
func (s *Session) Over() bool { return s.match.State.Over }

// Decision is what the viewer has to decide now; nil while it is nothing, the curtain is closed or a bot plays for the
// viewer.
func (s *Session) Decision() *game.Decision {
	if s.curtain || s.watched() {
		return nil
	}
	return s.State().Decision(s.viewer)
}

// Deciding tells whether the viewer has that to decide now.
func (s *Session) Deciding(kind game.DecisionKind) bool {
	d := s.Decision()
	return d != nil && d.Kind == kind
}

// May tells whether commands of that type about one of the viewer's boards, named as in commands, are played in what
// the viewer has to decide now, legal or not.
func (s *Session) May(board string, command game.CommandType) bool {
	if s.Decision() == nil {
		return false
	}
	switch s.Check(game.Command{Type: command, Board: board}).Refusal.Key {
	case "not_now", "no_such_board", "decision_of_annex", "decision_of_clinic":
		return false
	}
	return true
}

// PlaysAction tells whether the viewer plays an action now. Components are paid for in actions, and placed for free
// elsewhere.
func (s *Session) PlaysAction() bool {
	d := s.Decision()
	return d != nil && slices.ContainsFunc(s.Rules().Actions, func(spec game.ActionSpec) bool { return spec.Decision == d.Kind })
}

// PlaysAnnexAction tells whether the viewer plays the action of the annex now.
func (s *Session) PlaysAnnexAction() bool {
	return s.PlaysAction() && s.Context().HasAnnex() && s.May(s.Context().Annex().BoardName(), game.BuildOne)
}

// Check judges a command of the viewer and changes nothing. Behind the curtain, and for a bot, nobody may do anything
// (B92).
func (s *Session) Check(command game.Command) game.Verdict {
	if reason := s.barred(); !reason.None() {
		return game.Verdict{Refusal: reason}
	}
	v := s.match.Rules.Check(s.State(), s.viewer, &command)
	if reason := s.notInPuzzle(&command); v.Legal() && !reason.None() {
		return game.Verdict{Refusal: reason}
	}
	return v
}

// Apply plays a command of the viewer: what it brings about can be taken with Happened, the match is kept, and the
// screen passes to whoever decides next. A refused command changes nothing; so does one that a lesson puts back, with
// LessonRule.
func (s *Session) Apply(command game.Command) game.Verdict {
	if reason := s.barred(); !reason.None() {
		return game.Verdict{Refusal: reason}
	}
	if reason := s.putBack(command); !reason.None() {
		return game.Verdict{Refusal: reason}
	}
	if reason := s.notInPuzzle(&command); !reason.None() {
		return game.Verdict{Refusal: reason}
	}
	return s.play(s.viewer, command)
}

// play plays a command of any player.
func (s *Session) play(player int, command game.Command) game.Verdict {
	before := s.match.State.Clone()
	events, v := s.match.Apply(player, command)
	if v.Legal() {
		s.happen(player, command, before, events)
	}
	return v
}

func (s *Session) happen(player int, command game.Command, before *game.State, events []game.Event) {
	s.happened = append(s.happened, Happening{player, command, before, s.match.State.Clone(), events})
	s.changed()
}

// Happened gives what has happened since it was last asked, in order.
func (s *Session) Happened() []Happening {
	happened := s.happened
	s.happened = nil
	return happened
}

// Legal lists all that the viewer may do now, sorted.
func (s *Session) Legal() []game.Command {
	if s.curtain || s.watched() {
		return nil
	}
	if s.questions.legal == nil {
		s.questions.legal = slices.DeleteFunc(s.match.Rules.Legal(s.State(), s.viewer), func(c game.Command) bool { return !s.notInPuzzle(&c).None() })
	}
	return s.questions.legal
}

// MayUndo says why the viewer's last command can't be taken back, the zero Reason where it can.
func (s *Session) MayUndo() rule.Reason {
	if reason := s.barred(); !reason.None() {
		return reason
	}
	if s.questions.undo == nil {
		reason := s.match.MayUndo(s.viewer)
		s.questions.undo = &reason
	}
	return *s.questions.undo
}

// MayRedo says why nothing of the viewer's can be played again, the zero Reason where it can.
func (s *Session) MayRedo() rule.Reason {
	if reason := s.barred(); !reason.None() {
		return reason
	}
	return s.match.MayRedo(s.viewer)
}

// Undo takes back the viewer's last command, or says why not. What was still to be shown is forgotten.
func (s *Session) Undo() rule.Reason {
	if reason := s.barred(); !reason.None() {
		return reason
	}
	shown := s.match.UndoesPastDraw(s.viewer)
	reason := s.match.Undo(s.viewer)
	if reason.None() {
		s.aids.Undone += number(shown)
		if s.puzzle != nil {
			s.puzzle.TakenBack++
		}
		s.happened, s.asked, s.began = nil, nil, began{}
		s.changed()
	}
	return reason
}

// Redo plays again what the viewer took back last, or says why not.
func (s *Session) Redo() rule.Reason {
	if reason := s.barred(); !reason.None() {
		return reason
	}
	before := s.match.State.Clone()
	events, reason := s.match.Redo(s.viewer)
	if reason.None() {
		s.asked, s.began = nil, began{}
		s.happen(s.viewer, s.match.Log[len(s.match.Log)-1].Command, before, events)
	}
	return reason
}

// Asked is what extensions have asked of the viewer in this round, also what is over (see game.Asked).
func (s *Session) Asked() []game.Obligation {
	if s.asked == nil {
		s.asked = map[int]*game.Asked{}
	}
	if s.asked[s.viewer] == nil {
		s.asked[s.viewer] = new(game.Asked)
	}
	return s.asked[s.viewer].In(s.match, s.viewer)
}

// Sentence is a reason in words, with the number of its rule behind it. The zero Reason has none.
func (s *Session) Sentence(reason rule.Reason) string {
	switch reason.Rule {
	case LessonRule:
		return s.sayWord()
	case ReplayRule:
		return texts.T("replay.not_played")
	}
	if reason.Rule == PuzzleRule {
		return texts.T("puzzle." + reason.Key)
	}
	return words.Refusal(reason)
}

// changed follows any change of the match: whoever decides next comes to the screen, and the match is kept.
func (s *Session) changed() {
	s.version++
	s.questions = questions{}
	s.followLesson()
	s.judgePuzzle()
	s.pass()
	s.count()
	if s.Decision() != nil {
		s.hurried = false
	}
	s.keep()
}
