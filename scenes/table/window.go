package table

import (
	"clinic/scenes/arrangement"
	"clinic/scenes/paper"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
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

	sheet, clinicSheet sprites.Sheet
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

// Slots returns where the parts of the table lie in this window, and what each has room for.
func (t *window) Slots() arrangement.Slots { return t.layout.Slots }

// Spots returns everything that can be pointed at now; of two that overlap the later one lies above. The list is
// valid until the next Show or Layout.
func (t *window) Spots() []paper.Spot { return t.spots }

// Spot returns the spot of a thing and whether it is there.
func (t *window) Spot(of thing.Thing) (paper.Spot, bool) {
	for i := range t.spots {
		if t.spots[i].Thing == of {
			return t.spots[i], true
		}
	}
	return paper.Spot{}, false
}

// art draws a picture at a place in logical pixels.
func (t *window) art(c *ui.Canvas, id sprites.ID, x, y float64, o sprites.Options) {
	dx, dy := c.Device(x, y)
	t.sheet.Draw(c.Target, id, dx, dy, o)
}

func (t *window) artCentred(c *ui.Canvas, id sprites.ID, x, y, size float64) {
	w, h := id.Size()
	ax, ay := id.Anchor()
	t.art(c, id, x+(ax-w/2)*size, y+(ay-h/2)*size, sprites.Options{Scale: size})
}

// piecesUnder returns how much of the rooms and people of the clinic, and of the spaces that take the held piece,
// lies in a rectangle, in square logical pixels. Where they overlap each counts.
func (t *window) piecesUnder(r ui.Rect) (area float64) {
	for i := range t.spots[:t.panelsFrom] {
		what, spot := t.spots[i].Thing, t.spots[i].Rect
		counts := what.Kind == thing.Person
		if what.Kind == thing.Space {
			counts = !t.BoardOn(what.Board).At(what.Space).Empty() || t.Look.On(what.Board).Space[what.Space.Index()].Legal
		}
		if in := r.Intersect(spot); counts {
			area += in.W * in.H
		}
	}
	return area
}
