package table

import (
	"clinic/game/clinic"
	"clinic/scenes/table/panels"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// The annex in the panels: its card beside the board, its waiting area in the town, its action in the tray.

// placeAnnexCard places the annex's card: at the lower left of the clinic, beside the view buttons, or, in low
// windows, at the upper right, where it covers nobody who waits beside the annex. It assumes the view that shows
// the whole clinic.
func (t *cover) placeAnnexCard(board *clinic.Clinic, p sprites.Projection) {
	area := t.layout.Clinic
	t.card.Rect = ui.Rect{X: area.X + 2*viewButton + 8, Y: area.Bottom() - panels.AnnexCardHigh, W: panels.AnnexCardWide, H: panels.AnnexCardHigh}
	x, y := t.annexPlace(board)
	west := p.At(0, x, y+float64(t.BoardOn(t.annex.board).Rows)+1, 0)
	if west.X/t.scale < t.card.Rect.Right() && west.Y/t.scale > t.card.Rect.Y {
		t.card.Rect.X, t.card.Rect.Y = area.Right()-panels.AnnexCardWide, area.Y+4
	}
}
