package protocol

import (
	"clinic/game"
	"clinic/game/bot"
)

// runUntil lets the program decide everything until a step: done where that is legal, else at random. If the game is
// in that step already, nothing happens. A step in which nobody decides has been played when this stops.
func (e *Engine) runUntil(o *object) any {
	n := o.need("step")
	step := n.text()
	if reply := e.needGame(); reply != nil {
		return reply
	}
	rules := e.match.Rules
	if !hasStep(rules, step) {
		n.fail("must be a step of this game, not %q", step)
	}
	if reply := finish(o); reply != nil {
		return reply
	}
	s := e.match.State
	chance := bot.Random{Chance: game.Random{Word: s.Random.Word}}
	for !s.Over && rules.StepOf(s).Name != step {
		player, _ := chance.NextPlayer(s)
		round := s.Round
		if err := e.decide(&chance, player); err != nil {
			return refused(Refuse("run_until", "%v.", err))
		}
		s = e.match.State
		if step == game.StepAdmin && s.Round != round {
			break
		}
	}
	return e.stateReply()
}

// decide plays done if that is legal, else a random command.
func (e *Engine) decide(chance *bot.Random, player int) error {
	if _, v := e.match.Apply(player, game.Command{Type: game.Done}); v.Legal() {
		return nil
	}
	command, err := chance.Choose(e.match.Rules, e.match.State, player)
	if err != nil {
		return err
	}
	e.match.Apply(player, command)
	return nil
}

func hasStep(rules *game.Rules, name string) bool {
	for _, s := range rules.Steps {
		if s.Name == name {
			return true
		}
	}
	return false
}
