package controller

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// How the offers of extensions are picked: a card of the tray or a piece of the clinic, then one place after another,
// by dragging or with clicks.

// takeOffer returns what would be in the hand if an offer were taken from that spot. An offer that needs no second
// spot is not taken but clicked.
func (p *carrying) takeOffer(t *table.Table, what thing.Thing) (holding, bool) {
	picked := t.PointedAt(what)
	if picked == nil || view.Offered(t.Offers, picked) != nil {
		return holding{}, false
	}
	if len(picked) > 1 {
		what = picked[1]
	}
	return holding{kind: anOffer, spot: what, offers: t.Offers, picked: view.GoOn(t.Offers, picked)}, true
}

// clickOffer plays the offer that a click on that spot completes, or says among which cards the player must choose
// first, or why a card is locked. It reports whether it did one of these.
func (p *focusing) clickOffer(t *table.Table, c *scenes.Context, what thing.Thing) bool {
	if cards := t.CardsAt(what); cards != nil {
		c.Toast(chooseFirst(c.Reader, cards), ui.Warned)
		if card, there := t.Spot(cards[0]); there && !p.focus.on.None() {
			p.focusOn(card)
		}
		return true
	}
	if why := t.WhyNot(what); what.Kind == thing.Offer && why != "" {
		c.Toast(why, ui.Refused)
		return true
	}
	whole := view.Offered(t.Offers, t.PointedAt(what))
	if whole == nil {
		return false
	}
	p.apply(c, whole.Command)
	return true
}

// offerTarget judges going on with what is held at a spot; no offer goes over to the annex (E15). A target whose
// command isn't complete yet is legal and leaves the hand full. whole reports whether the command is complete, there
// whether something is meant at the spot.
func (p *carrying) offerTarget(at thing.Thing) (target session.Target, whole, there bool) {
	held := &p.held
	if at.Board != game.Home && onBoard(at) {
		if list := view.Following(held.offers, held.picked); len(list) > 0 {
			command := list[0].Command
			command.Board = at.Board
			return session.Target{Command: command, Verdict: p.session.Check(command)}, true, true
		}
	}
	if list := view.Following(held.offers, held.picked); len(list) > 0 && list[0].OfServices() {
		at = p.serviceOf(at)
	}
	for _, spot := range append(p.spotsAt(at), p.serviceOf(at)) { // if no patient waiting there is meant, the service is
		picked := append(slices.Clone(held.picked), spot)
		if o := view.Offered(held.offers, picked); o != nil {
			return o.Target, true, true
		}
		if list := view.Following(held.offers, picked); len(list) > 0 {
			return list[0].Target, false, true
		}
	}
	space, onSpace := p.spaceOf(at)
	if !onSpace && !at.Is(thing.Person, thing.Preadmission) {
		return session.Target{}, true, false
	}
	part := len(held.picked) - 1 // the first spot is the card
	if list := view.Following(held.offers, held.picked); len(list) > 0 && part >= 0 && part < len(list[0].Parts) {
		if command, meant := list[0].Instead(part, at, space, onSpace); meant {
			return session.Target{Command: command, Verdict: p.session.Check(command)}, true, true
		}
	}
	return session.Target{}, true, false
}

// serviceOf returns the pre-admissions of the service for which the patient at a thing waits; any other thing is
// returned as it is.
func (p *playing) serviceOf(at thing.Thing) thing.Thing {
	if at.Board != game.Home {
		return at
	}
	switch person := p.session.Context().Clinic().Person(at.Person); {
	case at.Kind == thing.Appointment:
		return thing.WaitingFor(at.Service)
	case at.Kind == thing.Person && person != nil && person.At.Area == clinic.PreAdmissions:
		return thing.WaitingFor(person.Service)
	}
	return at
}

// spotsAt returns the spots that a place of the clinic stands for: itself, the space of the person there, and the
// slots of the space.
func (p *playing) spotsAt(what thing.Thing) []thing.Thing {
	list := []thing.Thing{what}
	if space, ok := p.spaceOf(what); ok {
		list = append(list, thing.InSpace(space))
		for _, side := range clinic.Sides {
			list = append(list, thing.InSlot(space, side))
		}
	}
	return list
}

