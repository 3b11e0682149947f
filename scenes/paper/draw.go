package paper

import (
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// Moment is how the panels differ just now from what is written on them.
type Moment struct {
	Taken   thing.Thing // held: only the outline of its pieces stays
	Pressed thing.Thing // lies a little lower
	Lifted  thing.Thing // lies a little higher
	Risen   thing.Thing // under a finger: twice as high
	Flying  []Lying     // pieces that still fly there, and are not drawn
	Counts  []Count     // numbers that are counting to what is written
}

// Count is shown of a number instead of what is written.
type Count struct {
	Of    thing.Thing
	Text  string
	Color theme.Color
}

// How far what is pressed or pointed at moves, in logical pixels.
const pressedDown, liftedUp, risenUp = 2, -2, -4

// Now returns where something lies now that is written at r.
func (m *Moment) Now(what thing.Thing, r ui.Rect) ui.Rect {
	switch {
	case what.None():
	case what == m.Risen:
		r.Y += risenUp
	case what == m.Pressed:
		r.Y += pressedDown
	case what == m.Lifted:
		r.Y += liftedUp
	}
	return r
}

// Said returns the text of an item now, and its color.
func (m *Moment) Said(i *Item) (string, theme.Color) {
	for k := range m.Counts {
		if count := &m.Counts[k]; !i.number.None() && count.Of == i.number {
			return count.Text, count.Color
		}
	}
	return i.Text, i.color
}

// flies reports whether a piece is still flying.
func (m *Moment) flies(i *Item) bool {
	for k := range m.Flying {
		if m.Flying[k].Of == i.Of && m.Flying[k].Art == i.Art {
			return true
		}
	}
	return false
}

// Lying is a piece that lies on a paper, in logical pixels.
type Lying struct {
	Of         thing.Thing
	Art        sprites.ID
	X, Y, Size float64
}

// Lying adds the pieces that lie on the paper to a list.
func (p *Paper) Lying(list []Lying) []Lying {
	for i := range p.Items {
		if m := &p.Items[i]; m.kind == pieceItem && !m.Of.None() {
			list = append(list, Lying{m.Of, m.Art, m.r.X, m.r.Y, m.Options.Scale})
		}
	}
	return list
}

// Draw paints the paper with the art of a sheet.
func (p *Paper) Draw(c *ui.Canvas, sheet sprites.Sheet, now *Moment) {
	whole := c
	for i := range p.Items {
		m := &p.Items[i]
		r := now.Now(m.Of, m.r)
		switch {
		case m.clip == ui.Rect{}:
			c = whole
		case i == 0 || m.clip != p.Items[i-1].clip:
			c = whole.Clip(m.clip, 0, 0)
		}
		switch m.kind {
		case mainItem:
			c.Main(m.does, r)
		case panelItem:
			if m.lies {
				c.Tile(r, m.radius, theme.Card)
			} else {
				c.Panel(r, m.radius)
			}
		case roundItem:
			c.Round(r, m.radius, m.color)
		case tileItem:
			c.Tile(r, m.radius, m.color)
		case lineItem:
			c.RoundLine(r, m.radius, m.width, m.color)
		case emptyItem:
			c.EmptyPlace(r, m.radius)
		case fillItem:
			c.Fill(r, m.color)
		case textItem:
			text, color := now.Said(m)
			c.TextIn(m.style, text, r, m.align, color)
		case artItem, pieceItem:
			art := m.Art
			switch {
			case m.kind != pieceItem:
			case !now.Taken.None() && m.Of == now.Taken:
				art = Outline(art)
			case now.flies(m):
				continue
			}
			x, y := c.Device(r.X, r.Y)
			sheet.Draw(c.Target, art, x, y, m.Options)
		case tornItem:
			c.Tear(m.torn)
		case iconItem:
			m.icon(c, r, m.color)
		}
	}
}

var leftMeeple, leftCube = sprites.Must("left-meeple"), sprites.Must("left-cube")

// Outline returns the outline that stays of a held piece.
func Outline(piece sprites.ID) sprites.ID {
	if _, h := piece.Size(); h < 50 {
		return leftCube
	}
	return leftMeeple
}
