package pictures

import (
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// Medal draws a medal of the campaign into the middle of an area: bronze, silver and gold are 1 to 3, and have as
// many pips to tell them apart. A medal that was not won is an empty ring.
func Medal(c *ui.Canvas, medal int, won bool, r ui.Rect) {
	x, y := r.Center()
	radius := min(r.W, r.H) / 2
	if !won {
		c.Circle(x, y, radius, paint.Card)
		c.CircleLine(x, y, radius-1, 1.5, paint.Edge)
		return
	}
	metal := [...]paint.Color{paint.Bronze, paint.Silver, paint.Gold}[medal-1]
	c.Circle(x, y, radius, paint.Darker(metal, 0.25))
	c.Circle(x, y, radius*0.84, metal)
	pip := radius * 0.15
	ink := paint.Darker(metal, 0.55)
	switch medal {
	case 1:
		c.Circle(x, y, pip*1.2, ink)
	case 2:
		c.Circle(x-radius*0.28, y, pip, ink)
		c.Circle(x+radius*0.28, y, pip, ink)
	default:
		c.Circle(x, y-radius*0.28, pip, ink)
		c.Circle(x-radius*0.3, y+radius*0.24, pip, ink)
		c.Circle(x+radius*0.3, y+radius*0.24, pip, ink)
	}
}
