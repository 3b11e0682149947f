package bot

import (
	"slices"

	"clinic/game"
)

// opened is a state as it would be if a player's turn came with that tile now, for trying what could be done with it.
func (b *brain) opened(c game.Context, action game.Action, s *game.State) bool {
	i := slices.IndexFunc(c.Rules.Actions, func(spec game.ActionSpec) bool { return spec.Action == action })
	if i < 0 {
		return false
	}
	c.State.CloneInto(s)
	spec := &c.Rules.Actions[i]
	if d := s.Decision(c.Player); d != nil && d.Kind == spec.Decision {
		return true
	}
	s.Pending = s.Pending[:0]
	p := game.Play{Rules: c.Rules, State: s, Within: true}
	if spec.Begin != nil {
		spec.Begin(&p, c.Player)
	}
	p.Ask(game.Decision{Kind: spec.Decision, Player: c.Player})
	return true
}

// extensionsSay adds to each proposal what extensions find that its pieces and dangers are worth then (game.Worth).
func (b *brain) extensionsSay(c game.Context) {
	if !b.extended {
		return
	}
	before := extensionsWorth(c)
	for i := range b.found.list {
		p := &b.found.list[i]
		if !b.opened(c, p.action, &b.trial) {
			continue
		}
		b.play.State, b.play.Within = &b.trial, true
		for d := range p.deeds[:p.count] {
			b.command = p.deeds[d].command(&b.measure)
			b.apply(c.Player, &b.command)
		}
		b.play.Within = false
		p.worth += extensionsWorth(b.play.Of(c.Player)) - before
	}
}

// extensionsWorth is what all extensions find that the player's pieces and dangers are worth, in points.
func extensionsWorth(c game.Context) float64 {
	sum := 0
	c.EachWorth(func(_ *game.Worth, hundredths int) { sum += hundredths })
	return float64(sum) / 100
}
