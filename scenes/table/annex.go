package table

import (
	"math"

	"clinic/game/clinic"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/table/panels"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// How far all reaches that there is to see of the clinic, where an annex stands beside it, and what follows from both
// for what lies around.

// nameAnnex says which board the annex is, if this game has one.
func (t *clinics) nameAnnex() {
	if t.HasAnnex() {
		t.annex.board = t.Rules.Annex().Board()
	}
}

// annexPlace returns where the annex's north corner lies from the clinic's, in tiles: to its right, and as far to
// the front as lets both be largest. The boards are not in line, since nothing leads across.
func (t *clinics) annexPlace(board *clinic.Clinic) (x, y float64) {
	annex := t.BoardOn(t.annex.board)
	return float64(board.Columns) + dollhouse.AnnexAway, float64(board.Rows-annex.Rows) + t.annexFront
}

// annexFronts are the distances that the annex may lie in front of the line of the clinic's front, in tiles.
var annexFronts = [...]float64{0, 0.5, 1, 1.5}

// annexBounds returns the bounds of the annex in a projection of the clinic, and whether there is one.
func (t *clinics) annexBounds(board *clinic.Clinic, p sprites.Projection) (above, right, bottom float64, there bool) {
	if !t.HasAnnex() {
		return 0, 0, 0, false
	}
	x, y := t.annexPlace(board)
	corner, annex := p.At(0, x, y, 0), t.BoardOn(t.annex.board)
	p.X, p.Y = corner.X, corner.Y
	_, above, right, bottom = p.Bounds(int(annex.Columns), int(annex.Rows), 1)
	return above, right, bottom, true
}

// withAnnex makes room for the annex beside a clinic: unless it is seen floor by floor, all of both is in sight.
func (t *clinics) withAnnex(tower arrangement.Tower, board *clinic.Clinic) arrangement.Tower {
	if !t.HasAnnex() {
		return tower
	}
	all := t.extent(board, sprites.FloorGap)
	if tower.Wide = all.W; !t.layout.Floors {
		tower.Ground, tower.LowTop = all.H-sprites.FloorGap*float64(tower.Floors-1), false
	}
	return tower
}

// placeAnnex computes where the annex lies, in device pixels, and its card; whole is the view that shows all of both.
func (t *cover) placeAnnex(board *clinic.Clinic, whole sprites.Projection) {
	if !t.HasAnnex() {
		return
	}
	x, y := t.annexPlace(board)
	at := t.projection.At(0, x, y, 0)
	t.annex.projection = t.projection
	t.annex.projection.X, t.annex.projection.Y = math.Round(at.X), math.Round(at.Y)
	area := t.layout.Clinic
	card := ui.Rect{X: area.X + 4, Y: area.Y + 4, W: panels.AnnexCardWide, H: panels.AnnexCardHigh}
	if !t.layout.Stands { // beside the view buttons, unless it covers those who wait beside the annex
		card.X, card.Y = area.X+2*viewButton+8, area.Bottom()-card.H
		west := whole.At(0, x, y+float64(t.BoardOn(t.annex.board).Rows)+1, 0)
		if west.X/t.scale < card.Right() && west.Y/t.scale > card.Y {
			card.X, card.Y = area.Right()-card.W, area.Y+4
		}
	} else if t.layout.Wide && area.W >= card.W+8 { // in front of the clinic, where the ground is bare
		card.Y = area.Bottom() - card.H - 2
	}
	t.card.Rect = card
}

// road returns where the road past the lots turns, in tiles of the clinic's: in front of both boards and to the right
// of the last one. top is how far back it goes there, and front how far the last board's lot reaches.
func (t *clinics) road() (x, y, top, front float64) {
	x, y = float64(t.shown.Columns), float64(t.shown.Rows)
	if !t.HasAnnex() {
		return x, y, 0, y
	}
	board := t.BoardOn(t.annex.board)
	ax, ay := t.annexPlace(t.Board())
	front = ay + float64(board.Rows)
	return ax + float64(board.Columns), max(y, front), ay, front
}

// extent returns the box around all that there is to see of a clinic, at 100 %.
func (t *clinics) extent(board *clinic.Clinic, gap float64) ui.Rect {
	p := sprites.Projection{Scale: 1, Gap: gap}
	x0, y0, x1, y1 := p.Bounds(int(board.Columns), int(board.Rows), 1)
	const sign = 56 // height of a hub's sign, above all other rooms
	if above, right, bottom, there := t.annexBounds(board, p); there {
		y0, x1, y1 = min(y0, above), max(x1, right), max(y1, bottom)
	}
	for i := range board.Tiles {
		space := clinic.SpaceAt(i)
		if space.X >= board.Columns || space.Y >= board.Rows || space.Floor == 0 || t.folded[space.Floor] {
			continue
		}
		if board.Tiles[i].Empty() && !t.showsEmpty(board, space) {
			continue
		}
		at := p.Corner(space)
		x0, x1 = min(x0, at.X-sprites.HalfTileWidth), max(x1, at.X+sprites.HalfTileWidth)
		y0 = min(y0, at.Y-sign) // also above empty spaces: building there must not move the view
	}
	for _, space := range t.plans() {
		y0 = min(y0, p.Corner(space).Y-sign)
	}
	return ui.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
}
