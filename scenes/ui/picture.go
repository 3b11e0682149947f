package ui

import (
	"image"

	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// large is the number of device pixels from which a picture gets a texture of its own: in the texture that small
// pictures share it would leave a hole for good.
const large = 512 * 512

// Picture is a drawing cached at its final size, so that costly things are drawn once.
type Picture struct {
	image *ebiten.Image
	scale float64
	look  theme.Theme
	stale bool
}

// Change makes the picture be redrawn the next time it is shown.
func (p *Picture) Change() { p.stale = true }

// Close frees the picture's memory; it is redrawn when it is shown again.
func (p *Picture) Close() {
	if p.image != nil {
		p.image.Deallocate()
		p.image = nil
	}
}

// Show draws the picture into an area. It calls draw first if the size, the scale or the theme is new, or after
// Change. draw gets a canvas whose origin is the upper left corner of the area.
func (p *Picture) Show(c *Canvas, area Rect, draw func(c *Canvas)) {
	device := c.Pixels(area)
	if device.Empty() {
		return
	}
	if p.image == nil || p.image.Bounds().Size() != device.Size() || p.scale != c.Scale || p.look != c.Theme || p.stale {
		if p.image == nil || p.image.Bounds().Size() != device.Size() {
			if p.image != nil {
				p.image.Deallocate()
			}
			p.image = ebiten.NewImageWithOptions(image.Rect(0, 0, device.Dx(), device.Dy()), &ebiten.NewImageOptions{Unmanaged: device.Dx()*device.Dy() > large})
		}
		p.image.Clear()
		p.scale, p.look, p.stale = c.Scale, c.Theme, c.Draft
		canvas := NewCanvas(c.Reader, p.image, c.Scale)
		canvas.Draft = c.Draft
		draw(canvas)
	}
	c.image.GeoM.Reset()
	c.image.GeoM.Translate(float64(device.Min.X), float64(device.Min.Y))
	c.image.ColorScale.Reset()
	c.Target.DrawImage(p.image, &c.image)
}
