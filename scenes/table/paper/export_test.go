package paper

import "clinic/scenes/ui"

// Ink is where a text or a picture is seen, in logical pixels; false for anything else.
func (i *Item) Ink() (ui.Rect, bool) {
	switch i.kind {
	case textItem:
		w, h := ui.Measure(i.style, i.Text), i.style.Size*0.9
		x := i.r.X
		switch i.align {
		case ui.Center:
			x += (i.r.W - w) / 2
		case ui.Right:
			x += i.r.W - w
		}
		return ui.Rect{X: x, Y: i.r.Y + (i.r.H-h)/2, W: w, H: h}, true
	case artItem, pieceItem:
		w, h := i.Art.Size()
		ax, ay := i.Art.Anchor()
		size := i.Options.Scale
		return ui.Rect{X: i.r.X - ax*size, Y: i.r.Y - ay*size, W: w * size, H: h * size}, true
	}
	return ui.Rect{}, false
}

// Whole tells whether a text has room for all of its letters.
func (i *Item) Whole() bool { return ui.Measure(i.style, i.Text) <= i.r.W+0.5 }

// Size is that of a text's letters.
func (i *Item) Size() float64 { return i.style.Size }
