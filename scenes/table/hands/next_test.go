package hands_test

import (
	"strings"
	"testing"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/scenes/table/thing"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// whatNext is what the tab says is next.
func (p *player) whatNext() string {
	p.t.Helper()
	p.tick()
	return p.table.Explain(thing.Of(thing.Next))
}

// What next names the deed by which the round ends best, and whom it has treated: the action for it first, then the deed, then the walk.
func TestWhatNextNamesTheDeed(t *testing.T) {
	p := sit(t, 1)
	admit := ui.T("hint.do.choose_action", ui.Data{"Action": ui.T("action.admit")})
	if says := p.whatNext(); !strings.HasPrefix(says, admit) {
		t.Errorf("without patients it says %q, and not %q", says, admit)
	}
	p = sit(t, 1, toMove()...)
	next := p.session.Next()
	if next == nil || next.Command.Type != game.MoveOne {
		t.Fatalf("in Move the best deed is %+v", next)
	}
	if income := next.After.Income(); income <= next.Before.Income() {
		t.Errorf("by it Business pays %d in place of %d", income, next.Before.Income())
	}
	who := p.me().Clinic.Person(next.Command.Person)
	if says := p.whatNext(); !strings.Contains(says, words.Person(who.Kind, who.Level).String()) {
		t.Errorf("in Move it says %q, and does not name the %s", says, who.Kind)
	}
	p.apply(next.Command)
	if then := p.session.Next(); then != nil && then.Command.Equal(&next.Command) {
		t.Error("after the deed it is still the next one")
	}
}

// What a hint names is next, while it is shown and after it was left.
func TestWhatNextSaysWhatAHintSays(t *testing.T) {
	p := sit(t, 1)
	p.tick()
	p.click(view.HintAsk)
	want := texts.Sentence(p.hinted().Title)
	if says := p.whatNext(); says != want {
		t.Errorf("beside the hint it says %q, not %q", says, want)
	}
	p.click(view.HintNo)
	if says := p.whatNext(); says != want {
		t.Errorf("after the hint it says %q, not %q", says, want)
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
