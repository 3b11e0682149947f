package controller

import (
	"clinic/scenes/session"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// lookOfTile shows what taking a tile away costs.
func (p *foresight) lookOfTile(l *view.Interaction, tile thing.Thing) {
	take := session.Target{Command: view.TakeTile(p.session.Rules(), tile)}
	if take.Verdict = p.session.Check(take.Command); !take.Legal() {
		l.Bubble, l.Tone = p.session.Sentence(p.Reader, take.Verdict.Refusal), ui.Refused
		return
	}
	p.foretell(l, &take, "")
}
