package ui

import (
	"clinic/paint"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

// Point is a place in logical pixels.
type Point struct{ X, Y float64 }

// Polygon paints a shape with smooth edges. It costs far more than a rounded area: use it for what is drawn once into a
// Picture, or for a few shapes a frame.
func (c *Canvas) Polygon(color paint.Color, points ...Point) {
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
	c.fillPath(&path, color)
}

// Line draws a straight line with round ends.
func (c *Canvas) Line(x1, y1, x2, y2, thickness float64, color paint.Color) {
	var path vector.Path
	a, b := c.Device(x1, y1)
	path.MoveTo(float32(a), float32(b))
	a, b = c.Device(x2, y2)
	path.LineTo(float32(a), float32(b))
	options := vector.DrawPathOptions{AntiAlias: true}
	options.ColorScale.ScaleWithColor(color)
	vector.StrokePath(c.Target, &path, &vector.StrokeOptions{Width: float32(thickness * c.Scale), LineCap: vector.LineCapRound}, &options)
}

func (c *Canvas) fillPath(path *vector.Path, color paint.Color) {
	options := vector.DrawPathOptions{AntiAlias: true}
	options.ColorScale.ScaleWithColor(color)
	vector.FillPath(c.Target, path, nil, &options)
}

// Picture is a drawing kept at its final size, so that what is costly to draw is drawn once.
type Picture struct {
	image *ebiten.Image
	scale float64
	stale bool
}

// Change has the picture drawn anew the next time it is shown.
func (p *Picture) Change() { p.stale = true }

// Show draws the picture into an area, calling paint first if the size or scale is new or Change was called. paint gets a
// canvas whose origin is the area's upper left corner.
func (p *Picture) Show(c *Canvas, area Rect, paint func(c *Canvas)) {
	device := c.Pixels(area)
	if device.Empty() {
		return
	}
	if p.image == nil || p.image.Bounds().Size() != device.Size() || p.scale != c.Scale || p.stale {
		if p.image == nil || p.image.Bounds().Size() != device.Size() {
			if p.image != nil {
				p.image.Deallocate()
			}
			p.image = ebiten.NewImage(device.Dx(), device.Dy())
		}
		p.image.Clear()
		p.scale, p.stale = c.Scale, false
		paint(NewCanvas(p.image, c.Scale))
	}
	c.image.GeoM.Reset()
	c.image.GeoM.Translate(float64(device.Min.X), float64(device.Min.Y))
	c.image.ColorScale.Reset()
	c.Target.DrawImage(p.image, &c.image)
}
