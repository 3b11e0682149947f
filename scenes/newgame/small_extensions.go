package newgame

import (
	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/book"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

const (
	smallPicture = 64.0
	boxSide      = 26.0
)

// smallText returns the width of the words on a card.
func smallText(width float64) float64 { return width - 3*smallPad - smallPicture - finger }

func (s *Scene) smallCardHeight(e *game.Extension, width float64) float64 {
	text := smallText(width)
	height := ui.ParagraphHeight(ui.Heading, words.Extension(e.ID), text) + ui.ParagraphHeight(ui.Text, words.ExtensionLine(e.ID), text)
	if sentence := s.exclusion(e); sentence != "" {
		height += 4 + ui.ParagraphHeight(ui.Text, sentence, text)
	}
	high := max(height, smallPicture, boxSide+finger) + 2*smallPad
	if s.offers(e) && height+smallGap+finger > high-2*smallPad-smallGap {
		high = 2*smallPad + max(height, smallPicture) + smallGap + finger
	}
	return high
}

// layoutSmallExtension places a card that adds or removes its extension wherever it is tapped, except on the question
// mark, which opens its rules.
func (s *Scene) layoutSmallExtension(c *scenes.Context, e *game.Extension, r ui.Rect) {
	chosen, blocked := s.chosen(e.ID), len(s.against(e)) > 0
	spot := &ui.Area{Base: ui.Base{ID: "newgame.extension." + e.ID, Rect: r, Inside: s.scroll, Disabled: blocked}, Do: func() { s.choose(c, e) }}
	spot.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) { s.paintSmallExtension(c, r, state, e, chosen, blocked) }
	at := ui.Rect{X: r.Right() - finger - 4, Y: r.Bottom() - finger - 4, W: finger, H: finger}
	read := &ui.Area{Base: ui.Base{ID: "newgame.rules." + e.ID, Rect: at, Inside: s.scroll, Tip: ui.T("newgame.read")}, Do: func() { c.Push(s.rulesOf(e)) }}
	read.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
		const radius = 13
		x, y := r.Center()
		circle := ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}
		if state.Hover || state.Pressed {
			c.Round(circle, radius, theme.Well)
		}
		c.CircleLine(x, y, radius, 1.5, theme.Dashes)
		c.TextIn(ui.TextBold, "?", circle, ui.Center, theme.SecondInk)
		if state.Focus {
			c.FocusRing(circle, radius)
		}
	}
	s.page.Add(spot, read)
	if s.offers(e) {
		show := s.showButton(c, e)
		show.Inside = s.scroll
		show.Rect = ui.Rect{X: r.X + smallPad, Y: r.Bottom() - smallPad - finger, W: min(show.Width(), at.X-r.X-2*smallPad), H: finger}
		s.page.Add(show)
	}
}

func (s *Scene) paintSmallExtension(c *ui.Canvas, r ui.Rect, state ui.State, e *game.Extension, chosen, blocked bool) {
	fade, ink := 0.0, theme.Ink
	switch {
	case blocked:
		fade, ink = 0.6, theme.SecondInk
		c.Dashed(r, 14, 1.5, 4, theme.Dashes)
	case chosen:
		c.Shadow(r, 14, 0.6)
		c.Round(r, 14, theme.AccentSoft)
		c.RoundLine(r, 14, 2, theme.Accent)
	default:
		c.Panel(r, 14)
	}
	in := r.Inset(smallPad)
	book.Picture(c, e.ID, ui.Rect{X: in.X, Y: in.Y, W: smallPicture, H: smallPicture}, fade)
	x, y, width := in.X+smallPicture+smallPad, in.Y, smallText(r.W)
	y += c.Paragraph(ui.Heading, words.Extension(e.ID), x, y, width, ui.Left, ink)
	y += c.Paragraph(ui.Text, words.ExtensionLine(e.ID), x, y, width, ui.Left, theme.SecondInk)
	if sentence := s.exclusion(e); sentence != "" {
		c.Paragraph(ui.Text, sentence, x, y+4, width, ui.Left, theme.Warning)
	}
	box := ui.Rect{X: r.Right() - 4 - finger/2 - boxSide/2, Y: in.Y, W: boxSide, H: boxSide}
	switch {
	case chosen:
		c.Round(box, 7, theme.Accent)
		ui.IconCheck(c, box.Inset(4), theme.Card)
	case blocked:
		c.Dashed(box, 7, 1.5, 4, theme.Dashes)
	default:
		c.RoundLine(box, 7, 2, theme.Dashes)
	}
	if state.Focus {
		c.FocusRing(r, 14)
	}
}
