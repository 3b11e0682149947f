package controller

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// carrying is what the player's hand holds or reaches for, and where that may go.
type carrying struct {
	*playing
	*foresight
	hand  input.Hand
	held  holding
	touch touch
	fan   fan
	flick flick // of the view
	guide guide // of a lesson: what is taken leads on to where it goes
}

// heldKind is the kind of thing in the hand.
type heldKind int8

const (
	nothing heldKind = iota
	aComponent
	aPerson
	aHire
	aPatient // from the appointments
	anOffer  // what an extension offers
	aVehicle // at an entrance
)

// holding describes what is in the hand.
type holding struct {
	kind      heldKind
	spot      thing.Thing    // where it was taken
	board     game.BoardName // that it belongs to
	component clinic.Kind
	service   clinic.Service
	first     *clinic.Space // place of the first of two conveyors, once chosen
	person    string
	hire      clinic.PersonKind
	slot      int
	from      market.Appointment
	offers    []view.Offer // what it could become, and the spots that have been picked for it
	picked    []thing.Thing
	mode      string         // how the person moves, empty for on foot
	way       []clinic.Space // the way that the player chose for a person, empty for the cheapest
	next      *theme.Point   // where the pointer was at the last choice, nil before the first one
}

// followPointer marks the interaction stale if another thing has come under the pointer, or the pointer has left the
// window: the view may move while the pointer rests.
func (p *carrying) followPointer(t *table.Table, c *scenes.Context) {
	g := c.Gestures
	var over thing.Thing
	if g.Hovering {
		over = thingAt(t, g.X, g.Y)
	}
	if !g.ByKeys && p.held.kind == nothing && over != t.Look.Hover {
		p.stale = true
	}
}

// dragsChoice reports whether something that a click chooses, such as a bonus, was dragged onto the clinic: that
// chooses it, too.
func (p *carrying) dragsChoice(t *table.Table, g *input.Gestures) bool {
	return g.Dropped && t.OnGround(g.X, g.Y) && uses[thingAt(t, g.PressX, g.PressY).Kind].chosen &&
		!(byTouch(t, g) && t.DrawerScrolls(g.PressX, g.PressY, g.X-g.PressX, g.Y-g.PressY))
}

// pans moves the view with a drag on the ground, and reports whether there is one.
func (p *carrying) pans(t *table.Table, c *scenes.Context) bool {
	g := c.Gestures
	if !g.Dragging || !pressedGround(t, g) {
		return false
	}
	t.Pan(g.DX, g.DY)
	p.flick.follows(g)
	c.Redraw()
	return true
}

// mayGoTo reports whether a drag from there puts down what is in the hand: it may go there, or was taken there.
func (p *carrying) mayGoTo(t *table.Table, what thing.Thing) bool {
	if what == p.held.spot || p.held.kind == anOffer {
		return true
	}
	target, there := p.target(t, what)
	return there && target.Legal()
}

// canTake reports whether that can be taken into the hand.
func (p *carrying) canTake(t *table.Table, what thing.Thing) bool {
	if !t.Own() && what.OnTheClinic() {
		return false
	}
	_, ok := p.holdingAt(t, what)
	return ok
}

// take puts something into the hand.
func (p *carrying) take(t *table.Table, what thing.Thing) {
	held, ok := p.holdingAt(t, what)
	if !ok {
		p.letGo()
		return
	}
	p.held, p.stale = held, true
	p.showClinic(t, p.session.Viewer())
	p.leadOn(t)
}

// letGo empties the hand; what it held is back where it was.
func (p *carrying) letGo() {
	p.hand.Empty()
	p.fan = fan{}
	p.held, p.stale = holding{}, true
}

// holdingAt is holdingOf including what extensions offer.
func (p *carrying) holdingAt(t *table.Table, what thing.Thing) (holding, bool) {
	if h, ok := p.takeOffer(t, what); ok {
		return h, true
	}
	return p.holdingOf(what)
}

// holdingOf returns what would be in the hand if that were taken now, and whether it can be taken.
func (p *carrying) holdingOf(what thing.Thing) (holding, bool) {
	if take := uses[what.Kind].take; take != nil {
		return take(p, what)
	}
	return holding{}, false
}

// refuseTaking says why that can't be taken now.
func (p *carrying) refuseTaking(t *table.Table, c *scenes.Context, what thing.Thing) {
	if why := t.WhyNot(what); why != "" {
		c.Toast(why, ui.Refused)
		return
	}
	h, _ := p.holdingOf(what)
	var reason rule.Reason
	switch h.kind {
	case aHire:
		reason = p.session.Hire(h.board, h.hire, h.slot).Verdict.Refusal
	case aPatient:
		reason = p.session.Check(game.Command{Type: game.QueueOne, Board: h.board, From: h.from, Onto: h.from}).Refusal
	}
	p.refuse(c, reason)
}
