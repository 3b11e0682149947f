package dollhouse

import (
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Thumbnail draws a clinic as coloured blocks, as large as it goes into an area but at most largest times 100 %.
func Thumbnail(c *ui.Canvas, shown *sprites.Clinic, area ui.Rect, largest float64) {
	width, height := sprites.ThumbnailSize(shown)
	size := min(area.W/width, area.H/height, largest)
	x, y := area.Center()
	sprites.Thumbnail(shown, x, y+height/2*size, size, func(id sprites.ID, x, y, size float64) { Picture(c, id, x, y, size, 0) })
}
