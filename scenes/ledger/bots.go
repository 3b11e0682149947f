package ledger

import (
	"time"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/ui"
)

// botSlice is how long a bot may think in one tick, so that no frame waits for it.
const botSlice = 6 * time.Millisecond

// botsDecide lets the bots decide what Business and Admin ask of them. It tells whether one is still thinking: then the lines wait
// for what it decides.
func (s *Scene) botsDecide(c *scenes.Context) bool {
	_, bot := s.session.Thinks()
	if step := s.session.Rules().StepOf(s.session.State()).Name; !bot || step != game.StepBusiness && step != game.StepAdmin {
		return false
	}
	if !s.session.Think(botSlice) {
		return true
	}
	if _, err := s.session.BotPlays(); err != nil {
		c.Toast(ui.T("bots.stuck", ui.Data{"Reason": err.Error()}), ui.Warned)
		s.close(c)
		return true
	}
	s.after(c)
	return true
}
