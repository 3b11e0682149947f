package table

import (
	"slices"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// How what extensions offer is picked: a card of the tray or a piece of the clinic, then one place after another, by
// dragging or with clicks.

// takeOffer gives what would be in the hand if an offer were taken from that spot. What needs no second spot isn't
// taken but clicked.
func (p *playing) takeOffer(t *Table, id string) (holding, bool) {
	picked := t.pointedAt(id)
	if picked == nil || offered(t.offers, picked) != nil {
		return holding{}, false
	}
	if len(picked) > 1 {
		id = picked[1]
	}
	return holding{kind: anOffer, spot: id, offers: t.offers, picked: goOn(t.offers, picked)}, true
}

// clickOffer plays the offer that a click on that spot makes whole, and tells whether there is one.
func (p *playing) clickOffer(t *Table, c *scenes.Context, id string) bool {
	whole := offered(t.offers, t.pointedAt(id))
	if whole == nil {
		return false
	}
	p.apply(c, whole.Command)
	return true
}

// offerTarget judges to go on with what is held at a spot; no offer goes over to the annex (E15). A target whose command is not whole yet is legal and leaves
// the hand full.
func (p *playing) offerTarget(id string) (target session.Target, whole, there bool) {
	held := &p.held
	if board, _ := p.boardOf(id); board != "" && onBoard(id) {
		if list := following(held.offers, held.picked); len(list) > 0 {
			command := list[0].Command
			command.Board = board
			return session.Target{Command: command, Verdict: p.session.Check(command)}, true, true
		}
	}
	for _, spot := range p.spotsAt(id) {
		picked := append(slices.Clone(held.picked), spot)
		if o := offered(held.offers, picked); o != nil {
			return o.Target, true, true
		}
		if list := following(held.offers, picked); len(list) > 0 {
			return list[0].Target, false, true
		}
	}
	space, onSpace := p.spaceOf(id)
	if !onSpace && !hasPrefix(id, personSpot) && !hasPrefix(id, preadmissionSpot) {
		return session.Target{}, true, false
	}
	for _, o := range following(held.offers, held.picked) {
		at := len(held.picked) - 1 // of the parts: the first spot is the card
		if at < 0 || at >= len(o.parts) {
			break
		}
		command, meant := o.instead(at, id, space, onSpace)
		if !meant {
			break
		}
		return session.Target{Command: command, Verdict: p.session.Check(command)}, true, true
	}
	return session.Target{}, true, false
}

// spotsAt are the spots that a place of the clinic stands for: itself, and of somebody's place the space, of a space with
// an entrance that entrance's.
func (p *playing) spotsAt(id string) []string {
	list := []string{id}
	if space, ok := p.spaceOf(id); ok {
		list = append(list, placeID("space/", space))
		for _, side := range clinic.Sides {
			list = append(list, placeID("slot/", space)+"/"+side.String())
		}
	}
	return list
}

// dropOffer goes on with what is held at a spot: the command is played once nothing is left to be said.
func (p *playing) dropOffer(t *Table, c *scenes.Context, id string, dragged bool) {
	held := p.held
	target, whole, there := p.offerTarget(id)
	p.letGo()
	switch {
	case !there:
	case !target.Legal():
		p.refuse(c, target.Verdict.Refusal)
		if !dragged {
			p.keepHolding(t, held)
		}
	case whole:
		p.apply(c, target.Command)
	default:
		for _, spot := range p.spotsAt(id) {
			if picked := append(slices.Clone(held.picked), spot); len(following(held.offers, picked)) > 0 {
				held.picked = goOn(held.offers, picked)
				break
			}
		}
		p.keepHolding(t, held)
	}
}

// keepHolding puts something back into the hand that was put down.
func (p *playing) keepHolding(t *Table, held holding) {
	p.held, p.stale = held, true
	p.hand.Fill()
	if p.focus != "" {
		p.focusFirst(t)
	}
}

// sayMore lets the player choose what a move says besides where it goes, where there is a choice; it tells whether there
// is one (C81).
func (p *playing) sayMore(t *Table, move game.Command) bool {
	commands := p.session.Besides(move)
	if len(commands) < 2 {
		return false
	}
	h := holding{kind: anOffer, spot: personSpot + move.Person, picked: []string{offerSpot + string(move.Type)}}
	for _, command := range commands {
		h.offers = append(h.offers, offer{
			Target: session.Target{Command: command, Verdict: p.session.Check(command)},
			path:   []string{h.picked[0], placeID("space/", command.Second)}, parts: []game.Part{game.PartSecond},
		})
	}
	p.letGo()
	p.keepHolding(t, h)
	return true
}

// lookOfOffer shows where what is held may go next, and what it costs there.
func (p *playing) lookOfOffer(t *Table, l *Look, over string) {
	held := &p.held
	l.Chosen = held.picked[0]
	l.Held.Art = offerArt(held.picked[0], p.session.Context())
	for _, spot := range held.picked[1:] {
		if space, ok := p.spaceOf(spot); ok && hasPrefix(spot, "space/") {
			l.Space[space.Index()].Mark = sprites.GlowAccent
		}
	}
	p.showOffers(l, following(held.offers, held.picked), len(held.picked))
	target, whole, there := p.offerTarget(over)
	switch {
	case !there || over == held.spot:
		l.Bubble, l.Tone = offerHint(held.picked, following(held.offers, held.picked)), ui.Allowed
	case !target.Legal():
		l.Bubble, l.Tone = p.session.Sentence(target.Verdict.Refusal), ui.Refused
	case whole:
		p.foretell(l, &target)
	}
	if there && target.Legal() {
		if space, ok := p.spaceOf(over); ok {
			l.Space[space.Index()].Mark = sprites.LitAccent
		}
	}
}

// lookOfOffers shows what can be pointed at with an empty hand in an extension's decision.
func (p *playing) lookOfOffers(t *Table, l *Look, over string) {
	p.showOffers(l, p.pointable(t), 1)
	if whole := offered(t.offers, t.pointedAt(over)); whole != nil {
		p.foretell(l, &whole.Target)
		if c := p.session.Context(); whole.Command.Type == extensions.Smoke { // the way there, which is the way back
			l.WayOf = whole.Command.Person
			l.Way, _ = extensions.SmokeWay(c, c.Clinic().Person(l.WayOf))
		}
	}
}

// pointable are the offers that can be begun without their card.
func (p *playing) pointable(t *Table) []offer {
	var list []offer
	for i := range t.offers {
		if o := &t.offers[i]; len(o.path) > 1 && t.pointedAt(o.path[1]) != nil {
			list = append(list, *o)
		}
	}
	return list
}

// showOffers marks the spots that come next.
func (p *playing) showOffers(l *Look, offers []offer, at int) {
	for i := range offers {
		o := &offers[i]
		if at >= len(o.path) {
			continue
		}
		id, cost := o.path[at], o.Verdict.Cost
		if slices.Contains(l.Targets, id) {
			continue
		}
		l.Targets = append(l.Targets, id)
		space, ok := p.spaceOf(id)
		last := at == len(o.path)-1
		switch {
		case !ok:
		case hasPrefix(id, "slot/"):
			side, _ := clinic.SideNamed(id[strings.LastIndexByte(id, '/')+1:])
			l.Slots = append(l.Slots, SlotLook{Space: space, Side: side, Price: cost.Money, Free: cost.Money == 0 || !last})
		case hasPrefix(id, "space/"):
			look := &l.Space[space.Index()]
			look.Legal = true
			if look.Mark == sprites.NoMark {
				look.Mark = sprites.GlowGood
			}
			if last && cost.Money > 0 {
				look.HasPrice, look.Price = true, cost.Money
			}
			if last && cost.Time > 0 {
				look.Reached, look.Time = true, cost.Time
			}
		}
	}
}

// foretell shows what a command takes.
func (p *playing) foretell(l *Look, target *session.Target) {
	owner := p.session.Context().Owner()
	cost := target.Verdict.Cost
	if cost.Time > 0 {
		l.Total = Total{Show: true, Time: cost.Time}
		l.TimeAfter = owner.Time + cost.Time
	}
	if cost.Money > 0 {
		l.MoneyAfter = owner.Money - cost.Money
	}
	if len(target.Verdict.Warnings) > 0 {
		l.Bubble, l.Tone = p.session.Sentence(target.Verdict.Warnings[0]), ui.Warned
	} else if text := p.infection(target.Command); text != "" {
		l.Bubble, l.Tone = text, ui.Warned
	}
}

// offerHint says what is to be pointed at next.
func offerHint(picked []string, list []offer) string {
	if len(list) == 0 || len(picked) > len(list[0].parts) {
		return ""
	}
	kind, _, _ := strings.Cut(strings.TrimPrefix(picked[0], offerSpot), "/")
	id := "offer_hint." + kind
	if len(list[0].parts) > 1 {
		id += "." + number(len(picked))
	}
	if !ui.Has(id) {
		return ""
	}
	return ui.T(id)
}
