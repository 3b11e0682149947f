package scores

import (
	"clinic/scenes"
	"clinic/scenes/extensionui"
	"clinic/scenes/ui"
)

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
	end := extensionui.End{Outcome: outcome, Rules: rules, State: state, Page: &s.page, Name: s.session.Seats().Name}
	return &together{End: end, ending: extensionui.EndingOf(rules)}
}

// layoutTabs places the choice between the outcome and the rounds.
func (s *Scene) layoutTabs(c *scenes.Context, row ui.Rect) {
	tabs := &ui.Segments{Base: ui.Base{ID: "scores.tab", Rect: row}, Options: []string{ui.T("scores.tab.outcome"), ui.T("scores.tab.rounds")}}
	if s.together.rounds {
		tabs.Selected = 1
	}
	tabs.Do = func(at int) {
		s.together.rounds = at == 1
		c.Relayout()
	}
	s.page.Add(tabs)
}
