package table

import (
	"strconv"

	"clinic/paint"
	"clinic/scenes/pictures"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// paper keeps what a panel looks like, so that drawing it again costs no thought and no memory. It is written when the
// situation, the window or the language changes.
type paper struct {
	items []item
	spots *[]Spot
	spot  int // the spot that is being written, −1 outside of all
}

type itemKind uint8

const (
	panelItem itemKind = iota
	roundItem
	lineItem // the border of a rounded area
	emptyItem
	fillItem
	textItem
	artItem
	pieceItem // art that is taken into the hand
	iconItem
)

type item struct {
	kind          itemKind
	align         ui.Align
	spot          int
	r             ui.Rect // of texts and art: X and Y are their place
	radius, width float64
	style         ui.Style
	s             string
	color         paint.Color
	art           sprites.ID
	options       sprites.Options
	icon          ui.Icon
}

func (p *paper) clear(spots *[]Spot) {
	p.items, p.spots, p.spot = p.items[:0], spots, -1
}

func (p *paper) add(i item) {
	i.spot = p.spot
	p.items = append(p.items, i)
}

// begin opens a spot: what is written until end belongs to it.
func (p *paper) begin(what thing.Thing, r ui.Rect) {
	*p.spots = append(*p.spots, Spot{Thing: what, Rect: r})
	p.spot = len(*p.spots) - 1
}

// off dims the open spot and says why.
func (p *paper) off(why string) {
	s := &(*p.spots)[p.spot]
	s.Off, s.Why = true, why
}

func (p *paper) end() { p.spot = -1 }

func (p *paper) panel(r ui.Rect, radius float64) { p.add(item{kind: panelItem, r: r, radius: radius}) }

func (p *paper) round(r ui.Rect, radius float64, color paint.Color) {
	p.add(item{kind: roundItem, r: r, radius: radius, color: color})
}

func (p *paper) circle(x, y, radius float64, color paint.Color) {
	p.round(ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}, radius, color)
}

func (p *paper) ring(x, y, radius, width float64, color paint.Color) {
	p.border(ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}, radius, width, color)
}

func (p *paper) border(r ui.Rect, radius, width float64, color paint.Color) {
	p.add(item{kind: lineItem, r: r, radius: radius, width: width, color: color})
}

func (p *paper) empty(r ui.Rect, radius float64) { p.add(item{kind: emptyItem, r: r, radius: radius}) }

func (p *paper) fill(r ui.Rect, color paint.Color) { p.add(item{kind: fillItem, r: r, color: color}) }

// text writes one line around the middle line y. It gives the width.
func (p *paper) text(style ui.Style, s string, x, y float64, align ui.Align, color paint.Color) float64 {
	const wide = 4000
	r := ui.Rect{X: x, Y: y - 20, W: wide, H: 40}
	switch align {
	case ui.Center:
		r.X -= wide / 2
	case ui.Right:
		r.X -= wide
	}
	p.textIn(style, s, r, align, color)
	return ui.Measure(style, s)
}

// textIn writes one line into the middle of an area, cut with an ellipsis where it does not fit.
func (p *paper) textIn(style ui.Style, s string, r ui.Rect, align ui.Align, color paint.Color) {
	p.add(item{kind: textItem, style: style, s: s, r: r, align: align, color: color})
}

// lines writes a text over at most most lines around the middle of an area.
func (p *paper) lines(style ui.Style, s string, r ui.Rect, most int, align ui.Align, color paint.Color) {
	broken := ui.Wrap(style, s, r.W)
	if len(broken) > most {
		rest := ""
		for i, line := range broken[most-1:] {
			if i > 0 {
				rest += " "
			}
			rest += line
		}
		broken = append(append([]string(nil), broken[:most-1]...), rest)
	}
	const close = 16
	height := style.LineHeight()
	if len(broken) > 1 && height*float64(len(broken)) > r.H {
		height = max(close, r.H/float64(len(broken)))
	}
	y := r.Y + r.H/2 - height*float64(len(broken)-1)/2
	for _, line := range broken {
		p.textIn(style, line, ui.Rect{X: r.X, Y: y - height/2, W: r.W, H: height}, align, color)
		y += height
	}
}

