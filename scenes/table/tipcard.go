package table

import (
	"math"

	"clinic/input"
	"clinic/scenes/pictures"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// The tip of a thing as a card, beside it and never over it.

const (
	cardWide    = 310.0
	cardPad     = 14.0
	cardPicture = 96.0
	cardHigh    = 78.0 // of the picture
	cardLabel   = 72.0
	cardGap     = 12.0

	pictureless = 1100.0 // width of windows below which cards have no picture
)

// findCard finds the card of a tip.
func (t *tipping) findCard(what thing.Thing) {
	t.tipCard.TipCard = t.tips.Card(what)
	t.tipCard.of, t.tipCard.cited, t.tipCard.footAt = what, "", ui.Rect{}
	if t.tipCard.TipCard == nil {
		return
	}
	if why := t.WhyNot(what); why != "" {
		t.tipCard.More = append(t.tipCard.More, why)
	}
	t.tipCard.cited = t.CitedBy(what)
	t.tipCard.page = t.titleOf(t.tipCard.cited)
}

// foot returns where the book tells more, or "".
func (d *tipCard) foot(reader *ui.Reader) string {
	switch {
	case d.cited == "":
		return ""
	case d.page == "":
		return reader.Texts.Ruled(reader.T("tip.card.rules_plain"), d.cited)
	case words.HasPage(reader, d.cited):
		return reader.T("tip.card.rules", ui.Data{"Page": d.page})
	}
	return reader.Texts.Ruled(reader.T("tip.card.rules", ui.Data{"Page": d.page}), d.cited)
}

const tipGrace = 18 // ticks

// isReached reports whether the pointer moves from the tip's subject to the foot of its card, or is there: then
// the tip stays.
func (t *tipping) isReached(g *input.Gestures) bool {
	d := &t.tipCard
	if t.tip == "" || d.TipCard == nil || d.footAt.W == 0 || g.ByKeys || !g.Hovering || g.Held || g.Clicked {
		return false
	}
	away := math.Hypot(max(0, d.footAt.X-g.X, g.X-d.footAt.Right()), max(0, d.footAt.Y-g.Y, g.Y-d.footAt.Bottom()))
	switch {
	case away < d.away || away == 0:
		d.grace = tipGrace
	case away > d.away:
		d.grace = 0
	default:
		d.grace--
	}
	d.away = away
	return d.grace > 0
}

// layCard returns the height of the card, and paints it if c is not nil.
func (t *tipping) layCard(c *ui.Canvas, r ui.Rect) (high float64) {
	d := &t.tipCard
	in := ui.Rect{X: r.X + cardPad, Y: r.Y + cardPad, W: cardWide - 2*cardPad}
	head := in
	if d.pictured {
		place := head.CutLeft(cardPicture, 12)
		place.H = cardHigh
		if c != nil {
			c.Round(place, 12, theme.Well)
			t.drawCardPicture(c, place)
		}
	}
	y := head.Y
	write := func(style ui.Style, text string, x, wide float64, ink theme.Color) {
		if text == "" {
			return
		}
		if c != nil {
			c.Paragraph(style, text, x, y, wide, ui.Left, ink)
		}
		y += ui.ParagraphHeight(style, text, wide)
	}
	write(t.Styles.Heading, d.Name, head.X, head.W, theme.Ink)
	write(t.Styles.Text, d.Where, head.X, head.W, theme.SecondInk)
	if d.State != "" {
		ink := theme.LegalInk
		if d.Bad {
			ink = theme.Warning
		}
		write(t.Styles.TextStrong, d.State, head.X, head.W, ink)
	}
	if d.pictured {
		y = max(y, in.Y+cardHigh)
	}
	y += 8
	write(t.Styles.Text, d.Does, in.X, in.W, theme.Ink)
	y += 6
	label := cardLabel
	for _, row := range d.Rows {
		label = min(in.W*0.4, max(label, ui.Measure(t.Styles.Text, row.Label)+10))
	}
	for _, row := range d.Rows {
		text := in.W - label - 46
		h := max(34, ui.ParagraphHeight(t.Styles.TextStrong, row.Text, text)+12)
		if c != nil {
			line := ui.Rect{X: in.X, Y: y, W: in.W, H: h}
			c.Round(line, 10, theme.Well)
			c.Landmark("tip/"+row.Label, line)
			if row.Sign != sprites.None {
				pictures.In(c, row.Sign, ui.Rect{X: line.X + 6, Y: line.Y + h/2 - 12, W: 24, H: 24}, 0)
			}
			c.TextIn(t.Styles.Text, row.Label, ui.Rect{X: line.X + 36, Y: line.Y, W: label - 4, H: h}, ui.Left, theme.SecondInk)
			c.Paragraph(t.Styles.TextStrong, row.Text, line.X+36+label, y+(h-ui.ParagraphHeight(t.Styles.TextStrong, row.Text, text))/2, text, ui.Left, theme.Ink)
		}
		y += h + 6
	}
	for _, line := range d.More[:d.most] {
		write(t.Styles.Text, line, in.X, in.W, theme.SecondInk)
		y += 4
	}
	if foot := d.foot(t.Reader); foot != "" {
		y += 4
		if c != nil {
			c.Fill(ui.Rect{X: in.X, Y: y, W: in.W, H: 1.5}, theme.Hairline)
		}
		y += 9
		h := max(24, t.Styles.Grown(20))
		wide := in.W
		if key := t.Look.Caps.On(t.Reader, input.Rules); key != "" {
			wideCap := max(24, ui.Measure(t.Styles.TextStrong, key)+14)
			if c != nil {
				c.KeyCap(key, in.Right()-wideCap, y+(h-24)/2)
			}
			wide -= wideCap + 8
		}
		text := ui.ParagraphHeight(t.Styles.TextStrong, foot, wide)
		h = max(h, text)
		if c != nil {
			c.Paragraph(t.Styles.TextStrong, foot, in.X, y+(h-text)/2, wide, ui.Left, theme.Accent)
			d.footAt = ui.Rect{X: in.X, Y: y, W: wide, H: h}
			c.Landmark("tip/page", d.footAt)
			c.Leads(d.cited, d.footAt)
		}
		y += h
	}
	return y + cardPad - r.Y
}

// placeCard returns where the card lies.
func (t *tipping) placeCard(of ui.Rect) ui.Rect {
	d := &t.tipCard
	d.pictured, d.most = t.width >= pictureless, len(d.More)
	r := ui.Rect{W: cardWide, H: t.layCard(nil, ui.Rect{})}
	for ; r.H > t.height-16 && d.most > 0; r.H = t.layCard(nil, ui.Rect{}) { // the book says the rest
		d.most--
	}
	window := ui.Rect{X: 8, Y: 8, W: t.width - 16, H: t.height - 16}
	x, y := of.Center()
	between := t.layout.Clinic
	switch { // beside the panel of its subject, whose other rows stay readable
	case of.Y >= max(between.Bottom(), t.layout.Tray.Y-1):
		return ui.Rect{X: x - r.W/2, Y: t.layout.Tray.Y - r.H - 8, W: r.W, H: r.H}.Within(window)
	case of.Right() <= between.X:
		return ui.Rect{X: between.X, Y: y - r.H/2, W: r.W, H: r.H}.Within(window)
	case of.X >= between.Right():
		return ui.Rect{X: between.Right() - r.W, Y: y - r.H/2, W: r.W, H: r.H}.Within(window)
	}
	window.CutTop(t.layout.Ribbon.Bottom()+4-window.Y, 0)
	guide, led := t.Spot(thing.Of(thing.Guide))
	best, least := r, math.Inf(1)
	for _, at := range [...]ui.Rect{
		{X: of.Right() + cardGap + of.W/2, Y: y - r.H/2}, {X: of.X - of.W/2 - cardGap - r.W, Y: y - r.H/2}, {X: x - r.W/2, Y: of.Y - cardGap - r.H - of.H}, {X: x - r.W/2, Y: of.Bottom() + cardGap + of.H},
		{X: between.Right() - r.W, Y: between.Y}, {X: between.X, Y: between.Y}, {X: window.X, Y: y - r.H/2},
	} {
		at.W, at.H = r.W, r.H
		at = at.Within(window)
		ax, ay := at.Center()
		cost := math.Hypot(ax-x, ay-y)/2 + 30*t.roomsUnder(at)
		if at.Overlaps(of.Inset(-6)) {
			cost += 100000
		}
		if led && at.Overlaps(guide.Rect) {
			cost += 5000
		}
		for _, l := range t.plots() {
			shown := t.Look.On(l.board)
			for i := range shown.Space {
				if shown.Space[i].Legal && at.Contains(t.centreOf(l, i)) {
					cost += 200
				}
			}
		}
		switch in := at.Intersect(between); {
		case in.W > at.W-0.5 && in.H > at.H-0.5:
		// Over the town, if the clinic has little room.
		case t.width < pictureless && in.Right() < between.Right()-0.5 && at.X < between.X:
			cost += 60
		default: // over a panel, such as the forecast
			cost += 600
		}
		if cost < least {
			best, least = at, cost
		}
	}
	return best
}

// drawCard draws the card.
func (t *tipping) drawCard(c *ui.Canvas, r ui.Rect) {
	c.Panel(r, 14)
	c.Landmark("tip", r)
	t.layCard(c, r)
	c.Say(t.tip)
}

// drawCardPicture draws the thing itself as it stands there, or what is for sale.
func (t *tipping) drawCardPicture(c *ui.Canvas, place ui.Rect) {
	d := &t.tipCard
	if d.Art != sprites.None {
		pictures.UpTo(c, d.Art, place.Inset(6), 1.6, 0)
		return
	}
	l := t.plotOf(d.of.Board)
	size := c.Pixels(place)
	if d.room == nil || d.room.Bounds().Dx() != size.Dx() || d.room.Bounds().Dy() != size.Dy() {
		if d.room != nil {
			d.room.Deallocate()
		}
		d.room = ebiten.NewImage(size.Dx(), size.Dy())
	}
	d.room.Clear()
	alone := l.shown.Clinic
	alone.Walkers, alone.Empty = nil, nil
	alone.Rooms = nil
	for i := range l.shown.Rooms {
		if l.shown.Rooms[i].Space == d.of.Space {
			alone.Rooms = append(alone.Rooms, l.shown.Rooms[i])
		}
	}
	m := l.projection.Centre(d.of.Space)
	p := l.projection
	closer := (place.W - 8) * c.Scale / (2 * sprites.HalfTileWidth * p.Scale)
	p.X, p.Y = float64(size.Dx())/2+(p.X-m.X)*closer, float64(size.Dy())*0.6+(p.Y-m.Y)*closer
	p.Scale *= closer
	d.view.Larger = 1
	d.view.Arrange(&alone, p)
	d.view.Draw(d.room, t.clinicSheet)
	c.Image(d.room, place, 1)
}
