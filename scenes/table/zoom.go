package table

import (
	"math"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// How the player moves the view: closer and farther, to the side, from floor to floor, and the floors apart.

// ZoomAt zooms by a factor and keeps what lies at x, y in place.
func (t *Table) ZoomAt(factor, x, y float64) {
	s := t.sight()
	fits := t.projection.Scale / t.scale / s.Zoom
	zoom := ui.Between(s.Zoom*factor, min(leastZoom, leastSize/fits), max(mostZoom, mostSize/fits))
	factor = zoom / s.Zoom
	cx, cy := s.area.Center()
	s.PanX = (x-cx)*(1-factor) + s.PanX*factor
	s.PanY = (y-cy)*(1-factor) + s.PanY*factor
	s.Zoom = zoom
	t.moved()
}

// Pan moves the clinic by logical pixels, but never out of sight.
func (t *Table) Pan(dx, dy float64) {
	s := t.sight()
	s.PanX, s.PanY = s.PanX+dx, s.PanY+dy
	t.moved()
}

// ShowWhole shows the whole clinic, as large as it fits.
func (t *Table) ShowWhole() {
	before, s := t.seen(), t.sight()
	s.Camera, s.frame, s.floor = Camera{Zoom: 1, Apart: s.Apart}, ui.Rect{}, 0
	t.moved()
	t.glideFrom(before)
}

// Explode pulls the floors apart or puts them together again.
func (t *Table) Explode() {
	before, s := t.seen(), t.sight()
	s.Apart, s.frame = !s.Apart, ui.Rect{}
	t.moved()
	t.glideFrom(before)
}

func (t *Table) moved() {
	t.still = 0
	t.project()
	t.FindSpots()
}

// StepFloor moves the view one floor up, or with −1 down, if there is one.
func (t *Table) StepFloor(by int) {
	if s := t.sight(); s.floor+by >= 0 && s.floor+by <= s.floors {
		t.ShowFloor(s.floor + by)
	}
}

// ShowFloor stops the view at a floor of a clinic that stands.
func (t *Table) ShowFloor(floor int) {
	if !t.layout.Stands {
		return
	}
	before, s := t.seen(), t.sight()
	s.Zoom, s.PanX, s.PanY, s.floor = 1, 0, 0, floor
	t.moved()
	t.glideFrom(before)
}

// BringFloorIntoSight moves the view to the floor of a space whose center is out of sight.
func (t *Table) BringFloorIntoSight(space clinic.Space, board game.BoardName) {
	if !t.inSight(space, board) {
		t.ShowFloor(int(space.Floor))
	}
}

// FillWithFloor shows the floor at x, y as wide as there is room. If the view is zoomed already, it shows the
// whole clinic again.
func (t *Table) FillWithFloor(x, y float64) {
	s, board := t.sight(), t.Board()
	if s.Zoom != 1 {
		t.ShowWhole()
		return
	}
	before := t.seen()
	floor, far := 0, math.Inf(1)
	middle := func(floor int) (x, y float64) {
		at := t.projection.At(float64(floor), float64(board.Columns)/2, float64(board.Rows)/2, 0)
		return at.X / t.scale, at.Y / t.scale
	}
	for i := range clinic.MaxFloors {
		if _, fy := middle(i); i < t.tower(board).Floors && math.Abs(fy-y) < far {
			floor, far = i, math.Abs(fy-y)
		}
	}
	area := t.layout.Clinic
	wide := float64(board.Columns+board.Rows) * sprites.HalfTileWidth * t.projection.Scale / t.scale
	fx, fy := middle(floor)
	t.ZoomAt(max(1.25, area.W/wide), fx, fy)
	cx, cy := area.Center()
	t.Pan(cx-fx, cy-fy)
	t.glideFrom(before)
}
