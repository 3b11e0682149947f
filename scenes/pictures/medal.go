package pictures

import (
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// Medal draws a medal of the campaign into the middle of an area: bronze, silver and gold are 1 to 3, and have as
// many pips to tell them apart. A medal that was not won is an empty ring.
func Medal(c *ui.Canvas, medal int, won bool, r ui.Rect) {
	x, y := r.Center()
	radius := min(r.W, r.H) / 2
	if !won {
		c.Circle(x, y, radius, theme.Card)
		c.CircleLine(x, y, radius-1, 1.5, theme.Edge)
		return
	}
	metal := [...]theme.Color{theme.Bronze, theme.Silver, theme.Gold}[medal-1]
	c.Circle(x, y, radius, theme.Darker(metal, 0.25))
	c.Circle(x, y, radius*0.84, metal)
	pip := radius * 0.15
	ink := theme.Darker(metal, 0.55)
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
