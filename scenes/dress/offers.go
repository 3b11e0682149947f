package dress

import (
	"maps"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/scenes/table/paper"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Offer is how a command that an extension offers looks on its card. All but the picture may be left out.
type Offer struct {
	Picture  sprites.ID
	Of       func(card thing.Thing) sprites.ID // instead of Picture, by what the card says
	Write    func(p *paper.Paper, card thing.Thing, in ui.Rect)
	Cost     func(c game.Context, card thing.Thing) string // what stands on the card instead of what it costs
	Says     func(card thing.Thing) string                 // what stands for {{.What}} in its name; else the person, or the word, of the card
	Rank     func(card thing.Thing) int                    // among the cards that are offered together
	Keeps    func(card thing.Thing) clinic.Level           // the level of a patient whom it lets in
	AnyTime  bool                                          // during every decision: a small card beside what the step is about
	Mark     string                                        // the kind of mark that is in the hand with the space that is taken
	Way      func(c game.Context, person *clinic.Person) []clinic.WayStep
	Outlines func(c game.Context, card thing.Thing) []Outline // of the plan on it, drawn on the clinic while it is pointed at
	Becomes  func(person *clinic.Person) string               // what becomes of whom it is pointed at
	Locked   func(c game.Context, d *game.Decision) Locked    // the cards that lie there all the same while none of them can be had
	Carries  map[game.Part]sprites.Piece                      // who is in the hand instead of Picture while that part is chosen
}

// Locked are cards that can't be had now, none where that is no question in the decision: what one costs, and why not.
type Locked struct {
	Cards []thing.Thing
	Price int // in dollars
	Why   rule.Reason
}

// LockedOffers are those of all extensions in play, for a decision of the player whom c asks about.
func LockedOffers(c game.Context, d *game.Decision) (list []Locked) {
	for dress := range InPlay(c.Rules) {
		for _, command := range slices.Sorted(maps.Keys(dress.Offers)) {
			if locked := dress.Offers[command].Locked; locked != nil {
				if l := locked(c, d); len(l.Cards) > 0 {
					list = append(list, l)
				}
			}
		}
	}
	return list
}

var offers map[game.CommandType]Offer

// OfferOf is how a command of an extension is offered, the zero Offer for others.
func OfferOf(command game.CommandType) Offer { return offers[command] }

// OfferPicture is the picture of what a card offers, None where it has none.
func OfferPicture(card thing.Thing) sprites.ID {
	offer := OfferOf(game.CommandType(card.Name))
	if offer.Of != nil {
		return offer.Of(card)
	}
	return offer.Picture
}
