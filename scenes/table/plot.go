package table

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/ui"
	"clinic/sprites"
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
	annexFront float64 // tiles, see annexPlace
	folded     folding
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
