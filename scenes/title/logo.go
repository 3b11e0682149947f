package title

import (
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// logoFoot is how far the sign of size 1 goes below its middle.
const logoFoot = 15.5

// Logo draws the three floors of the game's sign around x, y; size 1 is 34 pixels wide.
func Logo(c *ui.Canvas, x, y, size float64) {
	shape := func(color paint.Color, points ...paint.Point) {
		for i := range points {
			points[i] = paint.Point{X: x + points[i].X*size, Y: y + points[i].Y*size}
		}
		c.Polygon(color, points...)
	}
	shape(paint.Mix(paint.TreatColor, paint.Card, 0.25), paint.Point{X: 0, Y: -17}, paint.Point{X: 17, Y: -8.5}, paint.Point{}, paint.Point{X: -17, Y: -8.5})
	for i, color := range []paint.Color{paint.HubColor, paint.SupplyColor} {
		d := float64(i) * 8
		shape(color, paint.Point{X: -17, Y: -4.5 + d}, paint.Point{X: 0, Y: 4 + d}, paint.Point{X: 17, Y: -4.5 + d},
			paint.Point{X: 17, Y: -1 + d}, paint.Point{X: 0, Y: 7.5 + d}, paint.Point{X: -17, Y: -1 + d})
	}
}