// art draws a picture with its anchor at x, y; size is against 100 %.
func (p *paper) art(id sprites.ID, x, y, size float64) {
	p.add(item{kind: artItem, art: id, r: ui.Rect{X: x, Y: y}, options: sprites.Options{Scale: size}})
}

func (p *paper) fadedArt(id sprites.ID, x, y, size, fade float64) {
	p.add(item{kind: artItem, art: id, r: ui.Rect{X: x, Y: y}, options: sprites.Options{Scale: size, Fade: fade}})
}

func (p *paper) tinted(id sprites.ID, x, y, size float64, color paint.Color) {
	p.add(item{kind: artItem, art: id, r: ui.Rect{X: x, Y: y}, options: sprites.Options{Scale: size, Tint: color}})
}

// piece is art that is not drawn while its spot's content is in the hand.
func (p *paper) piece(piece sprites.Piece, x, y, size float64) {
	p.add(item{kind: pieceItem, art: piece.Picture(), r: ui.Rect{X: x, Y: y}, options: sprites.Options{Scale: size}})
}

func (p *paper) icon(icon ui.Icon, r ui.Rect, color paint.Color) {
	p.add(item{kind: iconItem, icon: icon, r: r, color: color})
}

// draw paints the paper. What lies in the taken spot stays away; the hovered one is framed.
func (t *Table) draw(c *ui.Canvas, p *paper) {
	for i := range p.items {
		m := &p.items[i]
		taken := m.spot >= 0 && !t.Look.Taken.None() && t.spots[m.spot].Thing == t.Look.Taken
		switch m.kind {
		case panelItem:
			c.Panel(m.r, m.radius)
		case roundItem:
			c.Round(m.r, m.radius, m.color)
		case lineItem:
			c.RoundLine(m.r, m.radius, m.width, m.color)
		case emptyItem:
			c.EmptyPlace(m.r, m.radius)
		case fillItem:
			c.Fill(m.r, m.color)
		case textItem:
			c.TextIn(m.style, m.s, m.r, m.align, m.color)
		case artItem:
			t.art(c, m.art, m.r.X, m.r.Y, m.options)
		case pieceItem:
			if taken {
				t.outline(c, m)
			} else {
				t.art(c, m.art, m.r.X, m.r.Y, m.options)
			}
		case iconItem:
			m.icon(c, m.r, m.color)
		}
	}
}

// art draws a picture at a place in logical pixels.
func (t *Table) art(c *ui.Canvas, id sprites.ID, x, y float64, o sprites.Options) {
	dx, dy := c.Device(x, y)
	t.sheet.Draw(c.Target, id, dx, dy, o)
}

var leftMeeple, leftCube = sprites.Must("left-meeple"), sprites.Must("left-cube")

// outline draws where a piece was that is in the hand.
func (t *Table) outline(c *ui.Canvas, m *item) {
	id := leftMeeple
	if _, h := m.art.Size(); h < 50 {
		id = leftCube
	}
	t.art(c, id, m.r.X, m.r.Y, m.options)
}

// numbers are written often; these are made once.
var numerals = func() (list [512]string) {
	for i := range list {
		list[i] = strconv.Itoa(i)
	}
	return list
}()

func number(n int) string {
	if n >= 0 && n < len(numerals) {
		return numerals[n]
	}
	if n < 0 {
		return "−" + number(-n)
	}
	return strconv.Itoa(n)
}

var dollarAmounts = func() (list [128]string) {
	for i := range list {
		list[i] = "$" + strconv.Itoa(i)
	}
	return list
}()

func dollars(n int) string {
	switch {
	case n >= 0 && n < len(dollarAmounts):
		return dollarAmounts[n]
	case n < 0:
		return "− $" + strconv.Itoa(-n)
	}
	return "$" + strconv.Itoa(n)
}

// prepareSheets finds the atlases of the table: one for panels, one for the clinic at its own scale, which is that of the
// last time when the view stood still.
func (t *Table) prepareSheets(scale float64) {
	if t.still >= settleTicks || t.clinicScale == 0 {
		t.clinicScale = t.projection.Scale
	}
	t.sheet, t.clinicSheet = pictures.Sheet(scale), pictures.Sheet(t.clinicScale)
}
