package dress

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/table/thing"
)

// Outline is a space of a plan that the owner of a clinic follows.
type Outline struct {
	Space  clinic.Space
	Filled bool
	Text   string // what is missing there, empty where nothing is
}

// Outlines are the spaces of the plans of whom c asks about.
func Outlines(c game.Context) (list []Outline) {
	for d := range InPlay(c.Rules) {
		if d.Outlines != nil {
			list = append(list, d.Outlines(c)...)
		}
	}
	return list
}

// OutlinesOf are the spaces of the plan that lies behind a thing: a card that is offered, or a stock of the strip above the clinic; and whether
// there is one.
func OutlinesOf(c game.Context, what thing.Thing) (list []Outline, plan bool) {
	switch what.Kind {
	case thing.Offer:
		if of := OfferOf(game.CommandType(what.Name)).Outlines; of != nil {
			return of(c, what), true
		}
	case thing.Pool:
		for _, stock := range Strip(c) {
			if stock.Name == what.Name && stock.Plan {
				return Outlines(c), true
			}
		}
	}
	return nil, false
}
