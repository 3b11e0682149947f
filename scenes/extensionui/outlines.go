package extensionui

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/paper"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Plan is a pattern of spaces that the owner of a clinic follows. It may fit in several places where equally much of
// it is filled; fit is the number of one of these places.
type Plan struct {
	Title, Rule  string
	Fits         int // in how many places it fits equally well
	Filled, Want int // spaces
	Gain, Loss   int // popularity for completing it, and for failing to
	Write        func(p *paper.Paper, in ui.Rect, fit int)
	Outlines     func(reader *ui.Reader, fit int) []Outline
}

// Outline is a space of a plan.
type Outline struct {
	Space  clinic.Space
	Filled bool
	Text   string // what is missing there, empty if nothing is
}

// Plans returns the plans that the player of c follows.
func Plans(reader *ui.Reader, c game.Context) (list []*Plan) {
	for _, stock := range Strip(reader, c) {
		if stock.Plan != nil {
			list = append(list, stock.Plan)
		}
	}
	return list
}

// Outlines returns the spaces of the plans of the player of c, at a fit.
func Outlines(reader *ui.Reader, c game.Context, fit int) (list []Outline) {
	for _, plan := range Plans(reader, c) {
		list = append(list, plan.Outlines(reader, fit)...)
	}
	return list
}

// OutlinesOf returns the spaces of the plan shown by a thing, and whether it shows one: an offered card, or a stock
// in the strip above the clinic.
func OutlinesOf(reader *ui.Reader, c game.Context, what thing.Thing, fit int) (list []Outline, plan bool) {
	switch what.Kind {
	case thing.Offer:
		if of := OfferOf(game.CommandType(what.Name)).Outlines; of != nil {
			return of(reader, c, what), true
		}
	case thing.Pool:
		for _, stock := range Strip(reader, c) {
			if stock.Name == what.Name && stock.Plan != nil {
				return stock.Plan.Outlines(reader, fit), true
			}
		}
	}
	return nil, false
}

// FloorNote tells what an extension does to a floor of a clinic now.
type FloorNote struct {
	Stock                string // name of the stock in the strip that it belongs to
	Floor                int
	Sign                 sprites.ID
	Title, Costs, Brings string
}

// FloorNotes returns the notes for the player of c, each extension's from the lowest floor up.
func FloorNotes(reader *ui.Reader, c game.Context) (list []FloorNote) {
	for d := range InPlay(c.Rules) {
		if d.Floors != nil {
			list = append(list, d.Floors(reader, c)...)
		}
	}
	return list
}
