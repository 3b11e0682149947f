package panels

import (
	"clinic/game/clinic"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// The shelf: where the cards for sale lie, however many there are. They lie in one row if there is room, else in
// two, with smaller names if that helps, else on pages that can be turned.

const (
	cardGap   = 7.0
	leastCard = 66.0 // pixels; narrower cards lie in two rows
	mostCard  = 120.0
	mostLow   = 160.0 // width of a card in two rows
	turnWide  = 32.0  // width of the buttons that turn the page
	rowGap    = 5.0
)

// nameFree returns how much of a card's width its name leaves free: more if the card has an edge.
func nameFree(reader *ui.Reader) float64 {
	if reader.Theme.Contrast {
		return 8
	}
	return 2
}

const lowNameLine = 17.0 // at 100 %

// shelf is the layout of cards.
type shelf struct {
	rows, columns int
	pages         int
	width         float64 // of a card
}

// shelfOf returns the layout of cards in a width.
func shelfOf(reader *ui.Reader, cards []card, wide float64) shelf {
	n := len(cards)
	share := func(columns int) float64 { return (wide+cardGap)/float64(columns) - cardGap }
	if width := min(mostCard, share(max(1, n))); width >= leastCard && eachFits(reader, cards, width) {
		return shelf{rows: 1, columns: n, pages: 1, width: width}
	}
	if width := min(mostLow, share((n+1)/2)); width >= leastLow(reader, cards) {
		return shelf{rows: 2, columns: (n + 1) / 2, pages: 1, width: width}
	}
	wide -= 2 * (turnWide + cardGap)
	columns := max(1, int((wide+cardGap)/(leastLow(reader, cards)+cardGap)))
	return shelf{rows: 2, columns: columns, pages: (n + 2*columns - 1) / (2 * columns), width: share(columns)}
}

func eachFits(reader *ui.Reader, cards []card, width float64) bool {
	for i := range cards {
		if !cards[i].fits(reader, width) {
			return false
		}
	}
	return true
}

// shelfMargin returns the distance of the cards to the upper and lower edges of the tray.
func shelfMargin(reader *ui.Reader, cards []card, width float64) float64 {
	if shelfOf(reader, cards, width).rows == 2 {
		return 7
	}
	return 12
}

// leastLow returns the width that cards in two rows need for each name, and for each picture beside price and stock.
func leastLow(reader *ui.Reader, cards []card) (least float64) {
	const leastPicture = 20
	for i := range cards {
		k := &cards[i]
		name := words.Component(reader, k.kind)
		wide := min(ui.Measure(reader.Styles.Text, name), ui.Measure(reader.Styles.Text, words.ComponentShort(reader, k.kind)))
		least = max(least, wide+nameFree(reader)+2, leastPicture+5+k.figures(reader))
	}
	return least
}

// figures returns the width of price and stock of a card in two rows, with the space right of them.
func (k *card) figures(reader *ui.Reader) float64 {
	wide := ui.Measure(reader.Styles.Figures, k.dollars)
	if k.left >= 0 {
		wide = max(wide, ui.Measure(reader.Styles.Text, k.stock()))
	}
	return wide + 6
}

func (k *card) stock() string { return "×" + paper.Number(k.left) }

// fits reports whether a high card of a width has room for the name, and for the price beside the stock.
func (k *card) fits(reader *ui.Reader, width float64) bool {
	head := 22 + ui.Measure(reader.Styles.Figures, k.price) + 5
	if k.left >= 0 {
		head += ui.Measure(reader.Styles.Text, k.stock()) + 3
	}
	return head <= width && fitsInLines(reader.Styles.Text, shortName(reader, k.kind, width-nameFree(reader), 2), width-nameFree(reader), 2)
}

// TurnCards shows the next page of what is for sale, or with −1 the previous one, and reports whether there is
// one. Then the tray must be written again.
func (t *choices) TurnCards(by int) bool {
	page := min(max(t.page+by, 0), max(t.pages-1, 0))
	turned := page != t.page
	t.page = page
	return turned
}

// CardsInSight returns the cards of the page that is shown; nil if there is only one page.
func (t *choices) CardsInSight() []thing.Thing { return t.inSight }

// writeCards writes what is for sale.
func (t *choices) writeCards(p *paper.Paper, cards []card, in ui.Rect) {
	s := shelfOf(p.Reader, cards, in.W)
	t.pages = s.pages
	t.TurnCards(0) // there may be fewer than before
	if s.rows == 1 {
		for i := range cards {
			t.writeCard(p, &cards[i], in.CutLeft(s.width, cardGap))
		}
		return
	}
	first := 0
	if s.pages > 1 {
		onPage := s.rows * s.columns
		first = t.page * onPage
		shown := min(onPage, len(cards)-first)
		t.writeTurn(p, thing.CardsBefore, in.CutLeft(turnWide, cardGap), first)
		t.writeTurn(p, thing.CardsAfter, in.CutRight(turnWide, cardGap), len(cards)-first-shown)
		cards = cards[first : first+shown]
	}
	height := (in.H - rowGap) / 2
	for i := range cards {
		r := ui.Rect{X: in.X + float64(i%s.columns)*(s.width+cardGap), Y: in.Y + float64(i/s.columns)*(height+rowGap), W: s.width, H: height}
		t.writeLowCard(p, &cards[i], r)
		if s.pages > 1 {
			t.inSight = append(t.inSight, cards[i].thing)
		}
	}
}

// writeTurn writes a button that turns the page, with the number of cards there; none at the end, where its room stays
// empty, so that no card moves.
func (t *choices) writeTurn(p *paper.Paper, kind thing.Kind, r ui.Rect, count int) {
	if count == 0 {
		return
	}
	icon := ui.IconForward
	if kind == thing.CardsBefore {
		icon = ui.IconBack
	}
	p.Begin(thing.Of(kind), r)
	p.Tile(r, 10, theme.AccentSoft)
	x, y := r.Center()
	p.Text(p.Styles.TextStrong, "+"+paper.Number(count), x, y+14, ui.Center, theme.Accent)
	p.Icon(icon, ui.Rect{X: x - 10, Y: y - 20, W: 20, H: 20}, theme.Accent)
	p.End()
}

// writeLowCard writes a card of half the height: picture, price, stock, and name.
func (t *choices) writeLowCard(p *paper.Paper, k *card, r ui.Rect) {
	fade, ink := t.frame(p, k.thing, r, k.why)
	name := words.Component(p.Reader, k.kind)
	if ui.Measure(p.Styles.Text, name) > r.W-nameFree(p.Reader)-2 {
		name = words.ComponentShort(p.Reader, k.kind)
	}
	p.TextIn(p.Styles.Text, name, ui.Rect{X: r.X + nameFree(p.Reader)/2, Y: r.Bottom() - p.Styles.Grown(lowNameLine) - 2, W: r.W - nameFree(p.Reader), H: p.Styles.Grown(lowNameLine)}, ui.Center, ink)
	r.H -= p.Styles.Grown(lowNameLine)
	t.picture(p, k.kind, k.service, ui.Rect{X: r.X + 3, Y: r.Y + 3, W: r.W - 5 - k.figures(p.Reader), H: r.H - 6}, 0.34, fade, k.thing)
	p.Text(p.Styles.Figures, k.dollars, r.Right()-6, r.Y+r.H*0.3, ui.Right, ink)
	switch {
	case k.why != "":
		p.Tinted(pictures.Lock, r.Right()-14, r.Y+r.H*0.72, 0.6, theme.SecondInk)
	case k.left >= 0:
		p.Text(p.Styles.Text, k.stock(), r.Right()-6, r.Y+r.H*0.73, ui.Right, theme.SecondInk)
	}
	p.End()
}

// shortName returns a component's name, the short one if the whole does not fit into that many lines.
func shortName(reader *ui.Reader, kind clinic.Kind, width float64, lines int) string {
	name := words.Component(reader, kind)
	if !fitsInLines(reader.Styles.Text, name, width, lines) {
		return words.ComponentShort(reader, kind)
	}
	return name
}

// fitsInLines reports whether a text fits into that many lines without breaking a word.
func fitsInLines(style ui.Style, s string, width float64, lines int) bool {
	for _, word := range ui.Words(s) {
		if ui.Measure(style, word) > width {
			return false
		}
	}
	return len(ui.Wrap(style, s, width)) <= lines
}
