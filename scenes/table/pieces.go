package table

import (
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/ui"
	"clinic/sprites"
)

var componentEntrance, componentConveyor = sprites.Must("component-entrance"), sprites.Must("component-conveyor")

// component draws a component into an area, as large as it fits, but no room larger than most, at which 1 is a tile 192
// wide.
func (p *paper) component(kind clinic.Kind, service clinic.Service, in ui.Rect, most float64) {
	x, y := in.Center()
	switch kind {
	case clinic.Entrance:
		p.fitted(componentEntrance, in, most*1.5)
	case clinic.Conveyor:
		p.fitted(componentConveyor, in, most*1.5)
	case dollhouse.AirConditioner:
		p.fitted(dollhouse.Cooler[clinic.South], in, most*3)
	case dollhouse.VendingMachine:
		p.fitted(dollhouse.Machine, in, most*2.4)
	default:
		const tallest = 118 // a room with its walls and half its floor above the middle
		size := min(most, in.W/194, in.H/tallest)
		if id := dollhouse.Kind(kind).Picture(service); id != sprites.None {
			p.art(id, x, y+6*size-sprites.HalfTileHeight*size, size)
		}
	}
}

// fitted draws a picture into an area, as large as it fits but not above most.
func (p *paper) fitted(id sprites.ID, in ui.Rect, most float64) {
	w, h := id.Size()
	x, y := in.Center()
	p.centred(id, x, y, min(most, in.W/w, in.H/h))
}

// centred draws a picture with its middle at x, y.
func (p *paper) centred(id sprites.ID, x, y, size float64) {
	w, h := id.Size()
	ax, ay := id.Anchor()
	p.art(id, x+(ax-w/2)*size, y+(ay-h/2)*size, size)
}

// The signs of the panels.
var (
	iconMoney      = sprites.Must("icon-money")
	iconPopularity = sprites.Must("icon-popularity")
	iconTime       = sprites.Must("icon-time")
	iconCars       = sprites.Must("icon-cars")
	iconBag        = sprites.Must("icon-bag")
	iconHand       = sprites.Must("icon-hand")
	markNext       = sprites.Must("mark-next")
	markCheck      = sprites.Must("mark-check")
	markCross      = sprites.Must("mark-cross")
	markLock       = sprites.Must("mark-lock")
	markUndo       = sprites.Must("mark-undo")
	markRedo       = sprites.Must("mark-redo")
	markMenu       = sprites.Must("mark-menu")
	markPlus       = sprites.Must("mark-plus")
	markMinus      = sprites.Must("mark-minus")
	markFloors     = sprites.Must("mark-floors")
	markInfo       = sprites.Must("mark-info")
	markTrophy     = sprites.Must("mark-trophy")
	markStar       = sprites.Must("mark-star")
	logo           = sprites.Must("logo")
	shadowHeld     = sprites.Must("shadow-held")
)
