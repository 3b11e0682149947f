package table

import (
	"strconv"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// drop puts what the hand holds down on a spot, if it may lie there. If not, what was dragged goes back with the reason,
// and what was taken with a click stays in the hand while the pointer is over the clinic.
func (p *playing) drop(t *Table, c *scenes.Context, id string, dragged bool) {
	held := p.held
	if id == held.spot && !dragged {
		p.letGo()
		return
	}
	if held.kind == anOffer {
		p.dropOffer(t, c, id, dragged)
		return
	}
	if p.boards(t, c, id) {
		return
	}
	target, there := p.target(t, id)
	switch {
	case !there:
		p.letGo()
	case !target.Legal():
		p.refuse(c, target.Verdict.Refusal)
		p.letGo()
		if _, over := p.spaceOf(id); over && !dragged {
			p.held = held
			p.hand.Fill()
		}
	case held.kind == aComponent && target.Command.Pair && held.first == nil:
		space, _ := p.spaceOf(id)
		held.first = &space
		p.letGo()
		p.held = held
		p.hand.Fill()
		if p.focus != "" {
			p.focusFirst(t)
		}
	case held.kind == aPerson && p.sayMore(t, target.Command):
	default:
		p.letGo()
		p.apply(c, target.Command)
	}
}

// target judges to put what the hand holds down on a spot; there is none where it could not be meant.
func (p *playing) target(t *Table, id string) (session.Target, bool) {
	s, held := p.session, &p.held
	space, onSpace := p.spaceOf(id)
	switch held.kind {
	case aComponent:
		f := s.Component(held.component, held.service, held.first)
		parts := strings.Split(id, "/")
		if parts[0] == "slot" && len(parts) == 5 {
			side, _ := clinic.SideNamed(parts[4])
			if at := f.InSlot(space, side); at != nil {
				return at.Target, true
			}
		}
		if onSpace {
			at := f.At(space)
			return at.Target, at.Command.Type != ""
		}
	case aPerson:
		f := s.PersonBy(held.mode, held.person)
		switch n := len(held.way); {
		case overPreAdmissions(id):
			target := f.Back()
			return target, target.Legal()
		case !onSpace:
			return session.Target{}, false
		case n > 0 && held.way[n-1] == space:
			target, _ := f.By(held.way)
			return target, true
		}
		return f.To(space), true
	case aHire:
		return s.Hire(held.hire, held.slot), overClinic(id)
	case aPatient:
		f := s.Patient(held.from)
		if onto, ok := appointmentOf(strings.Split(id, "/")); ok {
			if at := f.At(onto); at != nil {
				return *at, true
			}
			return session.Target{
				Command: game.Command{Type: game.QueueOne, From: held.from, Onto: onto},
				Verdict: s.Check(game.Command{Type: game.QueueOne, From: held.from, Onto: onto}),
			}, true
		}
		return f.Admit, overClinic(id)
	}
	return session.Target{}, false
}

// overClinic tells whether a spot belongs to the viewer's clinic, waiting places outside included, or is its area.
func overClinic(id string) bool {
	switch kind, _, _ := strings.Cut(id, "/"); kind {
	case "space", "slot", "person", "preadmission":
		return true
	}
	return id == clinicArea
}

// overPreAdmissions tells whether a spot is where patients of the viewer wait to be brought in.
func overPreAdmissions(id string) bool {
	kind, _, _ := strings.Cut(id, "/")
	return kind == "preadmission"
}

// clinicArea stands for the place of the clinic as a whole, where hires and admitted patients are dropped.
const clinicArea = "clinic"

// lookOfComponent shows where the component in the hand may be built, and what becomes of it under the pointer (B20 to B28).
func (p *playing) lookOfComponent(t *Table, l *Look, over string) {
	s, held := p.session, &p.held
	f := s.Component(held.component, held.service, held.first)
	l.Held = Held{
		Kind: heldPicture(held.component), Service: held.service,
		Art: dollhouse.HeldPicture(held.component), Entrance: held.component == clinic.Entrance, Conveyor: held.component == clinic.Conveyor,
	}
	priced := s.Deciding(game.DecideBuild)
	slots := len(f.Slots()) > 0 && s.Rules().Component(held.component).Where == clinic.AtSlot
	for _, slot := range f.Slots() {
		if slots && slot.Legal() {
			at := slot.Command.Component
			l.Slots = append(l.Slots, SlotLook{Space: at.Space, Side: at.Side, Price: slot.Verdict.Cost.Money, Free: !priced, Art: dollhouse.SlotPicture(at.Kind, at.Side)})
			l.Targets = append(l.Targets, placeID("slot/", at.Space)+"/"+at.Side.String())
		}
	}
	for i := range l.Space {
		at := f.At(clinic.SpaceAt(i))
		if at.Legal() && !slots {
			l.Space[i] = SpaceLook{Legal: true, HasPrice: priced, Price: at.Verdict.Cost.Money, Works: at.Works}
			l.Targets = append(l.Targets, placeID("space/", clinic.SpaceAt(i)))
		}
	}
	if held.first != nil {
		l.Space[held.first.Index()].Mark = sprites.GlowAccent
	}
	target, there := p.target(t, over)
	space, onSpace := p.spaceOf(over)
	switch {
	case !there || !onSpace:
		if !f.Refusal.None() {
			l.Bubble, l.Tone = s.Sentence(f.Refusal), ui.Refused
		}
	case target.Legal():
		p.ghost(l, f, target.Command.Component, space, sprites.Preview)
		if money := target.Verdict.Cost.Money; money > 0 {
			l.MoneyAfter = s.Context().Owner().Money - money
		}
		if len(target.Verdict.Warnings) > 0 {
			l.Bubble, l.Tone = s.Sentence(target.Verdict.Warnings[0]), ui.Warned
		}
	default:
		p.ghost(l, f, target.Command.Component, space, sprites.Forbidden)
		l.Bubble, l.Tone = s.Sentence(target.Verdict.Refusal), ui.Refused
	}
}

// ghost shows the component as it would stand at a place, or why not.
func (p *playing) ghost(l *Look, f *session.ForComponent, component clinic.Component, space clinic.Space, ghost sprites.Ghost) {
	kind := heldPicture(component.Kind)
	look := &l.Space[space.Index()]
	switch {
	case dollhouse.SlotPicture(component.Kind, component.Side) != sprites.None:
		for i := range l.Slots {
			if l.Slots[i].Space == component.Space && l.Slots[i].Side == component.Side {
				l.Slots[i].Ghost = true
			}
		}
	case component.Kind == clinic.Conveyor:
		look.Mark = sprites.LitGood
		if ghost == sprites.Forbidden {
			look.Mark = sprites.LitBad
		}
	case ghost == sprites.Preview || p.session.Context().Clinic().At(space).Empty():
		l.Ghost = sprites.Room{Space: space, Kind: kind, Service: component.Service, Ghost: ghost}
	default:
		look.Mark = sprites.LitBad
	}
	for _, offending := range f.At(space).Offending {
		l.Space[offending.Index()].Mark = sprites.LitBad
		for _, side := range clinic.Sides {
			if space.Next(side) == offending {
				l.Ghost.BadSides = l.Ghost.BadSides.With(side)
			}
		}
	}
}

// heldPicture is the module or ground that a component is drawn as, NoKind for entrances and conveyors.
func heldPicture(kind clinic.Kind) sprites.Kind {
	return dollhouse.Kind(kind)
}

// lookOfHire shows what the hire in the hand would cost, or why it can't be (B52).
func (p *playing) lookOfHire(t *Table, l *Look, over string) {
	s, held := p.session, &p.held
	level := clinic.NoLevel
	if held.hire == clinic.Doctor {
		level = s.State().Market.Residency[held.slot]
	}
	l.Held.Piece = dollhouse.PieceOf(held.hire, level)
	target := s.Hire(held.hire, held.slot)
	if !target.Legal() {
		l.Bubble, l.Tone = s.Sentence(target.Verdict.Refusal), ui.Refused
		return
	}
	l.Targets = append(l.Targets, clinicArea)
	if overClinic(over) {
		l.MoneyAfter = s.Context().Owner().Money - target.Verdict.Cost.Money
		l.Bubble, l.Tone = ui.T("table.hire_here", ui.Data{"Money": target.Verdict.Cost.Money}), ui.Allowed
	}
}

// lookOfPatient shows where a patient of the appointments may go (B53, B54).
func (p *playing) lookOfPatient(t *Table, l *Look, over string) {
	s, held := p.session, &p.held
	row := s.State().Market.Row(held.from.Service)
	l.Held.Piece = dollhouse.PieceOf(clinic.Patient, row.Patients[held.from.Space])
	f := s.Patient(held.from)
	for i := range f.Onto {
		if f.Onto[i].Legal() {
			onto := f.Onto[i].Command.Onto
			l.Targets = append(l.Targets, "appointment/"+onto.Service.String()+"/"+strconv.Itoa(int(onto.Space)))
		}
	}
	if f.Admit.Legal() {
		l.Targets = append(l.Targets, clinicArea)
	}
	target, there := p.target(t, over)
	switch {
	case !there || over == held.spot:
	case !target.Legal():
		l.Bubble, l.Tone = s.Sentence(target.Verdict.Refusal), ui.Refused
	case target.Command.Type == game.AdmitOne:
		l.Bubble, l.Tone = ui.T("table.admit_here"), ui.Allowed
	default:
		l.Bubble, l.Tone = ui.T("table.queue_here"), ui.Allowed
	}
}
