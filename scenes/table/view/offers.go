package view

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/extensionui"
	"clinic/scenes/session"
	"clinic/scenes/thing"
)

// Offer is a command of an extension that could be played now, with the spots that lead to it: a card of the tray,
// then people and places of the clinic, one after another.
type Offer struct {
	session.Target
	Path  []thing.Thing
	Parts []game.Part // the parts of the command that Path[1:] stand for

	services bool // it can be about the pre-admissions of a service
	people   bool // it can be about a person
}

// findOffers lists what extensions let the viewer do now besides the base game's commands, in the order of the rules.
func (t *Shown) findOffers() []Offer {
	s := &t.Situation
	if s.State == nil || len(s.State.Config.Extensions)+len(s.State.Config.Variants) == 0 {
		return nil
	}
	var offers []Offer
	for _, command := range t.Legal() {
		if fields := s.Rules.CommandFields(command.Type); fields != nil && !numbersPlayers(fields) {
			o := OfferOf(command, fields, &s.State.Players[s.Viewer].Clinic)
			o.Verdict = t.Check(command)
			offers = append(offers, o)
		}
	}
	return offers
}

// numbersPlayers reports whether a command has a number for each player, which can't be pointed at.
func numbersPlayers(fields []game.CommandField) bool {
	return slices.ContainsFunc(fields, func(f game.CommandField) bool { return f.Part == game.PartCounts })
}

// OfferType returns the type of the commands behind a card.
func OfferType(card thing.Thing) game.CommandType { return game.CommandType(card.Name) }

// IsAnyTime reports whether a card's offer is open during every decision. Such offers are small cards beside what
// the step is about, and pointing at a place alone never means them.
func IsAnyTime(card thing.Thing) bool {
	return card.Kind == thing.Offer && extensionui.OfferOf(OfferType(card)).AnyTime
}

// OfferOf finds the spots that a command goes through. Words and numbers make its card; people and places follow.
func OfferOf(command game.Command, fields []game.CommandField, board *clinic.Clinic) Offer {
	o := Offer{Target: session.Target{Command: command}}
	card := thing.ToOffer(command.Type)
	for _, field := range fields {
		var spot thing.Thing
		switch field.Part {
		case game.PartPerson:
			o.people = true
			if command.Person != "" {
				spot = thing.Somebody(command.Person)
			}
		case game.PartTo:
			spot = thing.InPlace(command.To, command.From.Service)
		case game.PartComponent:
			spot = spotOfComponent(command.Component)
		case game.PartSecond:
			spot = thing.InSpace(command.Second)
		case game.PartKind:
			card.As = string(command.Kind)
		case game.PartSlot:
			card.Number = command.Slot
		case game.PartService:
			o.services = true
			if command.From.Service != clinic.NoService {
				spot = thing.WaitingFor(command.From.Service)
			}
		case game.PartPoints:
			card.Number = command.Points
		case game.PartChoice, game.PartFlag:
			switch {
			case command.Choice == "":
			case board.Person(command.Choice) != nil:
				spot = thing.Somebody(command.Choice)
			default:
				card.Choice = command.Choice
			}
		}
		if !spot.None() {
			o.Path, o.Parts = append(o.Path, spot), append(o.Parts, field.Part)
		}
	}
	o.Path = append([]thing.Thing{card}, o.Path...)
	return o
}

func spotOfComponent(component clinic.Component) thing.Thing {
	if component.Side != clinic.NoSide {
		return thing.InSlot(component.Space, component.Side)
	}
	return thing.InSpace(component.Space)
}

// OfServices reports whether the offer is about services and not about people, so that a patient stands for the
// service.
func (o *Offer) OfServices() bool { return o.services && !o.people }

// beginsWith reports whether these spots lead to the offer.
func (o *Offer) beginsWith(picked []thing.Thing) bool {
	return len(o.Path) >= len(picked) && slices.Equal(o.Path[:len(picked)], picked)
}

// Following returns the offers that these spots lead to.
func Following(offers []Offer, picked []thing.Thing) []Offer {
	var list []Offer
	for i := range offers {
		if offers[i].beginsWith(picked) {
			list = append(list, offers[i])
		}
	}
	return list
}

// Offered returns the offer that these spots complete, nil if more is needed.
func Offered(offers []Offer, picked []thing.Thing) *Offer {
	for i := range offers {
		if len(offers[i].Path) == len(picked) && offers[i].beginsWith(picked) {
			return &offers[i]
		}
	}
	return nil
}

// GoOn adds to the spots those that leave no choice, except the last one, which is always the player's.
func GoOn(offers []Offer, picked []thing.Thing) []thing.Thing {
	for {
		var next thing.Thing
		for _, o := range Following(offers, picked) {
			if len(o.Path) <= len(picked)+1 || !next.None() && next != o.Path[len(picked)] {
				return picked
			}
			next = o.Path[len(picked)]
		}
		if next.None() {
			return picked
		}
		picked = append(slices.Clone(picked), next)
	}
}

