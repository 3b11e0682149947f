// Package dollhouse shows clinics and pieces of the game in panels: previews, thumbnails, the clinic beside a ledger.
package dollhouse

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Layout gives what is drawn of a beginners' layout (B42) on a board with so many columns.
func Layout(color clinic.Level, columns int8) *sprites.Clinic {
	board := clinic.Clinic{Columns: columns, Rows: clinic.MaxRows}
	layout, _ := clinic.LayoutOf(color, columns)
	for _, component := range layout.Components {
		board.Place(clinic.BlueprintOf(component.Kind), component)
	}
	return Of(&board, make(game.Numbers, game.NumberCount))
}

// House is a clinic in a panel. It is drawn once and kept until it is shown another clinic or another size.
type House struct {
	clinic  *sprites.Clinic
	view    sprites.View
	picture ui.Picture
}

// Show has another clinic drawn from now on.
func (h *House) Show(c *sprites.Clinic) {
	h.clinic = c
	h.picture.Change()
}

// Clinic is what is drawn now: change it, then call Show with it. It is nil before the first Show.
func (h *House) Clinic() *sprites.Clinic { return h.clinic }

const (
	largest     = 1.25 // against 100 %: no room is drawn larger in a panel
	worthCloser = 1.08 // how much larger everything must get for floors to be drawn closer to each other
)

// gaps from floor to floor, from the best one to look into.
var gaps = [...]float64{sprites.FloorGap, 190, 150}

// Draw paints the whole clinic into the middle of an area.
func (h *House) Draw(c *ui.Canvas, area ui.Rect) {
	if h.clinic == nil || area.W < 8 || area.H < 8 {
		return
	}
	h.picture.Show(c, area, func(c *ui.Canvas) {
		floors := 1
		for i := range h.clinic.Rooms {
			floors = max(floors, int(h.clinic.Rooms[i].Space.Floor)+1)
		}
		size := c.Target.Bounds().Size()
		var p sprites.Projection
		for _, gap := range gaps {
			closer := sprites.Fit(h.clinic.Columns, h.clinic.Rows, floors, 0, 0, float64(size.X), float64(size.Y), gap, largest*c.Scale)
			if closer.Scale > p.Scale*worthCloser {
				p = closer
			}
		}
		h.view.DrawClinic(c.Target, Sheet(p.Scale), h.clinic, p)
	})
}

// Foot gives where the person of that index in clinic.People stands, in logical pixels of the canvas whose area the house was drawn into.
func (h *House) Foot(person int, area ui.Rect, scale float64) (x, y float64, ok bool) {
	foot, ok := h.view.Foot(person)
	return area.X + foot.X/scale, area.Y + foot.Y/scale, ok
}
