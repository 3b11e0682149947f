package dollhouse

import (
	"clinic/game/clinic"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Closer pictures of components that are not rooms.
var entrancePicture, conveyorPicture = sprites.Must("component-entrance"), sprites.Must("component-conveyor")

// Write writes a component into an area, as large as it fits, but a room no larger than most; at 1 a tile is 192
// wide.
func Write(p *paper.Paper, kind clinic.Kind, service clinic.Service, in ui.Rect, most float64) {
	x, y := in.Center()
	switch kind {
	case clinic.Entrance:
		p.Fitted(entrancePicture, in, most*1.5)
	case clinic.Conveyor:
		p.Fitted(conveyorPicture, in, most*1.5)
	default:
		if fixture := extensionui.FixtureOf(kind); fixture.Held != sprites.None {
			p.Fitted(fixture.Held, in, most*fixture.Size)
			return
		}
		const widest, tallest = 196, 145 // all rooms are drawn to the scale of the largest
		if id := Kind(kind).Picture(service); id != sprites.None {
			p.Centred(id, x, y, min(most, in.W/widest, in.H/tallest))
		}
	}
}
