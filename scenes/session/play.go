package session

import (
	"slices"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/rule"
)

// play is who keeps the match: this program, or a host. All else about a game is the same for both.
type play interface {
	// apply plays a command of a player at this screen. With a host nothing has happened yet when it returns.
	apply(s *Session, player int, command game.Command) game.Verdict
	undo(s *Session) rule.Reason
	redo(s *Session) rule.Reason
	mayUndo(s *seen) rule.Reason
	mayRedo(s *seen) rule.Reason
	// roundBegan returns what the viewer could see as this round began, business what has happened since this
	// Business did, and asked what extensions have asked of the viewer in this round.
	roundBegan(s *seen) *game.State
	business(s *seen) []Happening
	asked(s *Session) []game.Obligation
	// plays returns who plays now while nobody at this screen has to.
	plays(s *seen) (player int, turn bool)
	// ready reports whether the screen may pass to a player of it.
	ready(player int) bool
	// seat gives a player's seat to a bot, or back to a person if the level is empty.
	seat(s *Session, player int, level bot.Level)
}

// local is a match that this program keeps.
type local struct{}

func (local) apply(s *Session, player int, command game.Command) game.Verdict {
	before := s.match.State.Clone()
	events, v := s.match.Apply(player, command)
	if v.Legal() {
		s.happen(player, command, before, events)
	}
	return v
}

func (local) mayUndo(s *seen) rule.Reason { return s.match.MayUndo(s.viewer) }

func (local) mayRedo(s *seen) rule.Reason { return s.match.MayRedo(s.viewer) }

func (local) undo(s *Session) rule.Reason {
	shown := s.match.UndoesPastDraw(s.viewer)
	reason := s.match.Undo(s.viewer)
	if reason.None() {
		s.aids.Undone += number(shown)
		if s.puzzle != nil {
			s.puzzle.TakenBack++
		}
		s.tookBack()
	}
	return reason
}

func (local) redo(s *Session) rule.Reason {
	before := s.match.State.Clone()
	events, reason := s.match.Redo(s.viewer)
	if reason.None() {
		s.asked, s.began = nil, began{}
		s.happen(s.viewer, s.match.Log[len(s.match.Log)-1].Command, before, events)
	}
	return reason
}

// began caches the state at the beginning of a round.
type began struct {
	state    *game.State
	commands int // number of commands played by then
	eyes     int
}

func (local) roundBegan(s *seen) *game.State {
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

func (local) business(s *seen) []Happening {
	rules := s.match.Rules
	if !inBusiness(rules, s.match.State) {
		return nil
	}
	again := game.NewMatch(rules, s.match.Start)
	var happened []Happening
	for _, entry := range s.match.Log {
		before := again.State.Clone()
		if !inBusiness(rules, again.State) {
			happened = happened[:0]
		}
		events, v := again.Apply(entry.Player, entry.Command)
		if !v.Legal() { // the game was begun with other rules
			return nil
		}
		happened = append(happened, Happening{entry.Player, entry.Command, before, nil, slices.Clone(events)})
		if last := len(happened) - 1; last > 0 {
			happened[last-1].After = before
		}
	}
	if len(happened) > 0 {
		happened[len(happened)-1].After = again.State
	}
	return happened
}

func (local) asked(s *Session) []game.Obligation {
	if s.asked == nil {
		s.asked = map[int]*game.Asked{}
	}
	if s.asked[s.viewer] == nil {
		s.asked[s.viewer] = new(game.Asked)
	}
	return s.asked[s.viewer].In(s.match, s.viewer)
}

func (local) plays(s *seen) (player int, turn bool) {
	player = game.NoPlayer
	for _, decider := range s.match.State.Deciders() {
		switch {
		case s.Bot(decider) == "":
			return game.NoPlayer, false
		case player == game.NoPlayer:
			player = decider
		}
	}
	return player, player != game.NoPlayer
}

func (local) ready(int) bool { return true }

func (local) seat(s *Session, player int, level bot.Level) {
	s.seats[player].Bot = level
	s.changed()
	if s.People() == 0 {
		s.OpenCurtain() // there is nobody to hide anything from
	}
}

// RoundBegan returns what the viewer may see of the state at the beginning of this round or, before the first round,
// of the game. It is a copy that must not be changed.
func (s *seen) RoundBegan() *game.State { return s.play.roundBegan(s) }

// Business returns everything that has happened since the current Business began, in order, starting with the command
// that led to it. It returns nil outside Business.
func (s *seen) Business() []Happening { return s.play.business(s) }

// inBusiness reports whether a game stands in Business.
func inBusiness(rules *game.Rules, state *game.State) bool {
	return !state.Over && rules.StepOf(state).Name == game.StepBusiness
}
