package hands_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
)

// whatNext is what the tab says is next.
func (p *player) whatNext() string {
	p.t.Helper()
	p.tick()
	return p.table.Explain(thing.Of(thing.Next))
}

// What next names the step, and the reason that the forecast gives, with its number.
func TestWhatNextSaysWhatTheForecastSays(t *testing.T) {
	p := sit(t, 1)
	if says := p.whatNext(); !strings.Contains(says, ui.T("next.action")) {
		t.Errorf("where an action is to be chosen it says %q", says)
	}
	p = sit(t, 1, toMove()...)
	if says := p.whatNext(); !strings.Contains(says, ui.T("next.move")) {
		t.Errorf("in Move it says %q", says)
	}
	room := clinic.Space{X: 1, Y: 1}
	for _, person := range p.me().Clinic.People {
		if person.Kind == clinic.Patient {
			p.apply(p.session.Person(person.ID).To(room).Command)
			break
		}
	}
	needs := ui.T("forecast.needs_doctor")
	if says := p.whatNext(); !strings.Contains(says, needs) {
		t.Errorf("with a patient alone in a room it says %q, and not %q", says, needs)
	}
}

// Where nothing is left to do it says so, and Done is lit.
func TestWhatNextSaysThatNothingIsLeft(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	for p.session.Deciding(game.DecideBuild) {
		legal := p.session.Legal()
		if len(legal) == 0 || legal[0].Type != game.BuildOne {
			break
		}
		p.apply(legal[0])
	}
	want := ui.T("next.nothing_left", ui.Data{"Done": ui.T("button.done")})
	if says := p.whatNext(); says != want {
		t.Errorf("it says %q, not %q", says, want)
	}
}

// In Move it says that nothing is left once everybody stands as in the best plan.
func TestWhatNextKnowsThatMoveIsOver(t *testing.T) {
	p := sit(t, 1, toMove()...)
	if p.session.NothingLeft() {
		t.Fatal("nobody has moved, and nothing is left")
	}
	for range 20 {
		plan := p.session.BestMove()
		if len(plan.Commands) == 0 {
			break
		}
		p.apply(plan.Commands[0])
	}
	want := ui.T("next.nothing_left", ui.Data{"Done": ui.T("button.finish_move")})
	if says := p.whatNext(); says != want {
		t.Errorf("it says %q, not %q", says, want)
	}
}
