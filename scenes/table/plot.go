package table

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// plot is a board on the screen: a clinic, or the annex beside it.
type plot struct {
	board      game.BoardName
	projection sprites.Projection
	view       sprites.View
	shown      dollhouse.Plan
	slots      []clinic.OutsideSlot
	full       []ui.Rect // where rooms are marked that hold too many
}

// clinics are the boards on the screen: where each lies, and what is drawn and pointed at on it.
type clinics struct {
	*window
	plot       // the clinic
	annex      plot
	both       [2]*plot
	annexFront float64                // tiles, see annexPlace
	folded     [clinic.MaxFloors]bool // only their names are left
	floorNames [clinic.MaxFloors]string
}

// plots returns the boards that are drawn, from back to front.
func (t *clinics) plots() []*plot {
	if !t.HasAnnex() {
		return t.both[:1]
	}
	return t.both[:]
}

// Where returns the place in the window, in logical pixels, of a point over a floor of a board: x and y in tiles,
// z in pixels at 100 %.
func (t *clinics) Where(board game.BoardName, floor int, x, y, z float64) (px, py float64) {
	at := t.plotOf(board).projection.At(float64(floor), x, y, z)
	return at.X / t.scale, at.Y / t.scale
}

// size returns the size at which rooms are drawn, relative to 100 %.
func (t *clinics) size() float64 { return t.projection.Scale / t.scale }

func (t *clinics) plotOf(board game.BoardName) *plot {
	if board != game.Home {
		return &t.annex
	}
	return &t.plot
}

// seen returns the projections of both boards.
func (t *clinics) seen() [2]sprites.Projection {
	return [...]sprites.Projection{t.plot.projection, t.annex.projection}
}

// inSight reports whether the center of a space lies in the clinic's part of the table.
func (t *clinics) inSight(space clinic.Space, board game.BoardName) bool {
	m := t.plotOf(board).projection.Centre(space)
	return t.layout.Clinic.Contains(m.X/t.scale, m.Y/t.scale)
}

// hides reports whether a space lies on a folded floor.
func (t *clinics) hides(l *plot, space clinic.Space) bool {
	return l.board == game.Home && t.folded[space.Floor]
}

// peopleLarger returns how much larger people are drawn than rooms when the whole clinic is small. It goes in
// steps because each size is rasterized.
func (t *clinics) peopleLarger(l *plot) float64 {
	switch k := l.projection.Scale / t.scale; {
	case k < 0.55:
		return 1.36
	case k < 0.66:
		return 1.24
	case k < 0.8:
		return 1.12
	}
	return 1
}

// roomsUnder returns how many rooms an area hides, including their walls.
func (t *clinics) roomsUnder(r ui.Rect) (sum float64) {
	const wide, above, high = 1.4 * sprites.HalfTileWidth, sprites.HalfTileHeight + 28, 1.6*sprites.HalfTileHeight + 28
	for _, l := range t.plots() {
		k := l.projection.Scale / t.scale
		for space := range t.BoardOn(l.board).Modules().All() {
			m := l.projection.Centre(space)
			if r.Overlaps(ui.Rect{X: m.X/t.scale - wide*k/2, Y: m.Y/t.scale - above*k, W: wide * k, H: high * k}) {
				sum++
			}
		}
	}
	return sum
}

// centreOf returns the center of a space, in logical pixels.
func (t *clinics) centreOf(l *plot, space int) (x, y float64) {
	m := l.projection.Centre(clinic.SpaceAt(space))
	return m.X / t.scale, m.Y / t.scale
}

// topFloor returns the highest floor that shows a room or an empty space.
func (l *plot) topFloor() int {
	top := 0
	for i := range l.shown.Rooms {
		top = max(top, int(l.shown.Rooms[i].Space.Floor))
	}
	for _, space := range l.shown.Empty {
		top = max(top, int(space.Floor))
	}
	return top
}

// slotPoint returns where an outside slot lies on the screen, in device pixels.
func (l *plot) slotPoint(space clinic.Space, side clinic.Side) theme.Point {
	x, y := slotPlace(space, side)
	z := float64(sprites.PavementZ)
	if space.Floor > 0 {
		z = 8
	}
	return l.projection.At(float64(space.Floor), x, y, z)
}

// slotPlace returns the center of an outside slot, in tiles.
func slotPlace(space clinic.Space, side clinic.Side) (x, y float64) {
	x, y = float64(space.X)+0.5, float64(space.Y)+0.5
	const away = 0.62
	switch side {
	case clinic.North:
		y -= away
	case clinic.South:
		y += away
	case clinic.East:
		x += away
	case clinic.West:
		x -= away
	}
	return x, y
}
