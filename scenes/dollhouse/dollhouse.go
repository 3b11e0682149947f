// Package dollhouse shows clinics and pieces of the game in panels: previews, thumbnails, the clinic beside a ledger.
package dollhouse

import (
	"math"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/pictures"
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

// House is all that a player has in a panel: the clinic, and the annex beside it. It is drawn once and kept until it is
// shown something else or another size.
type House struct {
	grounds Grounds
	view    sprites.View
	annex   sprites.View
	picture ui.Picture
	walkers [2]int // of the clinic and the annex, before Walk

	place Place // what is drawn nearer than all fits
	near  float64
	lit   sprites.View   // of that place alone
	alone sprites.Clinic // that place alone
	sheet float64        // of the sheet that it is drawn from
}

// Place is a space of the clinic or of the annex.
type Place struct {
	Space clinic.Space
	Annex bool
}

const (
	nearer = 1.3  // how much larger all is drawn when it is wholly near
	aside  = 0.21 // of the width, where the place lies then: beside it is room for what is told of it
)

// Near has the view go to a place, from 0, where all is in sight, to 1.
func (h *House) Near(place Place, near float64) {
	if place != h.place || near != h.near {
		h.place, h.near = place, near
		h.picture.Change()
	}
}

// board is the clinic that the place lies in, and its view.
func (h *House) board() (*sprites.Clinic, *sprites.View) {
	if h.place.Annex && h.grounds.Annex != nil {
		return h.grounds.Annex, &h.annex
	}
	return h.grounds.Clinic, &h.view
}

// approach is a projection of the clinic with its place as near as it is to be, in a picture of a size in device
// pixels.
func (h *House) approach(p sprites.Projection, w, height float64) sprites.Projection {
	if h.near == 0 {
		return p
	}
	at := p.Centre(h.place.Space)
	if h.place.Annex && h.grounds.Annex != nil {
		x, y := h.grounds.annexCorner()
		corner := p.At(0, x, y, 0)
		at.X, at.Y = at.X+corner.X-p.X, at.Y+corner.Y-p.Y
	}
	larger := 1 + (nearer-1)*h.near
	p.X = at.X + (w*aside-at.X)*h.near - (at.X-p.X)*larger
	p.Y = at.Y + (height/2-at.Y)*h.near - (at.Y-p.Y)*larger
	p.Scale *= larger
	return p
}

// DrawNear draws the place once more, alone: over what was drawn over the house since.
func (h *House) DrawNear(c *ui.Canvas, area ui.Rect) {
	if h.near == 0 || h.grounds.Clinic == nil {
		return
	}
	board, view := h.board()
	h.alone = *board
	h.alone.Rooms, h.alone.Empty, h.alone.Walkers, h.alone.Slots = nil, nil, nil, nil
	for i := range board.Rooms {
		if board.Rooms[i].Space == h.place.Space {
			h.alone.Rooms = board.Rooms[i : i+1]
		}
	}
	p := view.Projection
	x, y := c.Device(area.X, area.Y)
	p.X, p.Y = p.X+x, p.Y+y
	h.lit.Arrange(&h.alone, p)
	h.lit.DrawRooms(c.Target, pictures.Sheet(h.sheet))
}

// Show has something else drawn from now on.
func (h *House) Show(g Grounds) {
	h.grounds = g
	h.walkers = [2]int{len(g.Clinic.Walkers), 0}
	if g.Annex != nil {
		h.walkers[1] = len(g.Annex.Walkers)
	}
	h.picture.Change()
}

// Walk has people drawn on their way through clinic and annex besides all else, until others are.
func (h *House) Walk(clinic, annex []sprites.Walker) {
	g := &h.grounds
	g.Clinic.Walkers = append(g.Clinic.Walkers[:h.walkers[0]], clinic...)
	if g.Annex != nil {
		g.Annex.Walkers = append(g.Annex.Walkers[:h.walkers[1]], annex...)
	}
	h.picture.Change()
}

// Point gives where a place of the clinic or the annex lies, in logical pixels of the canvas whose area the house was
// drawn into last.
func (h *House) Point(annex bool, at Stand, area ui.Rect, scale float64) (x, y float64) {
	view := &h.view
	if annex {
		view = &h.annex
	}
	p := view.At(float64(at.Floor), at.X, at.Y, at.Z)
	return area.X + p.X/scale, area.Y + p.Y/scale
}

// Grounds is what is drawn now: change it, then call Show with it. It is empty before the first Show.
func (h *House) Grounds() Grounds { return h.grounds }

const (
	largest     = 1.25 // against 100 %: no room is drawn larger in a panel
	worthCloser = 1.08 // how much larger everything must get for floors to be drawn closer to each other
)

// gaps from floor to floor, from the best one to look into.
var gaps = [...]float64{sprites.FloorGap, 190, 150}

// Draw paints all of it into the middle of an area.
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
		h.sheet = p.Scale // a sheet of another size takes longer than a frame
		p = h.approach(p, float64(size.X), float64(size.Y))
		h.view.DrawClinic(c.Target, pictures.Sheet(h.sheet), h.grounds.Clinic, p)
		if h.grounds.Annex != nil {
			x, y := h.grounds.annexCorner()
			at := p.At(0, x, y, 0)
			p.X, p.Y = math.Round(at.X), math.Round(at.Y)
			h.annex.DrawClinic(c.Target, pictures.Sheet(h.sheet), h.grounds.Annex, p)
		}
	})
}

// fit gives the projection of the clinic with which all of it is as large as it goes into the middle of a picture of a
// size in device pixels.
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

// Foot gives where a person of the clinic stands, or of the annex, by the index in clinic.People, in logical pixels of
// the canvas whose area the house was drawn into.
func (h *House) Foot(annex bool, person int, area ui.Rect, scale float64) (x, y float64, ok bool) {
	view := &h.view
	if annex {
		view = &h.annex
	}
	foot, ok := view.Foot(person)
	return area.X + foot.X/scale, area.Y + foot.Y/scale, ok
}

// Centre gives the middle of a space of the clinic, in logical pixels of the canvas whose area the house was drawn into
// last.
func (h *House) Centre(space clinic.Space, area ui.Rect, scale float64) (x, y float64) {
	at := h.view.Centre(space)
	return area.X + at.X/scale, area.Y + at.Y/scale
}
