package paper

import (
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Entrance and Conveyor are pictures of components that are no rooms.
var Entrance, Conveyor = sprites.Must("component-entrance"), sprites.Must("component-conveyor")

// Component draws a component into an area, as large as it fits, but no room larger than most, at which 1 is a tile 192
// wide.
func (p *Paper) Component(kind clinic.Kind, service clinic.Service, in ui.Rect, most float64) {
	x, y := in.Center()
	switch kind {
	case clinic.Entrance:
		p.Fitted(Entrance, in, most*1.5)
	case clinic.Conveyor:
		p.Fitted(Conveyor, in, most*1.5)
	case dollhouse.AirConditioner:
		p.Fitted(dollhouse.Cooler[clinic.South], in, most*3)
	case dollhouse.VendingMachine:
		p.Fitted(dollhouse.Machine, in, most*2.4)
	default:
		const tallest = 118 // a room with its walls and half its floor above the middle
		size := min(most, in.W/194, in.H/tallest)
		if id := dollhouse.Kind(kind).Picture(service); id != sprites.None {
			p.Art(id, x, y+6*size-sprites.HalfTileHeight*size, size)
		}
	}
}

// Fitted draws a picture into an area, as large as it fits but not above most.
func (p *Paper) Fitted(id sprites.ID, in ui.Rect, most float64) {
	w, h := id.Size()
	x, y := in.Center()
	p.Centred(id, x, y, min(most, in.W/w, in.H/h))
}

// Centred draws a picture with its middle at x, y.
func (p *Paper) Centred(id sprites.ID, x, y, size float64) {
	w, h := id.Size()
	ax, ay := id.Anchor()
	p.Art(id, x+(ax-w/2)*size, y+(ay-h/2)*size, size)
}