// dropOffer goes on with what is held at a spot: the command is played once it is complete.
func (p *Controller) dropOffer(t *table.Table, c *scenes.Context, at thing.Thing, dragged bool) {
	held := p.held
	target, whole, there := p.offerTarget(at)
	if !there || !target.Legal() && target.Verdict.Refusal.None() {
		p.miss(t, c, at, dragged)
		return
	}
	switch {
	case !target.Legal():
		p.letGo()
		if dragged {
			p.refuseHeld(c, held, target.Verdict.Refusal)
		} else { // the bubble at the pointer says why not
			p.keepHolding(t, held)
		}
	case whole:
		p.letGo()
		p.apply(c, target.Command)
	default:
		p.letGo()
		held.next = pointer(c)
		for _, spot := range p.spotsAt(at) {
			if picked := append(slices.Clone(held.picked), spot); len(view.Following(held.offers, picked)) > 0 {
				held.picked = view.GoOn(held.offers, picked)
				break
			}
		}
		p.keepHolding(t, held)
	}
}

// keepHolding puts something back into the hand that was put down.
func (p *focusing) keepHolding(t *table.Table, held holding) {
	p.held, p.stale = held, true
	p.hand.Fill()
	if !p.focus.on.None() {
		p.focusFirst(t)
	}
}

// sayMore lets the player choose what a move says besides its destination, and reports whether there is a choice
// (C81).
func (p *focusing) sayMore(t *table.Table, c *scenes.Context, move game.Command) bool {
	commands := p.session.Besides(move)
	if len(commands) < 2 {
		return false
	}
	h := holding{
		kind: anOffer, spot: thing.Somebody(move.Person), person: move.Person, way: p.held.way, picked: []thing.Thing{thing.ToOffer(move.Type)}, next: pointer(c),
	}
	for _, command := range commands {
		h.offers = append(h.offers, view.Offer{
			Target: session.Target{Command: command, Verdict: p.session.Check(command)},
			Path:   []thing.Thing{h.picked[0], thing.InSpace(command.Second)}, Parts: []game.Part{game.PartSecond},
		})
	}
	p.letGo()
	p.keepHolding(t, h)
	return true
}

// lookOfOffer shows where what is held may go next, and what it costs there.
func (p *carrying) lookOfOffer(t *table.Table, l *view.Interaction, over thing.Thing) {
	held := &p.held
	l.Chosen = held.picked[0]
	l.Held.Art = extensionui.OfferPicture(held.picked[0])
	next := view.Following(held.offers, held.picked)
	if part := len(held.picked) - 1; len(next) > 0 && part < len(next[0].Parts) {
		if piece, carried := extensionui.OfferOf(next[0].Command.Type).Carries[next[0].Parts[part]]; carried {
			l.Held = view.Held{Piece: piece}
		}
	}
	if len(next) > 0 && held.person != "" {
		f := p.session.PersonBy(next[0].Command.Choice, held.person)
		l.WayOf, l.Way = held.person, f.Way(next[0].Command.To.Space)
		if len(held.way) > 0 {
			_, l.Way = f.By(held.way)
		}
	}
	for _, spot := range held.picked[1:] {
		if spot.Kind == thing.Space && spot != held.spot {
			l.Space[spot.Space.Index()].Light = sprites.GlowAccent
		}
	}
	p.showOffers(l, next, len(held.picked))
	target, whole, there := p.offerTarget(over)
	switch {
	case !there || over == held.spot:
		l.Bubble, l.Tone = p.offerHint(held.picked, next), ui.Plainly
	case !target.Legal():
		l.Bubble, l.Tone = p.session.Sentence(p.Reader, target.Verdict.Refusal), ui.Refused
	case whole:
		p.foretell(l, &target, "")
	default:
		l.Bubble, l.Tone = p.offerHint(held.picked, next), ui.Allowed
	}
	if there && target.Legal() {
		if space, ok := p.spaceOf(over); ok {
			l.Space[space.Index()].Light = sprites.LitAccent
		}
	}
}

