package bot

import "clinic/game"

// Script is the rest of a plan that somebody plays without thinking again, as long as it is about the same decision: a
// bot that has thought about a whole Move does not think about each step of it once more. Whoever drops it loses
// nothing: the bot thinks anew.
type Script struct {
	player int
	kind   game.DecisionKind
	rest   []game.Command
}

// Take notes what is left to play of advice whose command is about to be played.
func (s *Script) Take(state *game.State, player int, advice *Advice) {
	s.rest = nil
	if d := state.Decision(player); d != nil && d.Kind != game.DecideAction {
		s.player, s.kind, s.rest = player, d.Kind, advice.Plan
	}
}

// Next is the next command of the plan; false where there is none that is legal now.
func (s *Script) Next(rules *game.Rules, state *game.State, player int) (game.Command, bool) {
	d := state.Decision(player)
	if len(s.rest) == 0 || player != s.player || d == nil || d.Kind != s.kind || !rules.Check(state, player, &s.rest[0]).Legal() {
		s.rest = nil
		return game.Command{}, false
	}
	command := s.rest[0]
	s.rest = s.rest[1:]
	return command, true
}
