package table

import (
	"clinic/scenes/dollhouse"
	"clinic/scenes/table/paper"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
)

// Tiles of COVID-19 can be clicked wherever they lie: on people and on pre-admissions. Masks take them away, at any time
// in one's own decisions (V6).

// tileSpots adds the tiles on people in the clinic.
func (t *Table) tileSpots(add func(what thing.Thing, r ui.Rect)) {
	if !t.SellsMasks() {
		return
	}
	board := t.Board()
	k := t.projection.Scale / t.scale
	for i := range board.People {
		person := &board.People[i]
		if foot, ok := t.view.Foot(i); ok && dollhouse.Infected(person) {
			x, y := dollhouse.Piece(person).Badge(foot.X/t.scale, foot.Y/t.scale, k)
			side := max(16, 16*k)
			add(thing.TileOf(thing.Somebody(person.ID)), ui.Rect{X: x - side/2, Y: y - side/2, W: side, H: side})
		}
	}
}

// tileAt is the tile of somebody in the clinic at a place.
func (t *Table) tileAt(x, y float64) (paper.Spot, bool) {
	for i := t.panelsFrom - 1; i >= 0 && t.Look.Held.Empty(); i-- {
		if s := &t.spots[i]; s.Thing.Kind == thing.Tile && s.Rect.Contains(x, y) {
			return *s, true
		}
	}
	return paper.Spot{}, false
}
