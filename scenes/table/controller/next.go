package controller

import (
	"math"

	"clinic/game/rule"
	"clinic/scenes"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// What is in the hand may need several choices, one after another: the places of the first and the second conveyor,
// or who rides and where to. After each choice the hand asks for the next one before it judges anything.

const asideOf = 28.0 // logical pixels that the pointer may stray from where it chose

// pointer returns the position of the pointer.
func pointer(c *scenes.Context) *theme.Point {
	return &theme.Point{X: c.Gestures.X, Y: c.Gestures.Y}
}

// asksNext returns what the pointer counts as being over, and whether the next choice should be asked for there.
// Where the last choice was made, and in a street that was never meant, nothing is refused.
func (p *focusing) asksNext(t *table.Table, l *view.Interaction, over thing.Thing) (thing.Thing, bool) {
	at := p.held.next
	if at == nil || !p.focus.on.None() {
		return over, false
	}
	board, space, onSpace := p.placeOf(over)
	there := math.Hypot(l.PointerX-at.X, l.PointerY-at.Y) < asideOf || over.Kind == thing.Vehicle
	street := onSpace && p.session.On(board).Clinic().At(space).Empty()
	legal := p.couldBe(t, over)
	if (there || street) && !legal {
		return thing.Of(thing.Clinic), false
	}
	return over, there
}

// couldBe reports whether what is in the hand may go there.
func (p *carrying) couldBe(t *table.Table, over thing.Thing) bool {
	if p.held.kind == anOffer {
		target, _, there := p.offerTarget(over)
		return there && target.Legal()
	}
	target, there := p.target(t, over)
	return there && target.Legal()
}

// refuseHeld says why what was in the hand can't go there and, if part of the choices had been made, what is still to
// be chosen.
func (p *carrying) refuseHeld(c *scenes.Context, held holding, reason rule.Reason) {
	text := p.session.Sentence(c.Reader, reason)
	if held.next != nil {
		text += " " + p.whereItGoes(held)
	}
	c.Toast(text, ui.Refused)
}
