package table

import (
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// Tiles can be clicked wherever they lie, on people and on pre-admissions, to take them away, at any time in the
// player's own decisions.

// tileSpots adds the tiles on people in the clinic.
func (t *clinics) tileSpots(add func(what thing.Thing, r ui.Rect)) {
	if !t.TilesGo() {
		return
	}
	board := t.Board()
	side := t.tileSide(&t.plot)
	for i := range board.People {
		person := &board.People[i]
		if at, ok := t.view.Badge(i); ok && extensionui.TilesOf(t.Rules).On(person) {
			add(thing.TileOf(thing.Somebody(person.ID)), ui.Rect{X: at.X/t.scale - side/2, Y: at.Y/t.scale - side/2, W: side, H: side})
		}
	}
}

// tileSide returns the side of a tile on a person, in logical pixels.
func (t *clinics) tileSide(l *plot) float64 {
	return max(16, 16*l.projection.Scale/t.scale*t.peopleLarger(l))
}

// tileAt returns the tile on a person in the clinic at a place.
func (t *window) tileAt(x, y float64) (paper.Spot, bool) {
	for i := t.panelsFrom - 1; i >= 0 && t.Look.Held.Empty(); i-- {
		if s := &t.spots[i]; s.Thing.Kind == thing.Tile && s.Rect.Contains(x, y) {
			return *s, true
		}
	}
	return paper.Spot{}, false
}
