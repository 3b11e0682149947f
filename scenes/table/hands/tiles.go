package hands

import (
	"clinic/scenes/table/thing"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
)

// lookOfTile shows what it costs to take a tile away.
func (p *Hands) lookOfTile(l *view.Look, tile thing.Thing) {
	v := p.session.Check(view.TakeTile(p.session.Rules(), tile))
	if !v.Legal() {
		l.Bubble, l.Tone = p.session.Sentence(v.Refusal), ui.Refused
		return
	}
	l.MoneyAfter = p.session.Context().Owner().Money - v.Cost.Money
}