// OfferCards returns the cards of the tray: those of the decision, or those of any time.
func (t *Shown) OfferCards(ofAnyTime bool) (cards []thing.Thing) {
	for i := range t.Offers {
		if card := t.Offers[i].Path[0]; IsAnyTime(card) == ofAnyTime && !slices.Contains(cards, card) {
			cards = append(cards, card)
		}
	}
	slices.SortStableFunc(cards, func(a, b thing.Thing) int { return cardRank(a) - cardRank(b) })
	return cards
}

// cardRank puts colors in order, and others as the extension's UI says; cards without either come first.
func cardRank(card thing.Thing) int {
	if level, ok := clinic.LevelNamed(card.Choice); ok {
		return int(level)
	}
	if rank := extensionui.OfferOf(OfferType(card)).Rank; rank != nil {
		return rank(card)
	}
	return -1
}

// OwnDecision reports whether an extension asks the viewer something: then what it asks for can be pointed at
// without taking a card first.
func (t *Shown) OwnDecision() bool {
	d := t.Situation.State.Decision(t.Situation.Viewer)
	return d != nil && !BaseDecisions[d.Kind] && !t.PlaysAnnexAction()
}

// BaseDecisions are those of the base game: the tray shows what they ask without an extension's help.
var BaseDecisions = map[game.DecisionKind]bool{
	game.DecideClinic: true, game.DecideExtras: true, game.DecideBonus: true, game.DecideBonusPlace: true, game.DecideGoal: true,
	game.DecideAction: true, game.DecideBuild: true, game.DecideHire: true, game.DecideAdmit: true, game.DecideMove: true,
	game.DecideTreatments: true, game.DecidePopularity: true, game.DecideAnnex: true, game.DecideAnnexPopularity: true,
}

// PointedAt returns the spots that lead to offers from a spot that is taken or clicked with an empty hand: a card,
// or the first spot of one card. Of several cards that begin there it is the one with the fewest spots left.
func (t *Shown) PointedAt(what thing.Thing) []thing.Thing {
	if what.Kind == thing.Offer {
		if picked := []thing.Thing{what}; len(Following(t.Offers, picked)) > 0 {
			return picked
		}
		return nil
	}
	if cards, spot := t.begunWith(what); len(cards) == 1 {
		return []thing.Thing{cards[0], spot}
	}
	return nil
}

// CardsAt returns the cards among which the player has to choose before a spot is clear; nil if it means one card,
// or none.
func (t *Shown) CardsAt(what thing.Thing) []thing.Thing {
	if cards, _ := t.begunWith(what); len(cards) > 1 {
		return cards
	}
	return nil
}

// begunWith returns the cards of an extension's decision that begin with a spot, those with the fewest spots left,
// and the spot they begin with.
func (t *Shown) begunWith(what thing.Thing) (cards []thing.Thing, spot thing.Thing) {
	if what.Kind == thing.Offer || !t.OwnDecision() || !t.Own() {
		return nil, what
	}
	cards = t.cardsWith(what)
	if person := t.Board().Person(what.Person); cards == nil && what.Kind == thing.Person && person != nil && person.At.Area == clinic.Inside {
		what = thing.InSpace(person.At.Space) // the person who stands there hides the room
		cards = t.cardsWith(what)
	}
	return cards, what
}

func (t *Shown) cardsWith(spot thing.Thing) (cards []thing.Thing) {
	least := 0
	for i := range t.Offers {
		o := &t.Offers[i]
		switch card, length := o.Path[0], len(o.Path); {
		case length < 2 || o.Path[1] != spot || IsAnyTime(card):
		case cards == nil || length < least:
			cards, least = []thing.Thing{card}, length
		case length == least && !slices.Contains(cards, card):
			cards = append(cards, card)
		}
	}
	return cards
}

// Instead returns the command with what a spot shows in place of one of its parts, to ask why it is not legal;
// false if that spot is of another kind.
func (o *Offer) Instead(part int, what thing.Thing, space clinic.Space, onSpace bool) (game.Command, bool) {
	command := o.Command
	switch o.Parts[part] {
	case game.PartPerson, game.PartService:
		command.Person, command.From.Service = "", clinic.NoService
		switch {
		case what.Kind == thing.Person:
			command.Person = what.Person
		case what.Kind == thing.Preadmission && o.services:
			command.From.Service = what.Service
		default:
			return command, false
		}
		return command, true
	case game.PartChoice:
		command.Choice = what.Person
	case game.PartSecond:
		command.Second = space
	case game.PartTo:
		command.To = clinic.In(space)
		if what.Kind == thing.Slot {
			command.To = clinic.Place{Area: clinic.Slot, Space: space, Side: what.Side}
		}
	case game.PartComponent:
		command.Component.Space = space
	}
	return command, onSpace
}
