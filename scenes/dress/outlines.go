package dress

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/table/paper"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Plan is a pattern of spaces that the owner of a clinic follows. It may lie in several places where as much of it is
// filled: a fit is the number of one of them.
type Plan struct {
	Title, Rule  string
	Fits         int // in how many places it fits alike
	Filled, Want int // spaces
	Gain, Loss   int // popularity for all of it, or else
	Write        func(p *paper.Paper, in ui.Rect, fit int)
	Outlines     func(fit int) []Outline
}

// Outline is a space of a plan that the owner of a clinic follows.
type Outline struct {
	Space  clinic.Space
	Filled bool
	Text   string // what is missing there, empty where nothing is
}

// Plans are those that whom c asks about follows.
func Plans(c game.Context) (list []*Plan) {
	for _, stock := range Strip(c) {
		if stock.Plan != nil {
			list = append(list, stock.Plan)
		}
	}
	return list
}

// Outlines are the spaces of the plans of whom c asks about, at that fit.
func Outlines(c game.Context, fit int) (list []Outline) {
	for _, plan := range Plans(c) {
		list = append(list, plan.Outlines(fit)...)
	}
	return list
}

// OutlinesOf are the spaces of the plan that lies behind a thing: a card that is offered, or a stock of the strip above
// the clinic; and whether there is one.
func OutlinesOf(c game.Context, what thing.Thing, fit int) (list []Outline, plan bool) {
	switch what.Kind {
	case thing.Offer:
		if of := OfferOf(game.CommandType(what.Name)).Outlines; of != nil {
			return of(c, what), true
		}
	case thing.Pool:
		for _, stock := range Strip(c) {
			if stock.Name == what.Name && stock.Plan != nil {
				return stock.Plan.Outlines(fit), true
			}
		}
	}
	return nil, false
}

// FloorNote is what an extension makes of a floor of a clinic just now.
type FloorNote struct {
	Stock                string // of the strip, which it belongs to
	Floor                int
	Sign                 sprites.ID
	Title, Costs, Brings string
}

// FloorNotes are those of whom c asks about, the lowest floor first.
func FloorNotes(c game.Context) (list []FloorNote) {
	for d := range InPlay(c.Rules) {
		if d.Floors != nil {
			list = append(list, d.Floors(c)...)
		}
	}
	return list
}
