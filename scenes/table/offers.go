package table

import (
	"slices"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/session"
)

// offer is a command of an extension that could be played now, with the spots that lead to it: a card of the tray, then
// people and places of the clinic, one after another.
type offer struct {
	session.Target
	path  []string
	parts []game.Part // of the command that path[1:] stand for

	services bool // pre-admissions of a service can be meant
}

const (
	offerSpot        = "offer/"
	preadmissionSpot = "preadmission/"
)

// offersOf lists what extensions let the viewer do now besides the base game's commands, as the rules list it.
func offersOf(s *Situation) []offer {
	if s.State == nil || len(s.State.Config.Extensions)+len(s.State.Config.Variants) == 0 {
		return nil
	}
	var offers []offer
	for _, command := range s.Rules.Legal(s.State, s.Viewer) {
		if fields := s.Rules.CommandFields(command.Type); fields != nil && !numbersPlayers(fields) {
			o := offerOf(command, fields, &s.State.Players[s.Viewer].Clinic)
			o.Verdict = s.Rules.Check(s.State, s.Viewer, &command)
			offers = append(offers, o)
		}
	}
	return offers
}

// numbersPlayers tells whether a command gives a number for each player, which is not pointed at.
func numbersPlayers(fields []game.CommandField) bool {
	return slices.ContainsFunc(fields, func(f game.CommandField) bool { return f.Part == game.PartCounts })
}

// anyTime are the offers that a player has during every decision. They are small cards beside what the step is about,
// and are never meant where a place alone is pointed at.
var anyTime = map[game.CommandType]bool{extensions.BuyMasks: true}

// offerType is the type of the commands behind a card.
func offerType(card string) game.CommandType {
	name, _, _ := strings.Cut(strings.TrimPrefix(card, offerSpot), "/")
	return game.CommandType(name)
}

// isAnyTime tells it of an offer's card.
func isAnyTime(card string) bool { return anyTime[offerType(card)] }

// offerOf finds the spots that a command goes through. Words and numbers make its card, people and places follow.
func offerOf(command game.Command, fields []game.CommandField, board *clinic.Clinic) offer {
	o := offer{Target: session.Target{Command: command}}
	card := offerSpot + string(command.Type)
	for _, field := range fields {
		spot := ""
		switch field.Part {
		case game.PartPerson:
			if command.Person != "" {
				spot = personSpot + command.Person
			}
		case game.PartTo:
			spot = spotOfPlace(command.To, command.From.Service)
		case game.PartComponent:
			spot = spotOfComponent(command.Component)
		case game.PartSecond:
			spot = placeID("space/", command.Second)
		case game.PartKind:
			card += "/" + string(command.Kind)
		case game.PartSlot:
			card += "/" + number(command.Slot)
		case game.PartService:
			o.services = true
			if command.From.Service != clinic.NoService {
				spot = preadmissionSpot + command.From.Service.String()
			}
		case game.PartPoints:
			card += "/" + number(command.Points)
		case game.PartChoice, game.PartFlag:
			switch {
			case command.Choice == "":
			case board.Person(command.Choice) != nil:
				spot = personSpot + command.Choice
			default:
				card += "/" + command.Choice
			}
		}
		if spot != "" {
			o.path, o.parts = append(o.path, spot), append(o.parts, field.Part)
		}
	}
	o.path = append([]string{card}, o.path...)
	return o
}

func spotOfPlace(place clinic.Place, service clinic.Service) string {
	switch place.Area {
	case clinic.Inside:
		return placeID("space/", place.Space)
	case clinic.Slot:
		return placeID("slot/", place.Space) + "/" + place.Side.String()
	case clinic.PreAdmissions:
		return preadmissionSpot + service.String()
	}
	return clinicArea
}

func spotOfComponent(component clinic.Component) string {
	if component.Side != clinic.NoSide {
		return placeID("slot/", component.Space) + "/" + component.Side.String()
	}
	return placeID("space/", component.Space)
}

// beginsWith tells whether these spots lead to the offer.
func (o *offer) beginsWith(picked []string) bool {
	return len(o.path) >= len(picked) && slices.Equal(o.path[:len(picked)], picked)
}

// following are the offers that these spots lead to.
func following(offers []offer, picked []string) []offer {
	var list []offer
	for i := range offers {
		if offers[i].beginsWith(picked) {
			list = append(list, offers[i])
		}
	}
	return list
}

// offered is the offer that these spots make whole, nil where more is to be said.
func offered(offers []offer, picked []string) *offer {
	for i := range offers {
		if len(offers[i].path) == len(picked) && offers[i].beginsWith(picked) {
			return &offers[i]
		}
	}
	return nil
}

