// Package ui is the toolkit of the scenes: canvas, text, panels, buttons and other widgets.
//
// All lengths are logical pixels ("at 100 %" in the palette). A Canvas converts them to device pixels, so that
// everything is drawn at its final size and is sharp at every density. The widgets are our own: the toolkits we
// tried read the devices themselves, lay out while drawing and cannot say whether anything changed, so that scenes
// could neither be tested by feeding them gestures nor be redrawn only when needed.
package ui

import (
	"image"
	"math"

	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Canvas is what a scene draws on, measured in logical pixels.
type Canvas struct {
	*Reader

	Target    *ebiten.Image // in device pixels
	Scale     float64       // device pixels in a logical pixel
	Width     float64       // logical pixels
	Height    float64
	Landmarks *Landmarks // where things are, for tests and tools; nil if not collected
	Cites     *Cites     // the rules that are cited; nil if not collected
	Mains     *Mains     // where the main buttons are; nil if not collected
	Draft     bool       // this drawing is incomplete and never seen: don't cache any of it

	offsetX, offsetY float64
	clip             Rect
	image            ebiten.DrawImageOptions
	clips            map[image.Rectangle]*Canvas
	rings            int       // how many focus rings were drawn
	focused          bool      // the widget being drawn has the focus
	inert            bool      // a click does something other than follow a cited rule
	words            *[]string // collects the drawn texts, to be spoken; nil if not collected
}

// NewCanvas returns a canvas for a reader that draws on target at scale, in device pixels per logical pixel.
func NewCanvas(reader *Reader, target *ebiten.Image, scale float64) *Canvas {
	c := &Canvas{Reader: reader}
	c.Reset(target, scale)
	return c
}

// Reset points the canvas at another target or scale.
func (c *Canvas) Reset(target *ebiten.Image, scale float64) {
	size := target.Bounds().Size()
	if c.Target != target || c.Scale != scale {
		c.clips = nil
	}
	c.Target, c.Scale = target, scale
	c.Width, c.Height = float64(size.X)/scale, float64(size.Y)/scale
	c.clip = Rect{0, 0, c.Width, c.Height}
}

// Blind makes the canvas draw nothing but its first pixel until the next Reset, which is quick. Texts are still
// measured, and Landmarks noted.
func (c *Canvas) Blind() { c.Target = c.Target.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image) }

// Clip returns a canvas that draws only inside area, with its content moved by dx, dy. It is valid until the next
// call with the same area.
func (c *Canvas) Clip(area Rect, dx, dy float64) *Canvas {
	visible := area.Moved(c.offsetX, c.offsetY).Intersect(c.clip)
	device := image.Rect(c.px(visible.X), c.px(visible.Y), c.px(visible.Right()), c.px(visible.Bottom())).Intersect(c.Target.Bounds())
	sub := c.clips[device]
	if sub == nil {
		sub = &Canvas{Target: c.Target.SubImage(device).(*ebiten.Image)}
		if c.clips == nil || len(c.clips) > 64 {
			c.clips = map[image.Rectangle]*Canvas{}
		}
		c.clips[device] = sub
	}
	sub.Reader, sub.Scale, sub.Width, sub.Height, sub.Landmarks = c.Reader, c.Scale, c.Width, c.Height, c.Landmarks
	sub.words, sub.Cites, sub.Mains, sub.inert = c.words, c.Cites, c.Mains, c.inert
	sub.focused = c.focused
	sub.Draft = c.Draft
	sub.clip, sub.offsetX, sub.offsetY = visible, c.offsetX+dx, c.offsetY+dy
	return sub
}

// Landmark notes where the thing called id is drawn, for tests and tools.
func (c *Canvas) Landmark(id string, area Rect) {
	if c.Landmarks == nil || id == "" {
		return
	}
	visible := area.Moved(c.offsetX, c.offsetY).Intersect(c.clip)
	if visible.W > 0 && visible.H > 0 {
		c.Landmarks.add(id, visible, c.Scale)
	}
}

// Touch notes the whole area of something that is clicked or tapped.
func (c *Canvas) Touch(id string, area Rect) {
	if c.Landmarks != nil && id != "" {
		if c.Landmarks.touched == nil {
			c.Landmarks.touched = map[string][2]float64{}
		}
		c.Landmarks.touched[id] = [2]float64{area.W, area.H}
	}
	c.Landmark(id, area)
}

// px rounds a logical length to whole device pixels.
func (c *Canvas) px(v float64) int { return int(math.Round(v * c.Scale)) }

// Pixels returns the area in whole device pixels, so that straight edges are crisp.
func (c *Canvas) Pixels(r Rect) image.Rectangle {
	r = r.Moved(c.offsetX, c.offsetY)
	return image.Rect(c.px(r.X), c.px(r.Y), c.px(r.Right()), c.px(r.Bottom()))
}

// Device converts a point to device pixels, not rounded.
func (c *Canvas) Device(x, y float64) (dx, dy float64) {
	return (x + c.offsetX) * c.Scale, (y + c.offsetY) * c.Scale
}

// Fill paints an area in one color.
func (c *Canvas) Fill(r Rect, color theme.Color) {
	c.cover(r, color)
	theme.Fill(c.Target, c.Pixels(r), c.Theme.RGBA(color))
}

// HorizontalLine draws a hairline of the given thickness, at least one device pixel, from x, y to the right.
func (c *Canvas) HorizontalLine(x, y, width, thickness float64, color theme.Color) {
	c.Fill(Rect{x, y, width, max(thickness, 1.01/c.Scale)}, color)
}

// VerticalLine draws a hairline from x, y downwards.
func (c *Canvas) VerticalLine(x, y, height, thickness float64, color theme.Color) {
	c.Fill(Rect{x, y, max(thickness, 1.01/c.Scale), height}, color)
}

// Image draws a picture scaled to fill an area. An alpha of 1 leaves its colors as they are.
func (c *Canvas) Image(picture *ebiten.Image, r Rect, alpha float64) {
	size := picture.Bounds().Size()
	x, y := c.Device(r.X, r.Y)
	c.image.GeoM.Reset()
	sx, sy := r.W*c.Scale/float64(size.X), r.H*c.Scale/float64(size.Y)
	c.image.GeoM.Scale(sx, sy)
	c.image.GeoM.Translate(math.Round(x), math.Round(y))
	c.image.ColorScale.Reset()
	c.image.ColorScale.ScaleAlpha(float32(alpha))
	c.image.Filter = ebiten.FilterLinear
	if math.Abs(sx-1) < 1e-9 && math.Abs(sy-1) < 1e-9 {
		c.image.Filter = ebiten.FilterNearest
	}
	c.Target.DrawImage(picture, &c.image)
	c.image.Filter = ebiten.FilterNearest
}
