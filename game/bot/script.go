package bot

import "clinic/game"

// Script is the rest of a plan, which is played without thinking again as long as it is about the same decision: a
// bot that has thought about a whole Move does not think again about each step of it. Nothing is lost by dropping it:
// the bot then thinks anew.
type Script struct {
	player int
	kind   game.DecisionKind
	rest   []game.Command
}

// Take stores what remains of an advice whose command is about to be played.
func (s *Script) Take(state *game.State, player int, advice *Advice) {
	s.rest = nil
	if d := state.Decision(player); d != nil && d.Kind != game.DecideAction {
		s.player, s.kind, s.rest = player, d.Kind, advice.Plan
	}
}

// Next returns the next command of the plan, or false if there is no legal one.
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
