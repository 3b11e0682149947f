package scores

import "clinic/scenes/extensionui"

// together is the outcome of a cooperative game (X5), as the extension's UI shows it.
type together struct {
	extensionui.End
	ending *extensionui.Ending
	rounds bool // chart and clinic are shown instead
}

// newTogether returns nil in a competitive game.
func newTogether(s *Scene) *together {
	rules, state := s.session.Rules(), s.session.State()
	outcome, cooperative := rules.Outcome(state)
	if !cooperative {
		return nil
	}
	end := extensionui.End{Outcome: outcome, Rules: rules, State: state, Name: s.session.Seats().Name}
	return &together{End: end, ending: extensionui.EndingOf(rules)}
}
