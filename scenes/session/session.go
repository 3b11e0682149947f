// Package session is the game at one screen, without any drawing: the match, who sits in front of the screen and with
// whose eyes it is seen, what happened and is still to be shown, and what a piece held in the hand could do.
package session

import (
	"slices"
	"time"

	"clinic/game"
	"clinic/game/lesson"
	"clinic/game/rule"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// Session is one game at one screen. Ask it questions, give it commands, and show what it says has happened. What only
// asks about the game stands in its parts; what changes it, here.
type Session struct {
	*seen
	*prospects
	aids   Aids
	took   time.Duration // how long it was played
	played time.Time     // when the last command of this program was played, zero before it
	writer *Writer

	happened []Happening
	thinking thinking
	hinting  hinting // thinking about hints
	hurried  bool
	rewound  bool                // a command was taken back
	asked    map[int]*game.Asked // what extensions asked of each player in this round
	// askedToKeep says that the player was asked in this game whether to keep all money.
	askedToKeep bool
}

// seen is the game as it is seen from this screen. Asking it changes nothing but what it remembers of its answers.
type seen struct {
	match  *game.Match
	play   play // who keeps the match
	seats  Seats
	origin Origin
	toBeat *int            // score carried by the code of the game
	before [][]game.Record // of a copy: how the original game went, by player

	replayed *game.Match // the whole match in a replay; nil in a game

	onlooker  bool // nobody at this screen has a seat
	viewer    int
	curtain   bool
	version   int
	began     began // the current round
	questions questions
	word      lesson.Word // the word with which the lesson last put something back
	puzzle    *Puzzled    // nil in a game
	rivals    []*Rival    // nil until they are asked for
}

// prospects finds what could be done now, and what it would come to.
type prospects struct{ *seen }

// of returns a session of a game that is seen, kept by this program.
func of(s *seen) *Session {
	s.play = local{}
	return &Session{seen: s, prospects: &prospects{s}}
}

// Happening is one command with its effects.
type Happening struct {
	Player  int
	Command game.Command
	Before  *game.State // the state of the whole table before it
	After   *game.State
	Events  []game.Event
}

// New plays a match with people in front of the screen, and saves it with the writer from the start; with a nil
// writer nothing is saved.
func New(match *game.Match, seats Seats, writer *Writer) *Session {
	return sit(match, Table{Seats: seats}, writer)
}

// Begin is New for a game with an origin.
func Begin(match *game.Match, table Table, writer *Writer) *Session { return sit(match, table, writer) }

// sit plays a match at a table.
func sit(match *game.Match, table Table, writer *Writer) *Session {
	s := of(&seen{match: match, seats: table.Seats, origin: table.Origin, before: table.Before, toBeat: table.ToBeat})
	s.aids, s.took, s.writer = table.Aids, time.Duration(table.Seconds)*time.Second, writer
	s.changed()
	return s
}

// Rules returns the rules of this game.
func (s *seen) Rules() *game.Rules { return s.match.Rules }

// Match returns the game with all its commands, for the log, the replay and the score sheet.
func (s *seen) Match() *game.Match { return s.match }

// State returns what the viewer may see now, a copy that must not be changed. Behind the curtain it is what everybody
// may see (B92).
func (s *seen) State() *game.State {
	if s.questions.view == nil {
		s.questions.view = s.match.Rules.View(s.match.State, s.eyes())
	}
	return s.questions.view
}

// Context returns the context for asking the rules about the viewer.
func (s *seen) Context() game.Context {
	return game.Context{Rules: s.match.Rules, State: s.State(), Player: s.viewer}
}

// On returns the context of one of the viewer's boards, which the game must have.
func (s *seen) On(board game.BoardName) game.Context { return s.Context().On(board) }

// ContextOf returns the context of any player, as the viewer sees it.
func (s *seen) ContextOf(player int) game.Context {
	return game.Context{Rules: s.match.Rules, State: s.State(), Player: player}
}

// Version counts the changes: what was read from the session holds as long as it stays the same.
func (s *seen) Version() int { return s.version }

// Over reports whether the game is over.
func (s *seen) Over() bool { return s.match.State.Over }

// Decision returns what the viewer has to decide now. It is nil if there is nothing, the curtain is closed or a bot
// plays for the viewer.
func (s *seen) Decision() *game.Decision {
	if s.curtain || s.watched() {
		return nil
	}
	return s.State().Decision(s.viewer)
}

// Deciding reports whether the viewer has a decision of a kind to make now.
func (s *seen) Deciding(kind game.DecisionKind) bool {
	d := s.Decision()
	return d != nil && d.Kind == kind
}

// May reports whether commands of a type on one of the viewer's boards belong to the viewer's current decision, whether
// legal or not.
func (s *seen) May(board game.BoardName, command game.CommandType) bool {
	if s.Decision() == nil {
		return false
	}
	switch s.Check(game.Command{Type: command, Board: board}).Refusal.Key {
	case "not_now", "no_such_board", "decision_of_annex", "decision_of_clinic":
		return false
	}
	return true
}

// PlaysAction reports whether the viewer is playing an action. Components are paid for in actions, and placed for
// free elsewhere.
func (s *seen) PlaysAction() bool {
	d := s.Decision()
	return d != nil && slices.ContainsFunc(s.Rules().Actions, func(spec game.ActionSpec) bool { return spec.Decision == d.Kind })
}

// PlaysAnnexAction reports whether the viewer is playing the action of the annex.
func (s *seen) PlaysAnnexAction() bool {
	return s.PlaysAction() && s.Context().HasAnnex() && s.May(s.Context().Annex().BoardName(), game.BuildOne)
}

// Check judges a command of the viewer and changes nothing. Behind the curtain, and while a bot plays for the viewer,
// nobody may do anything (B92).
func (s *seen) Check(command game.Command) game.Verdict {
	if reason := s.barred(); !reason.None() {
		return game.Verdict{Refusal: reason}
	}
	v := s.match.Rules.Check(s.State(), s.viewer, &command)
	if reason := s.notInPuzzle(&command); v.Legal() && !reason.None() {
		return game.Verdict{Refusal: reason}
	}
	return v
}

// Apply plays a command of the viewer: its effects are read with Happened, the match is saved, and the screen passes
// to whoever decides next. A refused command changes nothing, and neither does one that a lesson puts back with
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
	return s.play.apply(s, s.viewer, command)
}

