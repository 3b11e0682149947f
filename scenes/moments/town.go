package moments

import (
	"math"

	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// townSize is the scale at which the town is drawn, 1 for 100 %.
const townSize = 0.6

// paintBlocks paints the town over the whole canvas; night is 0 by day and 1 at night.
func paintBlocks(c *ui.Canvas, night float64) {
	scale := math.Round(townSize*c.Scale*20) / 20 // few sizes, since each needs its own sheet
	p := sprites.Projection{X: c.Width * c.Scale / 2, Y: c.Height * c.Scale * 0.3, Scale: scale}
	dollhouse.Town(c, pictures.Sheet(scale, c.Theme), p.Snap(), 0, 0, night)
}
