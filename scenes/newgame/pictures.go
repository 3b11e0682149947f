package newgame

import (
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// paintPicture paints the picture of an extension on its ground, fade from 0 to 1.
func paintPicture(c *ui.Canvas, id string, r ui.Rect, fade float64) {
	c.Round(r, 12, paint.Ground)
	switch d := dress.Of(id); {
	case d == nil:
	case d.Plan != nil:
		dollhouse.Thumbnail(c, d.Plan, r.Inset(r.W*0.08), 2)
	default:
		pictures.UpTo(c, d.Picture, r.Inset(r.W*0.12), 2.4, fade)
	}
}
