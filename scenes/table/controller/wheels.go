package controller

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/scenes"
	"clinic/scenes/extensionui"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
)

// A person in the hand can change from walking to another way to move where that begins: a patient is dropped on the
// vehicle at an entrance, or the vehicle on the patient.

// moves reports whether that person may be moved in the viewer's decision.
func (p *playing) moves(person string) bool {
	d := p.session.Decision()
	return p.session.May(game.Home, game.MoveOne) && (d.Person == "" || d.Person == person)
}

// whyNotMove says why that person can't be moved now.
func (p *playing) whyNotMove(id string) rule.Reason {
	c := p.session.Context().Where(id)
	if person := c.Clinic().Person(id); person != nil && !p.moves(id) {
		return p.session.Check(game.Command{Type: game.MoveOne, Board: c.BoardName(), Person: id, To: clinic.In(person.At.Space)}).Refusal
	}
	return p.session.Person(id).Refusal
}

// boards lets the person in the hand change into the vehicle at that spot, or the vehicle in the hand pick a person
// up, and reports whether the spot is one of these.
func (p *Controller) boards(t *table.Table, c *scenes.Context, at thing.Thing, dragged bool) bool {
	held := p.held
	mode, who := held.mode, held.person
	switch {
	case held.kind == aPerson && held.board == game.Home && at.Kind == thing.Vehicle:
		mode = at.Name
	case held.kind == aVehicle && at.Kind == thing.Person && at.Board == game.Home:
		who = at.Person
	case held.kind == aVehicle:
		p.miss(t, c, at, dragged)
		return true
	default:
		return false
	}
	p.letGo()
	if refusal := p.session.PersonBy(mode, who).Refusal; !refusal.None() {
		p.refuse(c, refusal)
		return true
	}
	p.keepHolding(t, holding{kind: aPerson, spot: thing.Somebody(who), person: who, mode: mode, next: pointer(c)})
	return true
}

// showVehicles marks the vehicles that the person in the hand could take.
func (p *carrying) showVehicles(l *view.Interaction) {
	for _, mode := range p.session.Rules().Modes() {
		if mode.Name != p.held.mode {
			l.Targets = append(l.Targets, vehicleSpots(p.session.PersonBy(mode.Name, p.held.person))...)
		}
	}
}

func vehicleSpots(f *session.ForPerson) (spots []thing.Thing) {
	for _, source := range f.Begins() {
		spots = append(spots, thing.VehicleAt(f.Mode, source.Space, source.Side))
	}
	return spots
}

// lookOfVehicle shows who could ride in the vehicle in the hand.
func (p *carrying) lookOfVehicle(l *view.Interaction) {
	l.Held.Piece = extensionui.Vehicle(p.held.mode)
	people := p.session.Context().Clinic().People
	for i := range people {
		if p.session.PersonBy(p.held.mode, people[i].ID).Refusal.None() {
			l.Targets = append(l.Targets, thing.Somebody(people[i].ID))
		}
	}
}