// goOn adds to the spots those that leave no choice, up to the last one, which is always the player's.
func goOn(offers []offer, picked []string) []string {
	for {
		next := ""
		for _, o := range following(offers, picked) {
			if len(o.path) <= len(picked)+1 || next != "" && next != o.path[len(picked)] {
				return picked
			}
			next = o.path[len(picked)]
		}
		if next == "" {
			return picked
		}
		picked = append(slices.Clone(picked), next)
	}
}

// offerCards are the cards of the tray with the offers behind each: of the decision, or those of any time.
func (t *Table) offerCards(ofAnyTime bool) (cards []string) {
	for i := range t.offers {
		if card := t.offers[i].path[0]; isAnyTime(card) == ofAnyTime && !slices.Contains(cards, card) {
			cards = append(cards, card)
		}
	}
	slices.SortStableFunc(cards, func(a, b string) int { return cardRank(a) - cardRank(b) })
	return cards
}

// cardRank puts colours and decks into their order; cards without stay before them.
func cardRank(card string) int {
	last := card[strings.LastIndexByte(card, '/')+1:]
	if level, ok := clinic.LevelNamed(last); ok {
		return int(level)
	}
	deck, _, _ := strings.Cut(last, "_")
	return slices.Index([]string{"easy", "medium", "hard"}, deck)
}

// ownDecision tells whether an extension asks the viewer something: then what it asks for can be pointed at without
// taking a card first.
func (t *Table) ownDecision() bool {
	d := t.situation.State.Decision(t.situation.Viewer)
	return d != nil && !baseDecisions[d.Kind] && !t.playsAnnexAction()
}

var baseDecisions = map[game.DecisionKind]bool{
	game.DecideClinic: true, game.DecideExtras: true, game.DecideBonus: true, game.DecideBonusPlace: true, game.DecideGoal: true,
	game.DecideAction: true, game.DecideBuild: true, game.DecideHire: true, game.DecideAdmit: true, game.DecideMove: true,
	game.DecideTreatments: true, game.DecidePopularity: true, game.DecideAnnex: true, game.DecideAnnexPopularity: true,
}

// pointedAt gives the spots that lead to offers from a spot that is taken or clicked with an empty hand: a card, or
// what stands behind one card only.
func (t *Table) pointedAt(id string) []string {
	if strings.HasPrefix(id, offerSpot) {
		if picked := []string{id}; len(following(t.offers, picked)) > 0 {
			return picked
		}
		return nil
	}
	if !t.ownDecision() || !t.own() {
		return nil
	}
	picked := t.begunWith(id)
	if person := t.board().Person(strings.TrimPrefix(id, personSpot)); picked == nil && person != nil && person.At.Area == clinic.Inside {
		picked = t.begunWith(placeID("space/", person.At.Space)) // whoever stands there hides the room
	}
	return picked
}

// begunWith gives the card and that spot, where they lead to offers and no other card does.
func (t *Table) begunWith(id string) []string {
	var picked []string
	for i := range t.offers {
		switch o := &t.offers[i]; {
		case len(o.path) < 2 || o.path[1] != id || isAnyTime(o.path[0]):
		case picked != nil && picked[0] != o.path[0]:
			return nil // more than one card could be meant
		default:
			picked = o.path[:2]
		}
	}
	return picked
}

// instead is the command with what a spot shows in place of one of its parts, to ask why it is not legal; false where that
// spot is nothing of the kind.
func (o *offer) instead(part int, id string, space clinic.Space, onSpace bool) (game.Command, bool) {
	command := o.Command
	kind, who, _ := strings.Cut(id, "/")
	switch o.parts[part] {
	case game.PartPerson, game.PartService:
		command.Person, command.From.Service = "", clinic.NoService
		switch {
		case hasPrefix(id, personSpot):
			command.Person = who
		case hasPrefix(id, preadmissionSpot) && o.services:
			command.From.Service, _ = clinic.ServiceNamed(who)
		default:
			return command, false
		}
		return command, true
	case game.PartChoice:
		command.Choice = who
	case game.PartSecond:
		command.Second = space
	case game.PartTo:
		command.To = clinic.In(space)
		if kind == "slot" {
			side, _ := clinic.SideNamed(id[strings.LastIndexByte(id, '/')+1:])
			command.To = clinic.Place{Area: clinic.Slot, Space: space, Side: side}
		}
	case game.PartComponent:
		command.Component.Space = space
	}
	return command, onSpace
}
