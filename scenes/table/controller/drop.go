package controller

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// drop puts what the hand holds down on a spot if it may lie there. If not, a dragged piece goes back with the
// reason, and a piece taken with a click stays in the hand while the pointer is over the clinic. Nothing goes back
// without a sentence, except what is put back where it was taken.
func (p *Controller) drop(t *table.Table, c *scenes.Context, at thing.Thing, dragged bool) {
	held := p.held
	switch {
	case at == held.spot || at.Kind == thing.PutBack:
		p.letGo()
		return
	case at.Kind == thing.PutHere && !dragged:
		p.putHere(t, c)
		return
	}
	if held.kind == anOffer {
		p.dropOffer(t, c, at, dragged)
		return
	}
	if p.boards(t, c, at, dragged) {
		return
	}
	target, there := p.target(t, at)
	switch {
	case !there || !target.Legal() && target.Verdict.Refusal.None():
		p.miss(t, c, at, dragged)
	case !target.Legal():
		p.letGo()
		if _, _, over := p.placeOf(at); over && !dragged { // the bubble at the pointer says why not
			p.held = held
			p.hand.Fill()
		} else {
			p.refuseHeld(c, held, target.Verdict.Refusal)
		}
	case held.kind == aComponent && target.Command.Pair && held.first == nil:
		_, space, _ := p.placeOf(at)
		held.first, held.next = &space, pointer(c)
		p.letGo()
		p.held = held
		p.hand.Fill()
		p.leadOn(t)
		if !p.focus.on.None() {
			p.focusFirst(t)
		}
	case held.kind == aPerson && p.sayMore(t, c, target.Command):
	default:
		p.letGo()
		p.apply(c, target.Command)
	}
}

// miss handles a drop on a spot where nothing can be meant. A dragged piece goes back, and a sentence says where it
// can go. A piece taken with a click stays in the hand with that sentence, but a click on another piece takes that
// one instead, and a button does its work.
func (p *Controller) miss(t *table.Table, c *scenes.Context, at thing.Thing, dragged bool) {
	held := p.held
	p.letGo()
	switch {
	case dragged:
		c.Toast(p.whereItGoes(held), ui.Refused)
	case p.canTake(t, at):
		p.take(t, at)
		p.hand.Fill()
	case uses[at.Kind].drop == nowhere && uses[at.Kind].click != nil && uses[at.Kind].take == nil:
		p.keepHolding(t, held)
		p.click(t, c, at)
	case at.Kind == thing.Log: // the table opens it
		p.keepHolding(t, held)
	default:
		p.keepHolding(t, held)
		c.Toast(p.whereItGoes(held), ui.Refused)
	}
}

// whereItGoes says where the held thing can be put down, or why nowhere.
func (p *carrying) whereItGoes(held holding) string {
	s := p.session
	var refusal rule.Reason
	where, name := "table.goes.", p.nameOf(held)
	switch held.kind {
	case aComponent:
		spec := s.On(held.board).Rules.Component(held.component)
		switch {
		case held.first != nil:
			where += "second"
		case spec != nil && spec.Sided():
			where += "side"
		default:
			where += "space"
		}
		refusal = s.Component(held.board, held.component, held.service, held.first).Refusal
	case aPerson:
		where += "walk"
	case aHire:
		where += "hire"
		refusal = s.Hire(held.board, held.hire, held.slot).Verdict.Refusal
	case aPatient:
		where += "admit"
	case aVehicle:
		where += "ride"
	default:
		where += "offer"
		if hint := p.offerHint(held.picked, view.Following(held.offers, held.picked)); hint != "" {
			return hint
		}
	}
	if !refusal.None() {
		return s.Sentence(p.Reader, refusal)
	}
	return p.T(where, ui.Data{"What": name})
}

// nameOf returns the name of what is held, or "" if it has none of its own.
func (p *playing) nameOf(held holding) string {
	c := p.session.On(held.board)
	switch held.kind {
	case aComponent:
		return view.ComponentName(p.Reader, held.component, held.service)
	case aPerson:
		if person := c.Clinic().Person(held.person); person != nil {
			return words.Person(p.Reader, person.Kind, person.Level).Label()
		}
	case aHire:
		return words.Person(p.Reader, held.hire, p.hireLevel(held)).Label()
	case aPatient:
		if row := c.Market().RowAt(held.from); row != nil {
			return words.Person(p.Reader, c.Rules.KindOf(clinic.Patient), row.Patients[held.from.Space]).Label()
		}
	case anOffer:
		if len(held.picked) > 0 {
			return panels.OfferName(p.Reader, held.picked[0])
		}
	}
	return ""
}

