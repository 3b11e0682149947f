package session

import (
	"slices"

	"clinic/game"
)

// Business returns everything that has happened since the current Business began, in order, starting with the command
// that led to it. It returns nil outside Business.
func (s *seen) Business() []Happening {
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
