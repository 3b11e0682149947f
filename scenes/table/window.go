package table

import (
	"clinic/scenes/paper"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// window is what is shown, how large the window is, and what can be pointed at in it.
type window struct {
	view.Shown
	layout     panels.Layout
	spots      []paper.Spot
	panelsFrom int     // the index of the first spot of the panels; those before lie on the clinic
	width      float64 // of the window, in logical pixels
	height     float64
	scale      float64 // device pixels per logical one
	leftHanded bool    // as the settings say

	sheet, clinicSheet *sprites.Sheet
	clinicScale        float64 // of the clinic's art, in device pixels per pixel at 100 %
}

func (t *window) curtainSheet() ui.Rect {
	w, h := min(460, t.width-32), min(372.0, t.height-16)
	return ui.Rect{X: (t.width - w) / 2, Y: (t.height - h) / 2, W: w, H: h}
}

// ClinicArea returns where the clinic is shown, between the panels.
func (t *window) ClinicArea() ui.Rect { return t.layout.Clinic }

// CurtainButton returns where the curtain is opened.
func (t *window) CurtainButton() ui.Rect {
	r := t.curtainSheet()
	return ui.Rect{X: r.X + 32, Y: r.Bottom() - 84 - 52, W: r.W - 64, H: 52}
}

// CurtainSeats returns where a seat is handed over behind the curtain.
func (t *window) CurtainSeats() ui.Rect {
	r := t.curtainSheet()
	return ui.Rect{X: r.X + 32, Y: r.Bottom() - 28 - 44, W: r.W - 64, H: 44}
}