// hireLevel returns the level of a doctor in the hand, and NoLevel for others.
func (p *playing) hireLevel(held holding) clinic.Level {
	if c := p.session.On(held.board); c.Rules.As(held.hire) == clinic.Doctor {
		return c.Market().Residency[held.slot]
	}
	return clinic.NoLevel
}

// target judges putting down what the hand holds on a spot; it returns false if nothing could be meant there.
func (p *carrying) target(t *table.Table, what thing.Thing) (session.Target, bool) {
	s, held := p.session, &p.held
	if target, there := p.across(what); there {
		return target, true
	}
	board, space, onSpace := p.placeOf(what)
	switch held.kind {
	case aComponent:
		f := s.Component(held.board, held.component, held.service, held.first)
		if what.Kind == thing.Slot {
			if at := f.InSlot(space, what.Side); at != nil {
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
		case what.Kind == thing.Preadmission && what.Board == game.Home:
			return f.Back(), true
		case !onSpace:
			return session.Target{}, false
		case n > 0 && held.way[n-1] == space:
			target, _ := f.By(held.way)
			return target, true
		}
		return f.To(space), true
	case aHire:
		return s.Hire(held.board, held.hire, held.slot), onBoard(what)
	case aPatient:
		f := s.Patient(held.board, held.from)
		if onto := what.Appointment(); uses[what.Kind].drop == aQueue && board == held.board {
			if at := f.At(onto); at != nil {
				return *at, true
			}
			command := game.Command{Type: game.QueueOne, Board: held.board, From: held.from, Onto: onto}
			return session.Target{Command: command, Verdict: s.Check(command)}, true
		}
		return f.Admit, onBoard(what) && what.Kind != thing.Outside
	}
	return session.Target{}, false
}

// across judges putting down what the hand holds on the viewer's other board, to which nothing and nobody crosses
// over (E1). It returns false if the spot isn't on that board.
func (p *carrying) across(what thing.Thing) (session.Target, bool) {
	s, held := p.session, &p.held
	board, space, _ := p.placeOf(what)
	if board == held.board || what.Kind == thing.Clinic || !onBoard(what) {
		return session.Target{}, false
	}
	var target session.Target
	from, kind := s.On(held.board), held.hire
	switch held.kind {
	case aComponent:
		component := clinic.Component{Kind: held.component, Service: held.service, Space: space}
		target.Command = game.Command{Type: game.BuildOne, Board: board, Component: component}
		if target.Verdict = s.Check(target.Command); s.On(board).Rules.Component(held.component) == nil {
			target.Verdict.Refusal = s.On(board).OtherBoard(held.component)
		}
		return target, true
	case aPerson:
		kind = from.Clinic().Person(held.person).Kind
	case aPatient:
		kind = from.Rules.KindOf(clinic.Patient)
	case aHire:
	default:
		return target, false
	}
	target.Verdict.Refusal = from.Rules.Crossing(kind)
	return target, true
}

// lookAcross says why what is in the hand can't cross over to the other board, if the pointer is there.
func (p *carrying) lookAcross(t *table.Table, l *view.Interaction, over thing.Thing) {
	target, there := p.across(over)
	if !there {
		return
	}
	l.Bubble, l.Tone = p.session.Sentence(p.Reader, target.Verdict.Refusal), ui.Refused
	if board, space, onSpace := p.placeOf(over); onSpace {
		l.On(board).Space[space.Index()].Light = sprites.LitBad
	}
}

// onBoard reports whether a spot belongs to one of the viewer's boards, including waiting places outside, or is the
// area of a board.
func onBoard(what thing.Thing) bool {
	drop := uses[what.Kind].drop
	return drop == aSpace || drop == aBoard
}

// lookOfComponent shows where the component in the hand may be built, and what follows from building it under the
// pointer (B20 to B28).
func (p *carrying) lookOfComponent(t *table.Table, l *view.Interaction, over thing.Thing) {
	s, held := p.session, &p.held
	f, on := s.Component(held.board, held.component, held.service, held.first), l.On(held.board)
	l.Held = view.HeldComponent(held.component, held.service)
	priced := s.PlaysAction()
	slots := len(f.Slots()) > 0 && s.On(held.board).Rules.Component(held.component).Where == clinic.AtSlot
	for _, slot := range f.Slots() {
		if slots && slot.Legal() {
			at := slot.Command.Component
			on.Slots = append(on.Slots, view.SlotLook{Space: at.Space, Side: at.Side, Price: slot.Price(), Free: !priced, Art: dollhouse.SlotPicture(at.Kind, at.Side)})
			l.Targets = append(l.Targets, thing.InSlot(at.Space, at.Side).On(held.board))
		}
	}
	for i := range on.Space {
		at := f.At(clinic.SpaceAt(i))
		if at.Legal() && !slots {
			on.Space[i] = view.SpaceLook{Legal: true, HasPrice: priced, Price: at.Price(), Works: at.Starts != 0}
			l.Targets = append(l.Targets, thing.InSpace(clinic.SpaceAt(i)).On(held.board))
		}
	}
	if held.first != nil {
		on.Space[held.first.Index()].Light = sprites.GlowAccent
	}
	target, there := p.target(t, over)
	board, space, onSpace := p.placeOf(over)
	switch {
	case there && board != held.board:
		p.lookAcross(t, l, over)
	case !there || !onSpace:
		if !f.Refusal.None() {
			l.Bubble, l.Tone = s.Sentence(p.Reader, f.Refusal), ui.Refused
		}
	case target.Legal():
		p.try(on, f, target.Command.Component, space, sprites.Preview)
		does := ""
		if at := f.At(space); !slots {
			does = p.startsWork(held.board, at.Starts, at.Command.Component)
			for room := range at.Starts.All() {
				if room != space {
					on.Space[room.Index()].Light = sprites.LitGood
				}
			}
		}
		p.foretell(l, &target, does)
	default:
		p.try(on, f, target.Command.Component, space, sprites.Forbidden)
		l.Bubble, l.Tone = s.Sentence(p.Reader, target.Verdict.Refusal), ui.Refused
	}
}

// startsWork says which rooms start to work when that component is built, or returns "" if none does (B31, B33).
func (p *foresight) startsWork(board game.BoardName, rooms clinic.Spaces, built clinic.Component) string {
	c := p.session.On(board)
	others := 0
	var other clinic.Space
	for room := range rooms.All() {
		if room != built.Space {
			other, others = room, others+1
		}
	}
	data := ui.Data{"Count": others}
	if others > 0 {
		module := c.Clinic().At(other)
		data["What"], data["Floor"] = view.ComponentName(p.Reader, module.Kind, module.Service), int(other.Floor)
	}
	switch {
	case rooms == 0:
		return ""
	case others == 0:
		return p.T("table.works_here")
	}
	return p.T("table.starts", data)
}

// try previews the component at a place, or marks why it can't stand there.
func (p *foresight) try(l *view.BoardLook, f *session.ForComponent, component clinic.Component, space clinic.Space, how sprites.Trial) {
	kind := dollhouse.Kind(component.Kind)
	look := &l.Space[space.Index()]
	switch {
	case dollhouse.SlotPicture(component.Kind, component.Side) != sprites.None:
		for i := range l.Slots {
			if l.Slots[i].Space == component.Space && l.Slots[i].Side == component.Side {
				l.Slots[i].Held = true
			}
		}
		if how == sprites.Preview {
			board := *p.session.On(f.Board).Clinic()
			board.Outside = append(slices.Clone(board.Outside), clinic.Outside{Kind: component.Kind, Space: component.Space, Side: component.Side})
			l.Areas = extensionui.Areas(&board)
		}
	case component.Kind == clinic.Conveyor:
		look.Light = sprites.LitGood
		if how == sprites.Forbidden {
			look.Light = sprites.LitBad
		}
	case how == sprites.Preview || p.session.On(f.Board).Clinic().At(space).Empty():
		l.Trial = sprites.Room{Space: space, Kind: kind, Service: component.Service, Trial: how}
	default:
		look.Light = sprites.LitBad
	}
	for _, offending := range f.At(space).Offending {
		l.Space[offending.Index()].Light = sprites.LitBad
		for _, side := range clinic.Sides {
			if space.Next(side) == offending {
				l.Trial.BadSides = l.Trial.BadSides.With(side)
			}
		}
	}
}

// lookOfHire shows what hiring the person in the hand would cost, or why it isn't possible (B52).
func (p *carrying) lookOfHire(t *table.Table, l *view.Interaction, over thing.Thing) {
	s, held := p.session, &p.held
	l.Held.Piece = extensionui.PieceOf(held.hire, p.hireLevel(*held))
	target := s.Hire(held.board, held.hire, held.slot)
	if _, elsewhere := p.across(over); elsewhere {
		p.lookAcross(t, l, over)
		return
	}
	if !target.Legal() {
		l.Bubble, l.Tone = s.Sentence(p.Reader, target.Verdict.Refusal), ui.Refused
		return
	}
	l.Targets = append(l.Targets, thing.Of(thing.Clinic))
	for _, spot := range t.Spots() {
		if spot.Thing.Kind == thing.Outside && held.board == game.Home {
			l.Targets = append(l.Targets, spot.Thing)
		}
	}
	if onBoard(over) {
		p.foretell(l, &target, p.T("table.hire_here", ui.Data{"Money": target.Price()}))
	}
}

// lookOfPatient shows where a patient from the appointments may go (B53, B54).
func (p *carrying) lookOfPatient(t *table.Table, l *view.Interaction, over thing.Thing) {
	s, held := p.session, &p.held
	c := s.On(held.board)
	row := c.Market().RowAt(held.from)
	l.Held.Piece = extensionui.PieceOf(c.Rules.KindOf(clinic.Patient), row.Patients[held.from.Space])
	f := s.Patient(held.board, held.from)
	if f.Admit.Legal() {
		l.Targets = append(l.Targets, thing.Of(thing.Clinic), thing.WaitingFor(held.from.Service).On(held.board))
	}
	for i := range f.Onto {
		if f.Onto[i].Legal() {
			l.Targets = append(l.Targets, thing.InRow(f.Onto[i].Command.Onto).On(held.board))
		}
	}
	target, there := p.target(t, over)
	turnsAway := func(what game.Consequence) bool { return what.Fact.Type == game.PatientTurnedAway }
	switch {
	case !there || over == held.spot:
	case !target.Legal():
		l.Bubble, l.Tone = s.Sentence(p.Reader, target.Verdict.Refusal), ui.Refused
	case target.Command.Type == game.AdmitOne:
		does := p.T("table.admit_here")
		if slices.ContainsFunc(s.Foresee(target.Command).Consequences, turnsAway) {
			does = p.T("table.for_queue_point")
		}
		p.foretell(l, &target, does)
		if text := t.TileAwaits(target.Command.From.Service); text != "" {
			l.Bubble, l.Tone = text, ui.Warned
		} else if service := target.Command.From.Service; !c.Treats(service) {
			l.Bubble, l.Tone = p.Texts.Sentences(l.Bubble, p.T("table.nobody_treats", ui.Data{"Service": words.Service(p.Reader, service)})), ui.Warned
		}
	default:
		p.foretell(l, &target, p.changesPlaces(target.Command))
	}
}

// changesPlaces says what happens to both patients when one moves to that space of the appointments (B53).
func (p *foresight) changesPlaces(move game.Command) string {
	m := p.session.On(move.Board).Market()
	from, onto := m.RowAt(move.From), m.RowAt(move.Onto)
	other := onto.Patients[move.Onto.Space]
	data := ui.Data{"Service": words.Service(p.Reader, onto.Service)}
	kind := p.session.On(move.Board).Rules.KindOf(clinic.Patient)
	switch {
	case other == clinic.NoLevel && from.Service == onto.Service:
		return p.T("table.queue_here")
	case other == clinic.NoLevel:
		return p.T("table.queue_here_of", data)
	}
	data["Who"] = words.Person(p.Reader, kind, other)
	if from.Service == onto.Service {
		return p.T("table.queue_swap", data)
	}
	data["Other"] = words.Service(p.Reader, from.Service)
	return p.T("table.queue_swap_of", data)
}