// lookOfOffers shows what can be pointed at with an empty hand in an extension's decision.
func (p *focusing) lookOfOffers(t *table.Table, l *view.Interaction, over thing.Thing) {
	p.showOffers(l, p.pointable(t), 1)
	does := "" // set where the forecast doesn't say it itself
	if cards := t.CardsAt(over); cards != nil {
		l.Targets = append(l.Targets, cards...)
		l.Bubble, l.Tone = chooseFirst(p.Reader, cards), ui.Warned
		return
	}
	if picked := t.PointedAt(over); over.Kind != thing.Offer && picked != nil && len(t.OfferCards(false)) > 1 {
		l.Targets = append(l.Targets, picked[0])
		does = panels.OfferName(p.Reader, picked[0])
		l.Bubble, l.Tone = does, ui.Allowed
	}
	if whole := view.Offered(t.Offers, t.PointedAt(over)); whole != nil {
		p.foretell(l, &whole.Target, does)
		if way := extensionui.OfferOf(whole.Command.Type).Way; way != nil {
			c := p.session.Context()
			l.WayOf = whole.Command.Person
			l.Way = way(c, c.Clinic().Person(l.WayOf))
		}
	}
}

// chooseFirst asks for one of the cards that begin at the same spot.
func chooseFirst(reader *ui.Reader, cards []thing.Thing) string {
	var names []string
	for _, card := range cards {
		names = append(names, panels.OfferName(reader, card))
	}
	return reader.T("table.choose_card", ui.Data{"Cards": reader.Texts.Or(names)})
}

// pointable returns the offers that a spot without a card leads to. If a card has to be chosen first, they show no
// cost.
func (p *foresight) pointable(t *table.Table) []view.Offer {
	var list []view.Offer
	for i := range t.Offers {
		if len(t.Offers[i].Path) < 2 {
			continue
		}
		switch o := t.Offers[i]; {
		case t.CardsAt(o.Path[1]) != nil:
			o.Verdict.Cost = game.Cost{}
			list = append(list, o)
		default:
			if picked := t.PointedAt(o.Path[1]); picked != nil && picked[0] == o.Path[0] {
				list = append(list, o)
			}
		}
	}
	return list
}

// showOffers marks the spots that come next.
func (p *carrying) showOffers(l *view.Interaction, offers []view.Offer, at int) {
	for i := range offers {
		o := &offers[i]
		if at >= len(o.Path) {
			continue
		}
		what, cost := o.Path[at], o.Verdict.Cost
		if slices.Contains(l.Targets, what) {
			continue
		}
		l.Targets = append(l.Targets, what)
		last := at == len(o.Path)-1
		switch what.Kind {
		case thing.Slot:
			l.Slots = append(l.Slots, view.SlotLook{Space: what.Space, Side: what.Side, Price: cost.Money, Free: cost.Money == 0 || !last})
		case thing.Space:
			look := &l.Space[what.Space.Index()]
			if !last && extensionui.OfferOf(o.Command.Type).Mark != "" { // taken there, not put
				if look.Light == sprites.NoLight && p.held.kind == anOffer {
					look.Light = sprites.GlowAccent
				}
				continue
			}
			look.Legal = true
			if look.Light == sprites.NoLight {
				look.Light = sprites.GlowGood
			}
			if last && cost.Money > 0 {
				look.HasPrice, look.Price = true, cost.Money
			}
			if last && cost.Time > 0 && p.held.person == "" { // a chosen way takes the same time everywhere
				look.Reached, look.Time = true, cost.Time
			}
		}
	}
}

// offerHint says what to point at next.
func (p *foresight) offerHint(picked []thing.Thing, list []view.Offer) string {
	if len(list) == 0 || len(picked) > len(list[0].Parts) {
		return ""
	}
	id := "offer_hint." + picked[0].Name
	if len(list[0].Parts) > 1 {
		id += "." + paper.Number(len(picked))
	}
	if !p.Texts.Has(id) {
		return ""
	}
	return p.T(id, ui.Data{"Places": p.roomsAmong(list, len(picked))})
}

// roomsAmong names the kinds of rooms that offers point at next: "the service hub or the treatment room".
func (p *foresight) roomsAmong(offers []view.Offer, at int) string {
	var kinds []clinic.Kind
	var names []string
	for i := range offers {
		if at >= len(offers[i].Path) || offers[i].Path[at].Kind != thing.Space {
			continue
		}
		kind := p.session.Context().Clinic().At(offers[i].Path[at].Space).Kind
		if kind == "" || slices.Contains(kinds, kind) {
			continue
		}
		kinds = append(kinds, kind)
		names = append(names, p.T("table.the_room", ui.Data{"What": words.Thing(p.Reader, string(kind))}))
	}
	return p.Texts.Or(names)
}
