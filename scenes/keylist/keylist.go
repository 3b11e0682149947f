// Package keylist is the page that tells what the keys do.
package keylist

import (
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// Scene is the page.
type Scene struct {
	page  ui.Page
	panel ui.Rect
	rows  []row
}

// row is a line of the list: keys, and what they do.
type row struct {
	keys []string
	text string
	area ui.Rect
}

// New makes the page.
func New() *Scene { return &Scene{} }

// list has the keys that move and take, and then the shortcuts.
func list() []row {
	var rows []row
	for _, id := range []string{"tab", "arrows", "enter", "escape", "shift", "pages"} {
		rows = append(rows, row{keys: []string{ui.T("keys." + id)}, text: ui.T("keys." + id + ".does")})
	}
	at := map[input.Deed]int{}
	for _, s := range input.Shortcuts {
		i, known := at[s.Deed]
		if !known {
			i = len(rows)
			at[s.Deed] = i
			rows = append(rows, row{text: ui.T("keys." + s.Deed.String())})
		}
		rows[i].keys = append(rows[i].keys, s.String())
	}
	return rows
}

// Layout places the rows in two columns.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	const pad, above, edge, gap, head = 32.0, 24.0, 8.0, 32.0, 54.0
	s.page.Clear()
	s.rows = list()
	half := (len(s.rows) + 1) / 2
	pitch := min(44, (height-2*edge-2*above-head)/float64(half))
	s.panel = ui.Rect{W: min(960, width-48), H: 2*above + head + pitch*float64(half)}
	s.panel.X, s.panel.Y = (width-s.panel.W)/2, max(edge, (height-s.panel.H)/2)
	body := ui.Rect{X: s.panel.X + pad, Y: s.panel.Y + above, W: s.panel.W - 2*pad, H: s.panel.H - 2*above}
	bar := body.CutTop(44, head-44)
	back := &ui.Button{Base: ui.Base{ID: "keys.back"}, Text: ui.T("common.back"), Icon: ui.IconBack, Do: c.Pop}
	back.Rect = bar.CutRight(back.Width(), 0)
	s.page.Add(back)
	column := (body.W - gap) / 2
	for i := range s.rows {
		x, y := body.X, body.Y+pitch*float64(i%half)
		if i >= half {
			x += column + gap
		}
		s.rows[i].area = ui.Rect{X: x, Y: y, W: column, H: pitch}
	}
}

// Update follows the gestures; Esc goes back.
func (s *Scene) Update(c *scenes.Context) {
	if s.page.Update(c.Gestures) {
		c.Redraw()
	}
	if c.Gestures.Cancel {
		c.Pop()
	}
}

const keysWide = 190.0 // of the keys of a row, in logical pixels

// Draw paints the panel with its rows.
func (s *Scene) Draw(c *ui.Canvas) {
	c.Panel(s.panel, 20)
	c.TextIn(ui.Big, ui.T("keys.title"), ui.Rect{X: s.panel.X + 32, Y: s.panel.Y + 24, W: s.panel.W / 2, H: 48}, ui.Left, paint.Ink)
	for _, r := range s.rows {
		c.HorizontalLine(r.area.X, r.area.Y, r.area.W, 1, paint.Hairline)
		x := r.area.X
		for _, key := range r.keys {
			cap := c.KeyCap(key, x, r.area.Y+(r.area.H-24)/2)
			x = cap.Right() + 6
		}
		wide := r.area.W - keysWide
		c.Paragraph(ui.Text, r.text, r.area.X+keysWide, r.area.Y+(r.area.H-ui.ParagraphHeight(ui.Text, r.text, wide))/2, wide, ui.Left, paint.Ink)
	}
	s.page.Draw(c)
}
