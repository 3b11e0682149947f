package ui

import (
	"strconv"

	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// DialogRow is a row of a dialog that leads somewhere: a picture, what it is about, and at the right what is at
// stake. A click on it, or its number, closes the dialog and calls Do. Tests find it as dialog.line.0,
// dialog.line.1 … in order.
type DialogRow struct {
	Picture      func(c *Canvas, r Rect)
	Text, Reason string
	Stakes       []Stake
	Do           func()
}

// Stake is an amount with its picture.
type Stake struct {
	Picture func(c *Canvas, r Rect)
	Text    string
	Says    string // what both tell those who hear it
	Bad     bool   // a loss
}

// Stakes is the total of all rows, below them.
type Stakes struct {
	Text string
	List []Stake
}

const (
	rowsWide    = 636.0 // width of a dialog with rows
	rowsPad     = 16.0  // margin at its sides
	rowHigh     = 74.0  // at least
	rowGap      = 8.0
	rowWell     = 104.0
	rowNarrow   = 64.0 // the well where a row is narrow
	rowsNarrow  = 480.0
	rowInside   = 10.0
	rowEnd      = 26.0 // the arrow at its right end
	stakesHigh  = 40.0
	stakeSign   = 20.0
	stakeGap    = 6.0
	stakesApart = 14.0
)

func (s *Stake) wide(reader *Reader) float64 {
	return stakeSign + stakeGap + Measure(reader.Styles.Price, s.Text)
}

// row is the layout of a row at a width.
type row struct {
	well, text, stakes  float64 // widths
	title, reason, high float64 // heights
	below               bool    // the stakes stand below the words
}

func (r *DialogRow) plan(reader *Reader, width float64) (p row) {
	p.well = rowWell
	if width < rowsNarrow {
		p.well = rowNarrow
	}
	p.below = width < rowsNarrow
	for i := range r.Stakes {
		if p.below {
			p.stakes += r.Stakes[i].wide(reader) + stakesApart
		} else {
			p.stakes = max(p.stakes, r.Stakes[i].wide(reader)+rowInside)
		}
	}
	p.text = width - p.well - 2*rowInside - rowEnd - rowInside
	if !p.below {
		p.text -= p.stakes
	}
	p.title = ParagraphHeight(reader.Styles.Label, r.Text, p.text)
	if r.Reason != "" {
		p.reason = ParagraphHeight(reader.Styles.Text, r.Reason, p.text) + 2
	}
	p.high = p.title + p.reason + 2*rowInside
	if p.below && len(r.Stakes) > 0 {
		p.high += stakeSign + stakeGap + 2
	}
	p.high = max(rowHigh, p.high)
	return p
}

// rowsHeight returns the height of all rows at a width.
func (d *Dialog) rowsHeight(reader *Reader, width float64) (height float64) {
	for i := range d.Rows {
		height += d.Rows[i].plan(reader, width).high + rowGap
	}
	return height
}

// rowsMargin keeps the focus ring from being cut.
const rowsMargin = 5.0

// layoutRows places the rows in an area.
func (d *Dialog) layoutRows(reader *Reader, area Rect) {
	offset := 0.0
	if d.scroll != nil {
		offset = d.scroll.Offset
	}
	list := Rect{area.X, area.Y, area.W, d.rowsHeight(reader, area.W)}
	seen := area.Inset(-rowsMargin)
	d.scroll = &Scroll{Base: Base{ID: "dialog.lines", Rect: seen}, Height: list.H - rowGap + 2*rowsMargin, Offset: offset}
	d.page.Add(d.scroll)
	for i := range d.Rows {
		one := &d.Rows[i]
		p := one.plan(reader, area.W)
		place := &Area{Base: Base{ID: "dialog.line." + strconv.Itoa(i), Rect: list.CutTop(p.high, rowGap), Inside: d.scroll}}
		place.Do = func() { d.take(i) }
		place.Paint = func(c *Canvas, r Rect, state State) { one.draw(c, r, p, state) }
		d.page.Add(place)
		if i == 0 && d.page.Focused() == nil {
			d.page.Focus(place)
		}
	}
}

// take closes the dialog and calls the row's Do.
func (d *Dialog) take(i int) {
	d.closed = true
	d.Rows[i].Do()
}

func (r *DialogRow) draw(c *Canvas, at Rect, p row, state State) {
	switch {
	case state.Pressed:
		c.Round(at, 12, theme.Darker(theme.AccentSoft, 0.1))
	case state.Hover, state.Focus:
		c.Round(at, 12, theme.AccentSoft)
	default:
		c.Round(at, 12, theme.Card)
	}
	edge, thick := theme.Edge, 1.5
	if state.Hover || state.Focus {
		edge, thick = theme.Accent, 2
	}
	c.RoundLine(at, 12, thick, edge)
	in := at.Inset(rowInside - 2)
	well := in.CutLeft(p.well, rowInside)
	well.H = min(well.H, rowHigh-2*(rowInside-2))
	well.Y = at.Y + (at.H-well.H)/2
	c.Round(well, 10, theme.Well)
	r.Picture(c, well.Inset(3))
	end := in.CutRight(rowEnd, 0)
	IconInto(c, Rect{end.X + 4, at.Y + at.H/2 - 9, 18, 18}, theme.Accent)
	words := p.title + p.reason
	if p.below && len(r.Stakes) > 0 {
		words += stakeSign + stakeGap + 2
	}
	y := at.Y + (at.H-words)/2
	c.Paragraph(c.Styles.Label, r.Text, in.X, y, p.text, Left, theme.Ink)
	y += p.title
	if r.Reason != "" {
		c.Paragraph(c.Styles.Text, r.Reason, in.X, y+2, p.text, Left, theme.SecondInk)
		y += p.reason
	}
	if p.below {
		x := in.X
		for i := range r.Stakes {
			x = r.Stakes[i].draw(c, x, y+stakeGap) + stakesApart
		}
	} else {
		y = at.Y + (at.H-float64(len(r.Stakes))*(stakeSign+stakeGap)+stakeGap)/2
		for i := range r.Stakes {
			r.Stakes[i].draw(c, end.X-r.Stakes[i].wide(c.Reader), y)
			y += stakeSign + stakeGap
		}
	}
	if state.Focus {
		c.FocusRing(at, 12)
	}
}

// draw paints an amount from x on, and returns where it ends.
func (s *Stake) draw(c *Canvas, x, y float64) (right float64) {
	s.Picture(c, Rect{x, y, stakeSign, stakeSign})
	ink := theme.Ink
	if s.Bad {
		ink = theme.IllegalInk
	}
	x += stakeSign + stakeGap
	wide := Measure(c.Styles.Price, s.Text)
	collects := c.words
	c.words = nil
	c.TextIn(c.Styles.Price, s.Text, Rect{x, y - 4, wide + 1, stakeSign + 8}, Left, ink)
	c.words = collects
	c.wrote(s.Says)
	return x + wide
}

// stakesIn returns the height of the total at a width, with the gap above it; 0 if there is none.
func (d *Dialog) stakesIn(reader *Reader, width float64) float64 {
	if len(d.Stakes.List) == 0 {
		return 0
	}
	return d.stakesBar(reader, width) + rowGap
}

func (d *Dialog) stakesBar(reader *Reader, width float64) float64 {
	if width < rowsNarrow { // the amounts below the words
		return ParagraphHeight(reader.Styles.Text, d.Stakes.Text, width-2*rowInside) + stakeSign + 2*rowInside
	}
	return max(stakesHigh, ParagraphHeight(reader.Styles.Text, d.Stakes.Text, width-2*rowInside-d.stakesWide(reader))+rowInside)
}

func (d *Dialog) stakesWide(reader *Reader) (wide float64) {
	for i := range d.Stakes.List {
		wide += d.Stakes.List[i].wide(reader) + stakesApart
	}
	return wide
}

// drawStakes draws the total below the rows.
func (d *Dialog) drawStakes(c *Canvas) {
	r := d.stakes
	if r.H == 0 {
		return
	}
	c.Round(r, 10, theme.Well)
	c.Landmark("dialog.stakes", r)
	in := r.Inset(rowInside)
	x, y := in.Right()-d.stakesWide(c.Reader)+stakesApart, r.Y+(r.H-stakeSign)/2
	if r.W < rowsNarrow {
		c.Paragraph(c.Styles.Text, d.Stakes.Text, in.X, in.Y-2, in.W, Left, theme.SecondInk)
		x, y = in.X, in.Bottom()-stakeSign+2
	} else {
		wide := in.W - d.stakesWide(c.Reader)
		high := ParagraphHeight(c.Styles.Text, d.Stakes.Text, wide)
		c.Paragraph(c.Styles.Text, d.Stakes.Text, in.X, r.Y+(r.H-high)/2, wide, Left, theme.SecondInk)
	}
	for i := range d.Stakes.List {
		x = d.Stakes.List[i].draw(c, x, y) + stakesApart
	}
}

// numbered returns the index of the row whose number was typed, −1 for none.
func (d *Dialog) numbered(key func(ebiten.Key) bool) int {
	for i := range d.Rows {
		if i < 9 && (key(ebiten.KeyDigit1+ebiten.Key(i)) || key(ebiten.KeyNumpad1+ebiten.Key(i))) {
			return i
		}
	}
	return -1
}
