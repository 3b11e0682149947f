package ui

import (
	"image"

	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// large is how many pixels a picture has at least that gets a texture of its own: in the one that small pictures share
// it would leave a hole for good.
const large = 512 * 512

// Picture is a drawing kept at its final size, so that what is costly to draw is drawn once.
type Picture struct {
	image *ebiten.Image
	scale float64
	look  theme.Theme
	stale bool
}

// Change has the picture drawn anew the next time it is shown.
func (p *Picture) Change() { p.stale = true }

// Close gives the memory of the picture back; when it is shown again, it is drawn anew.
func (p *Picture) Close() {
	if p.image != nil {
		p.image.Deallocate()
		p.image = nil
	}
}

// Show draws the picture into an area, calling draw first if the size, the scale or the look is new or Change was
// called. draw gets a canvas whose origin is the area's upper left corner.
func (p *Picture) Show(c *Canvas, area Rect, draw func(c *Canvas)) {
	device := c.Pixels(area)
	if device.Empty() {
		return
	}
	if p.image == nil || p.image.Bounds().Size() != device.Size() || p.scale != c.Scale || p.look != theme.Current() || p.stale {
		if p.image == nil || p.image.Bounds().Size() != device.Size() {
			if p.image != nil {
				p.image.Deallocate()
			}
			p.image = ebiten.NewImageWithOptions(image.Rect(0, 0, device.Dx(), device.Dy()), &ebiten.NewImageOptions{Unmanaged: device.Dx()*device.Dy() > large})
		}
		p.image.Clear()
		p.scale, p.look, p.stale = c.Scale, theme.Current(), c.Draft
		canvas := NewCanvas(p.image, c.Scale)
		canvas.Draft = c.Draft
		draw(canvas)
	}
	c.image.GeoM.Reset()
	c.image.GeoM.Translate(float64(device.Min.X), float64(device.Min.Y))
	c.image.ColorScale.Reset()
	c.Target.DrawImage(p.image, &c.image)
}