func (s *Session) happen(player int, command game.Command, before *game.State, events []game.Event) {
	s.happened = append(s.happened, Happening{player, command, before, s.match.State.Clone(), events})
	s.changed()
}

// Happened returns what has happened since the last call, in order.
func (s *Session) Happened() []Happening {
	happened := s.happened
	s.happened = nil
	return happened
}

// Legal lists everything the viewer may do now, sorted.
func (s *seen) Legal() []game.Command {
	if s.curtain || s.watched() {
		return nil
	}
	if s.questions.legal == nil {
		s.questions.legal = slices.DeleteFunc(s.match.Rules.Legal(s.State(), s.viewer), func(c game.Command) bool { return !s.notInPuzzle(&c).None() })
	}
	return s.questions.legal
}

// MayUndo returns why the viewer's last command can't be undone, or the zero Reason if it can.
func (s *seen) MayUndo() rule.Reason {
	if reason := s.barred(); !reason.None() {
		return reason
	}
	if s.questions.undo == nil {
		reason := s.play.mayUndo(s)
		s.questions.undo = &reason
	}
	return *s.questions.undo
}

// MayRedo returns why nothing of the viewer's can be redone, or the zero Reason if something can.
func (s *seen) MayRedo() rule.Reason {
	if reason := s.barred(); !reason.None() {
		return reason
	}
	return s.play.mayRedo(s)
}

// Undo takes back the viewer's last command, or returns why not. What was still to be shown is dropped.
func (s *Session) Undo() rule.Reason {
	if reason := s.barred(); !reason.None() {
		return reason
	}
	return s.play.undo(s)
}

// tookBack follows a command that was taken back: what was still to be shown of it is dropped.
func (s *Session) tookBack() {
	s.happened, s.asked, s.began = nil, nil, began{}
	s.rewound = true
	s.changed()
}

// Rewound reports whether a command was taken back since the last call.
func (s *Session) Rewound() bool {
	rewound := s.rewound
	s.rewound = false
	return rewound
}

// Redo plays again what the viewer last undid, or returns why not.
func (s *Session) Redo() rule.Reason {
	if reason := s.barred(); !reason.None() {
		return reason
	}
	return s.play.redo(s)
}

// Asked returns what extensions have asked of the viewer in this round, including what is over (see game.Asked).
func (s *Session) Asked() []game.Obligation { return s.play.asked(s) }

// Sentence returns a reason in words, followed by the number of its rule. It is empty for the zero Reason.
func (s *seen) Sentence(reader *ui.Reader, reason rule.Reason) string {
	switch reason.Rule {
	case LessonRule:
		return s.sayWord(reader)
	case ReplayRule:
		return reader.T("replay.not_played")
	}
	if reason.Rule == PuzzleRule {
		return reader.T("puzzle." + reason.Key)
	}
	if action := s.actionFor(reason); action != "" {
		return words.Ruled(reader, reader.T("table.choose_first", ui.Data{"Action": reader.T("action." + string(action))}), reason.Rule)
	}
	return words.Refusal(reader, reason)
}

// actionFor returns the action that must be chosen before what was refused can be done, "" if that isn't the reason.
func (s *seen) actionFor(reason rule.Reason) game.Action {
	if reason.Key != "not_now" || reason.Other != string(game.DecideAction) {
		return ""
	}
	action := game.Action(reason.What)
	if reason.What == string(game.QueueOne) {
		action = game.Admit
	}
	if !s.Check(game.Command{Type: game.ChooseAction, Action: action}).Legal() {
		return ""
	}
	return action
}

// changed follows any change of the match: the screen passes to whoever decides next, and the match is saved.
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
