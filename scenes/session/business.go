package session

import (
	"slices"

	"clinic/game"
)

// Business gives all that has happened since the Business that goes on now began, with the command that led to it
// first, in order; nothing while none goes on.
func (s *Session) Business() []Happening {
	rules := s.match.Rules
	goesOn := func(m *game.Match) bool { return !m.State.Over && rules.StepOf(m.State).Name == game.StepBusiness }
	if !goesOn(s.match) {
		return nil
	}
	again := game.NewMatch(rules, s.match.Start)
	var happened []Happening
	for _, entry := range s.match.Log {
		before := again.State.Clone()
		if !goesOn(again) {
			happened = happened[:0]
		}
		events, v := again.Apply(entry.Player, entry.Command)
		if !v.Legal() { // of a game that was begun by other rules
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
