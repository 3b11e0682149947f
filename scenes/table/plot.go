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

// annexPlace returns where the annex's north corner lies from the clinic's, in tiles: to its right, and as far to
// the front as lets both be largest. The boards are not in line, since nothing leads across.
func (t *clinics) annexPlace(board *clinic.Clinic) (x, y float64) {
	annex := t.BoardOn(t.annex.board)
	return float64(board.Columns) + dollhouse.AnnexAway, float64(board.Rows-annex.Rows) + t.annexFront
}

// annexFronts are the distances that the annex may lie in front of the line of the clinic's front, in tiles.
var annexFronts = [...]float64{0, 0.5, 1, 1.5}

// Where returns the place in the window, in logical pixels, of a point over a floor of a board: x and y in tiles,
// z in pixels at 100 %.
func (t *clinics) Where(board game.BoardName, floor int, x, y, z float64) (px, py float64) {
	at := t.plotOf(board).projection.At(float64(floor), x, y, z)
	return at.X / t.scale, at.Y / t.scale
}
