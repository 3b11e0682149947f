package game

// Secret stands for an action that somebody has chosen and not yet revealed.
const Secret Action = "secret"

// View returns what one player may see: a copy of the state without the order of what is still to be drawn, and
// without the others' actions until everybody has chosen (B92).
func (r *Rules) View(s *State, player int) *State {
	v := s.Clone()
	v.Random = Random{}
	v.Config.Seed = 0
	choosing := false
	for _, d := range v.Pending {
		choosing = choosing || d.Kind == DecideAction
	}
	if choosing {
		for i := range v.Players {
			if turn := &v.Players[i].Turn; i != player && turn.Chosen != "" {
				turn.Chosen = Secret
			}
		}
	}
	return v
}
