package extensionui

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/paper"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// cardTaken returns the card that a player is filling, with the spaces filled so far (C111).
func cardTaken(reader *ui.Reader, c game.Context) []Stock {
	card := extensions.CardOf(c.Owner())
	if card == nil {
		return nil
	}
	board := c.Clinic()
	wanted, filled := card.FilledSpaces(board)
	gain, loss := card.Reward(c.Rules)
	met := 0
	if filled == wanted {
		met = 1
	}
	return []Stock{{
		Name: "card", Met: met, Wide: 122, Plan: &Plan{
			Title: reader.T("plan.title"), Rule: "C111", Fits: len(card.Fits(board)), Filled: filled.Count(), Want: wanted.Count(), Gain: gain, Loss: loss,
			Write:    func(p *paper.Paper, in ui.Rect, fit int) { writePattern(p, card, in, board, fit) },
			Outlines: func(reader *ui.Reader, fit int) []Outline { return planned(reader, c, card, fit) },
		},
		Data: ui.Data{"Count": filled.Count(), "Want": wanted.Count(), "Gain": gain, "Loss": loss},
	}}
}

// urbanCard returns the card with an id, or nil if there is none.
func urbanCard(id string) *extensions.UrbanCard {
	for i := range extensions.UrbanCards {
		if extensions.UrbanCards[i].ID == id {
			return &extensions.UrbanCards[i]
		}
	}
	return nil
}

// offeredPlan returns the card shown by an offer; for a deck, a card without a pattern.
func offeredPlan(offer thing.Thing) *extensions.UrbanCard {
	if offer.Name == string(extensions.RefillCards) {
		for _, card := range extensions.UrbanCards {
			if card.Deck == offer.Choice {
				card.Spaces = nil
				return &card
			}
		}
	}
	return urbanCard(offer.Choice)
}

// deckOf returns the deck of a card, or the deck that an offer names.
func deckOf(offer thing.Thing) string {
	if card := urbanCard(offer.Choice); card != nil {
		return card.Deck
	}
	return offer.Choice
}

func deckName(reader *ui.Reader, offer thing.Thing) string { return reader.T("deck." + deckOf(offer)) }

// deckRank returns a deck's place in the order of decks.
func deckRank(offer thing.Thing) int {
	return slices.Index([]string{"easy", "medium", "hard"}, deckOf(offer))
}

// rewardOf says what a card brings or costs in the end.
func rewardOf(reader *ui.Reader, c game.Context, offer thing.Thing) string {
	gain, loss := offeredPlan(offer).Reward(c.Rules)
	return reader.T("offer.reward", ui.Data{"Gain": gain, "Loss": loss})
}

func writeOffered(p *paper.Paper, offer thing.Thing, in ui.Rect) {
	writePattern(p, offeredPlan(offer), in, nil, 0)
}

// fitOf returns the spaces of a card in one of the places where most of it is filled, by the number of the place, and
// which of these are filled (C111).
func fitOf(card *extensions.UrbanCard, board *clinic.Clinic, fit int) (wanted, filled clinic.Spaces) {
	fits := card.Fits(board)
	wanted = fits[fit%len(fits)]
	return wanted, wanted & board.Modules()
}

// planned returns the spaces of a card in a clinic, in a place where most of it is filled (C111).
func planned(reader *ui.Reader, c game.Context, card *extensions.UrbanCard, fit int) (list []Outline) {
	if card == nil {
		return nil
	}
	board := c.Clinic()
	wanted, filled := fitOf(card, board, fit)
	for space := range wanted.All() {
		outline := Outline{Space: space, Filled: filled.Has(space)}
		switch {
		case outline.Filled:
		case space.Floor > 0 && board.Module(space.Below()) == nil:
			outline.Text = reader.T("plan.above")
		default:
			outline.Text = reader.T("plan.room")
		}
		list = append(list, outline)
	}
	return list
}

// writePattern writes the two floors of a card as small grids, the ground floor on the left. Their names are below
// them if there is room; otherwise only their numbers are beside them. Filled spaces are solid, the rest outlined.
// Without a board everything the card requires is solid.
func writePattern(p *paper.Paper, card *extensions.UrbanCard, in ui.Rect, board *clinic.Clinic, fit int) {
	const side, apart, caption, number = 3, 10.0, 20.0, 14.0
	below := in.H > 44+caption
	high, wide := in.H, in.W/2
	if below {
		high -= caption
	} else {
		wide -= number
	}
	cell := min((wide-apart/2)/side, high/side)
	var filled []bool
	if board != nil {
		filled = filledOf(card, board, fit)
	}
	for floor := range int8(2) {
		half := ui.Rect{X: in.X + float64(floor)*in.W/2, Y: in.Y, W: in.W / 2, H: in.H}
		x := half.X + (half.W-cell*side)/2
		if below {
			name := p.T("table.floor", ui.Data{"Number": int(floor)})
			if ui.Measure(p.Styles.Text, name) > half.W {
				name = paper.Number(int(floor))
			}
			p.TextIn(p.Styles.Text, name, half.CutBottom(caption, 0), ui.Center, theme.SecondInk)
		} else {
			x += number / 2
			p.Text(p.Styles.Text, paper.Number(int(floor)), x-number/2-1, in.Y+in.H/2, ui.Center, theme.SecondInk)
		}
		for y := range int8(side) {
			for column := range int8(side) {
				r := ui.Rect{X: x + float64(column)*cell, Y: in.Y + float64(y)*cell, W: cell - 2, H: cell - 2}
				at := slices.Index(card.Spaces, clinic.Space{Floor: floor, X: column, Y: y})
				switch {
				case at < 0:
					p.Border(r, 3, 1, theme.Dashes)
				case filled == nil || filled[at]:
					p.Round(r, 3, theme.Accent)
				default:
					p.Round(r, 3, theme.AccentSoft)
					p.Border(r, 3, 1.5, theme.Accent)
				}
			}
		}
	}
}

// filledOf reports for each space of a card whether a module fills it, in a place where most of the card is filled
// (C111).
func filledOf(card *extensions.UrbanCard, board *clinic.Clinic, fit int) []bool {
	wanted, filled := fitOf(card, board, fit)
	list := make([]bool, len(card.Spaces))
	low := clinic.Space{X: clinic.MaxColumns, Y: clinic.MaxRows}
	for _, space := range card.Spaces {
		low.X, low.Y = min(low.X, space.X), min(low.Y, space.Y)
	}
	corner := clinic.Space{X: clinic.MaxColumns, Y: clinic.MaxRows}
	for space := range wanted.All() {
		corner.X, corner.Y = min(corner.X, space.X), min(corner.Y, space.Y)
	}
	for i, space := range card.Spaces {
		space.X, space.Y = space.X-low.X+corner.X, space.Y-low.Y+corner.Y
		list[i] = filled.Has(space)
	}
	return list
}
