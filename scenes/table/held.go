package table

import (
	"clinic/scenes/arrangement"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// How a held piece is drawn: at a hand, and in the drawer.

// drawHeldInDrawer draws the held piece in the drawer, and the result of placing it.
func (t *papers) drawHeldInDrawer(c *ui.Canvas) {
	head, l := t.drawer.Head, &t.Look
	if head.W == 0 || l.Held.Empty() || l.Taken.None() {
		return
	}
	if t.layout.Hand == arrangement.Column {
		t.drawHeldInColumn(c, head)
		return
	}
	const picture, button = 40.0, 52.0 // with what lies beside it
	buttons := button
	if !l.Tapped.None() {
		buttons += button
	}
	text := ui.Rect{X: head.X + picture + 8, W: head.W - picture - 8 - buttons}
	title := 0.0
	if l.Place != "" && !l.Named {
		title = ui.ParagraphHeight(c.Styles.TextBold, l.Place, text.W)
	}
	high := title + ui.ParagraphHeight(c.Styles.Text, l.Bubble, text.W)
	if over := high + 12 - head.H; over > 0 { // the sentence covers what lies above
		head.Y, head.H = head.Y-over, head.H+over
	}
	card := ui.Rect{X: head.X - 8, Y: head.Y - 4, W: head.W + 16 - buttons, H: head.H + 8}
	if card.Y < t.drawer.Head.Y-4 {
		c.Panel(card, 12)
	}
	text.Y, text.H = head.Y, head.H
	place := ui.Rect{X: head.X, Y: head.Y + (head.H-48)/2, W: picture, H: 48}
	c.Round(place, 10, theme.Well)
	t.drawHeldInto(c, place)
	ink := theme.Ink
	if l.Tone == ui.Refused {
		ink = theme.IllegalInk
	}
	c.Landmark("held", text)
	y := text.Y + (text.H-high)/2
	if title > 0 {
		c.Paragraph(c.Styles.TextBold, l.Place, text.X, y, text.W, ui.Left, theme.Ink)
	}
	c.Paragraph(c.Styles.Text, l.Bubble, text.X, y+title, text.W, ui.Left, ink)
}

// drawHeldInColumn draws the same in the column: the picture and name of those who enter the clinic above, the
// result below, and the buttons at the bottom.
func (t *papers) drawHeldInColumn(c *ui.Canvas, head ui.Rect) {
	l := &t.Look
	const button, pad = 44.0, 8.0
	text := head
	if t.drawer.OnlyHead {
		top := text.CutTop(62, pad)
		place := top.CutLeft(52, 10)
		c.Round(place, 12, theme.Well)
		t.drawHeldInto(c, place)
		high := ui.ParagraphHeight(c.Styles.TextBold, l.Place, top.W)
		c.Paragraph(c.Styles.TextBold, l.Place, top.X, top.Y+(top.H-high)/2, top.W, ui.Left, theme.Ink)
		text.CutBottom(button, pad)
	}
	if l.Bubble == "" {
		return
	}
	ground, ink := theme.LegalSoft, theme.Ink
	switch l.Tone {
	case ui.Refused:
		ground, ink = theme.IllegalLow, theme.IllegalInk
	case ui.Warned:
		ground = theme.Mix(theme.Warning, theme.Card, 0.86)
	case ui.Plainly:
		ground = theme.Well
	}
	high := ui.ParagraphHeight(c.Styles.TextStrong, l.Bubble, text.W-2*pad) + pad
	card := ui.Rect{X: text.X, Y: text.Y, W: text.W, H: max(high, 40)}
	if !t.drawer.OnlyHead {
		card = t.drawer.ToldIn(head)
		high = ui.ParagraphHeight(c.Styles.TextStrong, l.Bubble, card.W-2*pad) + pad
		if card.Y < head.Y { // it covers the tabs
			c.Panel(card.Inset(-4), 14)
		}
	}
	c.Round(card, 12, ground)
	c.Landmark("held", card)
	c.Paragraph(c.Styles.TextStrong, l.Bubble, card.X+pad, card.Y+(card.H-high+pad)/2, card.W-2*pad, ui.Left, ink)
}

// drawHeldInto draws the held piece into an area.
func (t *papers) drawHeldInto(c *ui.Canvas, place ui.Rect) {
	art := t.Look.Held.Picture()
	if art == sprites.None {
		return
	}
	w, h := art.Size()
	x, y := place.Center()
	t.artCentred(c, art, x, y, min(1.2, (place.W-6)/w, (place.H-6)/h))
}

func (t *clinics) drawHeld(c *ui.Canvas, x, y float64) {
	if !t.Look.Tried() && !t.Look.Annex.Tried() || t.Look.Held.Piece != sprites.NoPiece {
		t.drawCarried(c, &t.Look.Held, x, y) // else it already lies where it would stand
	}
}

// drawCarried draws what a hand at x, y holds.
func (t *clinics) drawCarried(c *ui.Canvas, h *view.Held, x, y float64) {
	switch {
	case h.Piece != sprites.NoPiece:
		const size = 0.95
		t.art(c, pictures.HandShadow, x-8, y+34, sprites.Options{})
		if h.Rides != sprites.NoPiece {
			sprites.Seated(h.Piece, h.Rides, x-18, y+20, size, func(id sprites.ID, x, y, size float64) { t.art(c, id, x, y, sprites.Options{Scale: size}) })
			return
		}
		t.art(c, h.Piece.Picture(), x-18, y+20, sprites.Options{Scale: size})
	case h.Art != sprites.None:
		t.artCentred(c, h.Art, x-10, y-8, 0.9)
	case h.Fixture != sprites.None:
		t.artCentred(c, h.Fixture, x, y-14, t.size())
	case h.Kind != sprites.NoKind:
		const size = 0.5
		t.art(c, h.Kind.Picture(h.Service), x, y-12-sprites.HalfTileHeight*size, sprites.Options{Scale: size, Fade: 0.1})
	}
}
