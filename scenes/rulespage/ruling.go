package rulespage

import (
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// Told is what a rule between extensions says.
func Told(x *dress.Interaction, numbers ui.Data) string { return ui.T("interaction."+x.Rule, numbers) }

// Ruling places a rule with its id behind it, and a small picture beside it, which may be nil.
func Ruling(page *ui.Page, scroll *ui.Scroll, list *ui.Rect, id, rule, text string, board *dollhouse.Board) {
	const number, pad, wide, high = 46, 8, 224, 132
	width := list.W - number - 3*pad
	least, above := 28.0, 0.0
	switch {
	case board == nil:
	case list.W < 2*wide+number: // no room beside the picture
		above = high + pad
	default:
		width, least = width-wide-2*pad, high
	}
	height := above + max(least, ui.ParagraphHeight(ui.Text, text, width))
	row := &ui.Area{Base: ui.Base{ID: id, Rect: list.CutTop(height+2*pad, 4), Inside: scroll, Disabled: true}}
	row.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		c.Round(r, 10, paint.Card)
		x := r.X + pad
		if board != nil {
			picture := ui.Rect{X: x, Y: r.Y + pad, W: wide, H: high}
			c.Round(picture, 10, paint.Ground)
			board.Draw(c, picture.Inset(4))
			if above == 0 {
				x += wide + 2*pad
			}
		}
		r.Y += above
		c.Paragraph(ui.Text, text, x, r.Y+pad+2, width, ui.Left, paint.Ink)
		c.TextIn(ui.Text, rule, ui.Rect{X: r.Right() - number - pad, Y: r.Y + pad, W: number, H: 22}, ui.Right, paint.SecondInk)
	}
	page.Add(row)
}

// Picture paints the picture of an extension on its ground, fade from 0 to 1.
func Picture(c *ui.Canvas, id string, r ui.Rect, fade float64) {
	c.Round(r, 12, paint.Ground)
	switch d := dress.Of(id); {
	case d == nil:
	case d.Plan != nil:
		dollhouse.Thumbnail(c, d.Plan, r.Inset(r.W*0.08), 2)
	default:
		pictures.UpTo(c, d.Picture, r.Inset(r.W*0.12), 2.4, fade)
	}
}
