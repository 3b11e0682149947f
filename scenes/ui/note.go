package ui

// Beside moves a note to where it covers the least of the widgets: as far down as possible, centered or at a side
// of a window of that width. It may cover scrolled content.
func (p *Page) Beside(note Rect, width float64) Rect {
	const step, edge, air = 8.0, 12.0, 4.0
	best, least := note, p.under(note.Inset(-air))
	for y := note.Y; y > edge && least > 0; y -= step {
		for _, x := range [...]float64{note.X, edge, width - edge - note.W} {
			r := Rect{x, y, note.W, note.H}
			if covers := p.under(r.Inset(-air)); covers < least {
				best, least = r, covers
			}
		}
	}
	return best
}

// under returns how much of the widgets that don't scroll lies in a rectangle, in square logical pixels.
func (p *Page) under(r Rect) (area float64) {
	for _, w := range p.Widgets {
		b := w.base()
		if _, scrolls := w.(*Scroll); scrolls || b.Inside != nil || b.Hidden || !usable(w) && !b.Disabled {
			continue
		}
		in := r.Intersect(b.Rect)
		area += in.W * in.H
	}
	return area
}
