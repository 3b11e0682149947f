package paper

import (
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Draw paints the paper with the art of a sheet. Of what is taken into the hand only the outline stays.
func (p *Paper) Draw(c *ui.Canvas, sheet *sprites.Sheet, taken thing.Thing) {
	whole := c
	for i := range p.Items {
		m := &p.Items[i]
		switch {
		case m.clip == ui.Rect{}:
			c = whole
		case i == 0 || m.clip != p.Items[i-1].clip:
			c = whole.Clip(m.clip, 0, 0)
		}
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
			c.TextIn(m.style, m.Text, m.r, m.align, m.color)
		case artItem, pieceItem:
			art := m.Art
			if m.kind == pieceItem && !taken.None() && m.Of == taken {
				art = outline(art)
			}
			x, y := c.Device(m.r.X, m.r.Y)
			sheet.Draw(c.Target, art, x, y, m.Options)
		case iconItem:
			m.icon(c, m.r, m.color)
		}
	}
}

var leftMeeple, leftCube = sprites.Must("left-meeple"), sprites.Must("left-cube")

// outline is what stays of a piece that is in the hand.
func outline(piece sprites.ID) sprites.ID {
	if _, h := piece.Size(); h < 50 {
		return leftCube
	}
	return leftMeeple
}
