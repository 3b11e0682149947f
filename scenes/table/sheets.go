package table

import (
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// prepareSheets finds the atlases of the table: one for panels, one for the clinic at its own scale, which is the
// one when the view last stood still.
func (t *camera) prepareSheets(c *ui.Canvas) {
	if t.still >= SettleTicks || t.clinicScale == 0 {
		t.clinicScale = t.projection.Scale
	}
	t.sheet, t.clinicSheet = pictures.Sheet(c.Scale, c.Theme), pictures.Sheet(t.clinicScale, c.Theme)
}

// prepareAhead starts to rasterize the art at the size where the view will stop, while it still moves.
func (t *camera) prepareAhead() {
	comesToRest := t.glide.way.Runs() || t.still > 2 && t.still < SettleTicks
	if comesToRest && t.clinicSheet != (sprites.Sheet{}) && t.clinicScale != t.projection.Scale {
		pictures.Sheet(t.projection.Scale, t.clinicSheet.Theme).Follow(t.clinicSheet)
	}
}
