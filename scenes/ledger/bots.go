package ledger

import (
	"time"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/ui"
)

// botSlice is how long a bot may think in one tick, so that no frame waits for it.
const botSlice = 6 * time.Millisecond

// botsDecide lets the bots decide what Business and Admin ask of them. It tells whether one is still thinking: then the
// lines wait for what it decides.
func (s *Scene) botsDecide(c *scenes.Context) bool {
	_, bot := s.session.Thinks()
	if step := s.session.Rules().StepOf(s.session.State()).Name; !bot || step != game.StepBusiness && step != game.StepAdmin {
		return false
	}
	switch played, err := s.session.PlayBots(botSlice, 1); {
	case played == 0 && err == nil:
		return true
	case err != nil:
		c.Toast(ui.T("bots.stuck", ui.Data{"Reason": err.Error()}), ui.Warned)
		s.close(c)
		return true
	}
	s.after(c)
	return true
}

// watchOn lets the ledger of a game in which no person plays go on by itself, to its end. It tells whether it has
// closed.
func (s *Scene) watchOn(c *scenes.Context) bool {
	if s.session.People() > 0 || s.deciding() {
		return false
	}
	last := len(s.lines) == 0 || s.cursor == len(s.lines)-1
	if !s.plays && !last && !s.stopped {
		s.play(c, true)
	}
	if last && !s.stopped {
		s.waited++
	}
	if s.session.Hurries() || last && s.waited > lineTicks {
		s.close(c)
		return true
	}
	return false
}
