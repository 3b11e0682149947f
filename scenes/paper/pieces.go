package paper

import (
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Fitted draws a picture into an area, as large as it fits, up to the size most.
func (p *Paper) Fitted(id sprites.ID, in ui.Rect, most float64) {
	w, h := id.Size()
	x, y := in.Center()
	p.Centred(id, x, y, min(most, in.W/w, in.H/h))
}

// Centred draws a picture with its center at x, y.
func (p *Paper) Centred(id sprites.ID, x, y, size float64) {
	w, h := id.Size()
	ax, ay := id.Anchor()
	p.Art(id, x+(ax-w/2)*size, y+(ay-h/2)*size, size)
}
