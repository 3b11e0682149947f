package ui

import (
	"math"

	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2/vector"
)

// Round paints an area with rounded corners. A radius of half the height makes a pill, or a circle.
func (c *Canvas) Round(r Rect, radius float64, color theme.Color) {
	c.cover(r, color)
	theme.Round(c.Target, c.Pixels(r), radius*c.Scale, c.Theme.RGBA(color))
}

// RoundLine draws the inner border of an area with rounded corners.
func (c *Canvas) RoundLine(r Rect, radius, thickness float64, color theme.Color) {
	theme.RoundLine(c.Target, c.Pixels(r), radius*c.Scale, thickness*c.Scale, c.Theme.RGBA(color))
}

// Circle paints a disc around x, y.
func (c *Canvas) Circle(x, y, radius float64, color theme.Color) {
	c.Round(Rect{x - radius, y - radius, 2 * radius, 2 * radius}, radius, color)
}

// CircleLine draws a ring inside the disc around x, y.
func (c *Canvas) CircleLine(x, y, radius, thickness float64, color theme.Color) {
	c.RoundLine(Rect{x - radius, y - radius, 2 * radius, 2 * radius}, radius, thickness, color)
}

// Dotted draws a line of dots.
func (c *Canvas) Dotted(x1, y1, x2, y2 float64, color theme.Color) {
	length := math.Hypot(x2-x1, y2-y1)
	for at := 0.0; at <= length; at += 7 {
		c.Circle(x1+(x2-x1)*at/length, y1+(y2-y1)*at/length, 1.7, color)
	}
}

// Shadow draws the soft shadow of an area with rounded corners. strength is 1 for a panel, 0.6 for a button.
func (c *Canvas) Shadow(r Rect, radius, strength float64) {
	theme.Shadow(c.Target, c.Pixels(r), radius*c.Scale, c.Scale, c.Theme.RGBA(theme.Fade(theme.Shade, strength)))
}

// Panel draws a sheet with its shadow. The corner radius of panels is 14, of the tray 16.
func (c *Canvas) Panel(r Rect, radius float64) {
	c.Shadow(r, radius, 1)
	c.Round(r, radius, theme.Card)
	if c.Theme.Contrast {
		c.RoundLine(r, radius, c.edgeWidth(), theme.Edge)
	}
}

// Tile paints the background of something usable; with high contrast it has a border.
func (c *Canvas) Tile(r Rect, radius float64, color theme.Color) {
	c.Round(r, radius, color)
	if c.Theme.Contrast {
		c.RoundLine(r, radius, c.edgeWidth(), theme.Edge)
	}
}

// RibbonHeight is the height of the ribbon across the top of a screen.
const RibbonHeight = 56

// Ribbon draws the ribbon.
func (c *Canvas) Ribbon() {
	c.Panel(Rect{-40, -40, c.Width + 80, RibbonHeight + 40}, 0)
}

// EmptyPlace draws the dashed border of a place that something may fill.
func (c *Canvas) EmptyPlace(r Rect, radius float64) {
	c.Dashed(r, radius, 1.5, 4, theme.Dashes)
}

// Dashed draws a dashed border inside an area; dash is the length of a dash and of a gap.
func (c *Canvas) Dashed(r Rect, radius, thickness, dash float64, color theme.Color) {
	if r.W <= 0 || r.H <= 0 {
		return
	}
	theme.Dashed(c.Target, c.Pixels(r), radius*c.Scale, thickness*c.Scale, dash*c.Scale, c.Theme.RGBA(color))
}

// Line draws a straight line with round ends.
func (c *Canvas) Line(x1, y1, x2, y2, thickness float64, color theme.Color) {
	var ends [2]theme.Point
	ends[0].X, ends[0].Y = c.Device(x1, y1)
	ends[1].X, ends[1].Y = c.Device(x2, y2)
	theme.Line(c.Target, ends[:], thickness*c.Scale, c.Theme.RGBA(color))
}

// Polygon paints a shape with smooth edges. It costs far more than a rounded area: use it for what is drawn once
// into a Picture, or for a few shapes per frame.
func (c *Canvas) Polygon(color theme.Color, points ...theme.Point) {
	if len(points) < 3 {
		return
	}
	var path vector.Path
	for i, p := range points {
		x, y := c.Device(p.X, p.Y)
		if i == 0 {
			path.MoveTo(float32(x), float32(y))
		} else {
			path.LineTo(float32(x), float32(y))
		}
	}
	path.Close()
	options := vector.DrawPathOptions{AntiAlias: true}
	options.ColorScale.ScaleWithColor(c.Theme.RGBA(color))
	vector.FillPath(c.Target, &path, nil, &options)
}
