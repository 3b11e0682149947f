package extensionui

import (
	"maps"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/scenes/paper"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Offer says how a command offered by an extension looks on its card. Everything but the picture is optional.
type Offer struct {
	Picture  sprites.ID
	Of       func(card thing.Thing) sprites.ID // instead of Picture, depending on the card
	Write    func(p *paper.Paper, card thing.Thing, in ui.Rect)
	Cost     func(reader *ui.Reader, c game.Context, card thing.Thing) string // shown instead of the cost
	Says     func(reader *ui.Reader, card thing.Thing) string                 // {{.What}} in its name; else the card's person or word
	Rank     func(card thing.Thing) int                                       // order among the cards offered together
	Keeps    func(card thing.Thing) clinic.Level                              // the level of the patient it lets in
	AnyTime  bool                                                             // a small card beside the step's, during every decision
	Mark     string                                                           // kind of mark held when its space is taken
	Way      func(c game.Context, person *clinic.Person) []clinic.WayStep
	Outlines func(reader *ui.Reader, c game.Context, card thing.Thing) []Outline // of its plan, drawn on the clinic while pointed at
	Becomes  func(reader *ui.Reader, person *clinic.Person) string               // what happens to the person pointed at
	Locked   func(c game.Context, d *game.Decision) Locked                       // cards shown while none can be had
	Carries  map[game.Part]sprites.Piece                                         // held instead of Picture while choosing that part
}

// Locked holds cards that can't be had now, with the price of one and the reason. It has no cards if the decision
// isn't about them.
type Locked struct {
	Cards []thing.Thing
	Price int // in dollars
	Why   rule.Reason
}

// LockedOffers returns the locked cards of all extensions in play, for a decision of the player of c.
func LockedOffers(c game.Context, d *game.Decision) (list []Locked) {
	for ui := range InPlay(c.Rules) {
		for _, command := range slices.Sorted(maps.Keys(ui.Offers)) {
			if locked := ui.Offers[command].Locked; locked != nil {
				if l := locked(c, d); len(l.Cards) > 0 {
					list = append(list, l)
				}
			}
		}
	}
	return list
}

var offers map[game.CommandType]Offer

// OfferOf returns how a command of an extension is offered, or the zero Offer for others.
func OfferOf(command game.CommandType) Offer { return offers[command] }

// OfferPicture returns the picture of what a card offers, or None if it has none.
func OfferPicture(card thing.Thing) sprites.ID {
	offer := OfferOf(game.CommandType(card.Name))
	if offer.Of != nil {
		return offer.Of(card)
	}
	return offer.Picture
}
