package dollhouse

import (
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Thumbnail draws a clinic as colored blocks, as large as it fits into an area, but at most largest times 100 %.
func Thumbnail(c *ui.Canvas, shown *sprites.Clinic, area ui.Rect, largest float64) {
	Grounds{Clinic: shown}.Thumbnail(c, area, largest)
}

// Thumbnail draws clinic and annex as colored blocks, as large as they fit into an area, but at most largest times
// 100 %.
func (g Grounds) Thumbnail(c *ui.Canvas, area ui.Rect, largest float64) {
	width, height := g.ThumbnailSize()
	size := min(area.W/width, area.H/height, largest)
	x, y := area.Center()
	g.PutThumbnail(x, y+height/2*size, size, func(id sprites.ID, x, y, size float64) { pictures.Draw(c, id, x, y, size, 0) })
}

// ThumbnailSize returns the size of the thumbnail, in pixels at 100 %.
func (g Grounds) ThumbnailSize() (width, height float64) {
	width, height = sprites.ThumbnailSize(g.Clinic)
	if g.Annex != nil {
		dx, dy := sprites.ThumbnailBeside(g.Clinic, g.Annex)
		annex, _ := sprites.ThumbnailSize(g.Annex)
		width, height = width/2+dx+annex/2, height+dy
	}
	return width, height
}

// PutThumbnail puts the thumbnail with its middle above cx and its lowest point at bottom; a size of 1 is 100 %. put
// draws a picture with its anchor at x, y.
func (g Grounds) PutThumbnail(cx, bottom, size float64, put func(id sprites.ID, x, y, size float64)) {
	if g.Annex == nil {
		sprites.Thumbnail(g.Clinic, cx, bottom, size, put)
		return
	}
	width, _ := g.ThumbnailSize()
	clinic, _ := sprites.ThumbnailSize(g.Clinic)
	dx, dy := sprites.ThumbnailBeside(g.Clinic, g.Annex)
	x := cx - (width-clinic)/2*size
	sprites.Thumbnail(g.Clinic, x, bottom-dy*size, size, put)
	sprites.Thumbnail(g.Annex, x+dx*size, bottom, size, put)
}
