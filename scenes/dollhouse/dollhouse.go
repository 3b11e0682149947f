// Package dollhouse shows clinics and pieces of the game in panels: previews, thumbnails, other clinics.
package dollhouse

import (
	"math"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Layout returns the picture of a beginners' layout (B42) on a board with a number of columns.
func Layout(color clinic.Level, columns int8) *sprites.Clinic {
	board := clinic.Clinic{Columns: columns, Rows: clinic.MaxRows}
	layout, _ := clinic.LayoutOf(color, columns)
	for _, component := range layout.Components {
		board.Place(clinic.BlueprintOf(component.Kind), component)
	}
	return Of(&board, make(game.Numbers, game.NumberCount))
}

// House shows everything that a player has in a panel: the clinic, and the annex beside it. It is drawn once and
// cached until its contents or its size change.
type House struct {
	grounds Grounds
	view    sprites.View
	annex   sprites.View
	picture ui.Picture
}

// Show changes what is drawn.
func (h *House) Show(g Grounds) {
	h.grounds = g
	h.picture.Change()
}

const (
	largest     = 1.25 // relative to 100 %: no room is drawn larger in a panel
	worthCloser = 1.08 // how much larger everything must get for floors to be drawn closer together
)

// gaps lists distances between floors, starting with the one that shows most of their insides.
var gaps = [...]float64{sprites.FloorGap, 190, 150}

// Draw paints the house into the middle of an area.
func (h *House) Draw(c *ui.Canvas, area ui.Rect) {
	if h.grounds.Clinic == nil || area.W < 8 || area.H < 8 {
		return
	}
	h.picture.Show(c, area, func(c *ui.Canvas) {
		size := c.Target.Bounds().Size()
		var p sprites.Projection
		for _, gap := range gaps {
			closer := h.grounds.fit(float64(size.X), float64(size.Y), gap, largest*c.Scale)
			if closer.Scale > p.Scale*worthCloser {
				p = closer
			}
		}
		h.view.DrawClinic(c.Target, pictures.Sheet(p.Scale, c.Theme), h.grounds.Clinic, p)
		if h.grounds.Annex != nil {
			x, y := h.grounds.annexCorner()
			at := p.At(0, x, y, 0)
			p.X, p.Y = math.Round(at.X), math.Round(at.Y)
			h.annex.DrawClinic(c.Target, pictures.Sheet(p.Scale, c.Theme), h.grounds.Annex, p)
		}
	})
}

// fit returns the projection of the clinic with which everything fits as large as possible into the middle of a
// picture of a size in device pixels.
func (g Grounds) fit(w, h, gap, largest float64) sprites.Projection {
	floors := 1
	for i := range g.Clinic.Rooms {
		floors = max(floors, int(g.Clinic.Rooms[i].Space.Floor)+1)
	}
	if g.Annex == nil {
		return sprites.Fit(g.Clinic.Columns, g.Clinic.Rows, floors, 0, 0, w, h, gap, largest)
	}
	x, y := g.annexCorner()
	return sprites.FitBeside(g.Clinic, g.Annex, x, y, floors, w, h, gap, largest)
}

// Point returns where a place of the clinic or the annex lies, in logical pixels of the canvas whose area the house was
// drawn into last.
func (h *House) Point(board game.BoardName, at Stand, area ui.Rect, scale float64) (x, y float64) {
	view := &h.view
	if board != game.Home {
		view = &h.annex
	}
	p := view.At(float64(at.Floor), at.X, at.Y, at.Z)
	return area.X + p.X/scale, area.Y + p.Y/scale
}

// Centre returns the middle of a space of the clinic, in logical pixels of the canvas; area is where the house was
// last drawn.
func (h *House) Centre(space clinic.Space, area ui.Rect, scale float64) (x, y float64) {
	at := h.view.Centre(space)
	return area.X + at.X/scale, area.Y + at.Y/scale
}
