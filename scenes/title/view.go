package title

import (
	"math"

	"clinic/scenes/ui"
)

// view is the picture beside the panel: a clinic on its lot, in a light town.
type view struct {
	picture ui.Picture
	area    ui.Rect
}

func (v *view) place(width, height, _ float64) {
	v.area = ui.Rect{W: width, H: height}
	v.picture.Change()
}

func (v *view) draw(c *ui.Canvas) { v.picture.Show(c, v.area, v.paint) }

// Logo draws the three floors of the game's sign around x, y; size 1 is 34 pixels wide.
func Logo(c *ui.Canvas, x, y, size float64) {
	shape := func(color ui.Color, points ...ui.Point) {
		for i := range points {
			points[i] = ui.Point{X: x + points[i].X*size, Y: y + points[i].Y*size}
		}
		c.Polygon(color, points...)
	}
	shape(ui.Mix(ui.TreatColor, ui.Card, 0.25), ui.Point{X: 0, Y: -17}, ui.Point{X: 17, Y: -8.5}, ui.Point{}, ui.Point{X: -17, Y: -8.5})
	for i, color := range []ui.Color{ui.HubColor, ui.SupplyColor} {
		d := float64(i) * 8
		shape(color, ui.Point{X: -17, Y: -4.5 + d}, ui.Point{X: 0, Y: 4 + d}, ui.Point{X: 17, Y: -4.5 + d},
			ui.Point{X: 17, Y: -1 + d}, ui.Point{X: 0, Y: 7.5 + d}, ui.Point{X: -17, Y: -1 + d})
	}
}

// paint draws the town, fading to the ground near the clinic.
func (v *view) paint(c *ui.Canvas) {
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, ui.Ground)
	const wide, deep = 210.0, 105.0
	cx, cy := c.Width*0.66, c.Height*0.55
	for row := -9; row <= 9; row++ {
		for column := -9; column <= 9; column++ {
			x, y := cx+float64(column-row)*wide/2, cy+float64(column+row)*deep/2
			far := math.Hypot((x-cx)/c.Width, (y-cy)/c.Height)
			if far < 0.3 || x < -wide || x > c.Width+wide || y < -deep || y > c.Height+2*deep {
				continue
			}
			strength := min(1, (far-0.3)*3)
			seed := uint32(row*31+column*17+997) * 2654435761
			high := 14 + float64(seed>>20%4)*12
			if seed>>9%5 == 0 {
				v.park(c, x, y, wide*0.8, deep*0.8, strength)
			} else {
				block(c, x, y, wide*0.78, deep*0.78, high, strength)
			}
		}
	}
}

// block draws a house without windows: roof, south and east face.
func block(c *ui.Canvas, x, y, w, d, high, strength float64) {
	tone := ui.Mix(ui.Ground, ui.Paper, 0.8)
	c.Polygon(ui.Mix(ui.Ground, ui.Darker(ui.Ground, 0.10), strength),
		ui.Point{X: x - w/2, Y: y - high}, ui.Point{X: x, Y: y + d/2 - high}, ui.Point{X: x, Y: y + d/2}, ui.Point{X: x - w/2, Y: y})
	c.Polygon(ui.Mix(ui.Ground, ui.Darker(ui.Ground, 0.16), strength),
		ui.Point{X: x + w/2, Y: y - high}, ui.Point{X: x, Y: y + d/2 - high}, ui.Point{X: x, Y: y + d/2}, ui.Point{X: x + w/2, Y: y})
	c.Polygon(ui.Mix(ui.Ground, tone, strength),
		ui.Point{X: x, Y: y - d/2 - high}, ui.Point{X: x + w/2, Y: y - high}, ui.Point{X: x, Y: y + d/2 - high}, ui.Point{X: x - w/2, Y: y - high})
}

func (v *view) park(c *ui.Canvas, x, y, w, d, strength float64) {
	green := ui.Mix(ui.Ground, ui.GardenColor, 0.25*strength)
	c.Polygon(green, ui.Point{X: x, Y: y - d/2}, ui.Point{X: x + w/2, Y: y}, ui.Point{X: x, Y: y + d/2}, ui.Point{X: x - w/2, Y: y})
	for _, at := range []ui.Point{{X: -0.2, Y: 0}, {X: 0.15, Y: -0.12}, {X: 0.1, Y: 0.18}} {
		tx, ty := x+at.X*w, y+at.Y*d
		c.Circle(tx, ty-8, 9, ui.Mix(ui.Ground, ui.GardenColor, 0.55*strength))
		c.Circle(tx-2, ty-11, 5, ui.Mix(ui.Ground, ui.Mix(ui.GardenColor, ui.Card, 0.4), 0.6*strength))
	}
}
