package newgame

import (
	"clinic/game"
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

// told is what a rule between extensions says.
func told(x *dress.Interaction, numbers ui.Data) string { return ui.T("interaction."+x.Rule, numbers) }

// warning gives the rule by which an extension is better not played with what is chosen; false where there is none (X2).
func (s *Scene) warning(e *game.Extension) (x *dress.Interaction, warned bool) {
	for i := range dress.Interactions {
		x := &dress.Interactions[i]
		for _, id := range s.choice.extensions {
			if x.Warns && id != e.ID && x.Applies([]string{id, e.ID}, s.choice.players) {
				return x, true
			}
		}
	}
	return nil, false
}

// advice says with which of the known extensions one is better not played, and why; empty for most.
func (s *Scene) advice(e *game.Extension) string {
	for i := range dress.Interactions {
		x := &dress.Interactions[i]
		for _, other := range s.known {
			if x.Warns && other.ID != e.ID && x.Applies([]string{other.ID, e.ID}, s.choice.players) {
				why := ui.T("not_advised." + min(e.ID, other.ID) + "." + max(e.ID, other.ID))
				return ui.T("newgame.not_advised", ui.Data{"Names": words.Extension(other.ID), "Why": why})
			}
		}
	}
	return ""
}

// layoutTogether places the rules for what is chosen together.
func (s *Scene) layoutTogether(list *ui.Rect) {
	numbers, first := words.AllNumbers(s.known, s.numbers), true
	for i := range dress.Interactions {
		x := &dress.Interactions[i]
		if !x.Applies(s.choice.extensions, s.choice.players) {
			continue
		}
		if first {
			s.heading(list, ui.T("newgame.together"))
			first = false
		}
		ruling(&s.page, s.scroll, list, "newgame.interaction."+x.Rule, x.Rule, told(x, numbers), nil)
	}
}

// ruling places a rule with its id behind it, and a small picture beside it, which may be nil.
func ruling(page *ui.Page, scroll *ui.Scroll, list *ui.Rect, id, rule, text string, board *dollhouse.Board) {
	const number, pad, wide, high = 46, 8, 224, 132
	width := list.W - number - 3*pad
	least := 28.0
	if board != nil {
		width, least = width-wide-2*pad, high
	}
	height := max(least, ui.ParagraphHeight(ui.Text, text, width))
	row := &ui.Area{Base: ui.Base{ID: id, Rect: list.CutTop(height+2*pad, 4), Inside: scroll, Disabled: true}}
	row.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		c.Round(r, 10, paint.Card)
		x := r.X + pad
		if board != nil {
			picture := ui.Rect{X: x, Y: r.Y + pad, W: wide, H: high}
			c.Round(picture, 10, paint.Ground)
			board.Draw(c, picture.Inset(4))
			x += wide + 2*pad
		}
		c.Paragraph(ui.Text, text, x, r.Y+pad+2, width, ui.Left, paint.Ink)
		c.TextIn(ui.Text, rule, ui.Rect{X: r.Right() - number - pad, Y: r.Y + pad, W: number, H: 22}, ui.Right, paint.SecondInk)
	}
	page.Add(row)
}
