package sprites

import (
	"fmt"
	"image"
	"image/color"
	"math"

	"clinic/assets"
	"clinic/sprites/theme"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// rasterise draws one picture of the art at scale device pixels per pixel at 100 %, with premultiplied alpha, in
// the colors of a look. Its anchor falls on a whole pixel. No display is needed.
func rasterise(id ID, scale float64, look theme.Theme) (*image.RGBA, error) {
	data, err := assets.ArtSVG(id.Name())
	if err != nil {
		return nil, err
	}
	data = colored(data, look)
	as, err := readSVG(data)
	if err != nil {
		return nil, fmt.Errorf("sprites: %s.svg does not read: %w", id.Name(), err)
	}
	b := bounds(id, scale)
	img := image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	pen := rasterx.NewDasher(b.Dx(), b.Dy(), &scanner{dst: img})
	as.draw(pen, scale, float64(-b.Min.X), float64(-b.Min.Y))
	if look.Contrast {
		outline(img, id.Name(), scale, look)
	}
	return img, nil
}

// bounds returns the box of a picture at a scale, in device pixels from its anchor.
func bounds(id ID, scale float64) image.Rectangle {
	a := art[id]
	return image.Rect(
		int(math.Floor(float64(-a.X)*scale)), int(math.Floor(float64(-a.Y)*scale)),
		int(math.Ceil(float64(a.Width-a.X)*scale)), int(math.Ceil(float64(a.Height-a.Y)*scale)))
}

// scanner fills paths for rasterx. It touches only the box of each path. The scanner of rasterx goes over the
// whole picture for every path, which is about twenty times as slow.
type scanner struct {
	dst    *image.RGBA
	lines  []segment
	fill   vector.Rasterizer
	source image.Image
}

// segment is one step of a path, in 1/64 pixels.
type segment struct {
	at    fixed.Point26_6
	start bool
}

func (s *scanner) Start(a fixed.Point26_6) { s.lines = append(s.lines, segment{a, true}) }
func (s *scanner) Line(b fixed.Point26_6)  { s.lines = append(s.lines, segment{b, false}) }
func (s *scanner) Clear()                  { s.lines = s.lines[:0] }
func (s *scanner) SetBounds(int, int)      { s.Clear() }
func (s *scanner) SetClip(image.Rectangle) {}
func (s *scanner) SetWinding(bool)         {}
func (s *scanner) GetPathExtent() (r fixed.Rectangle26_6) {
	for i, l := range s.lines {
		if i == 0 {
			r.Min, r.Max = l.at, l.at
		}
		r.Min.X, r.Min.Y = min(r.Min.X, l.at.X), min(r.Min.Y, l.at.Y)
		r.Max.X, r.Max.Y = max(r.Max.X, l.at.X), max(r.Max.Y, l.at.Y)
	}
	return r
}

// SetColor takes a color, or a function that returns the color of each pixel.
func (s *scanner) SetColor(c any) {
	switch c := c.(type) {
	case rasterx.ColorFunc:
		s.source = shading{s.dst.Bounds(), c}
	case color.Color:
		s.source = image.NewUniform(c)
	}
}

func (s *scanner) Draw() {
	e := s.GetPathExtent()
	box := image.Rect(e.Min.X.Floor(), e.Min.Y.Floor(), e.Max.X.Ceil(), e.Max.Y.Ceil()).Intersect(s.dst.Bounds())
	if box.Empty() {
		return
	}
	s.fill.Reset(box.Dx(), box.Dy())
	dx, dy := float32(box.Min.X), float32(box.Min.Y)
	for _, l := range s.lines { // a stroke comes as loose pieces that close only together
		x, y := float32(l.at.X)/64-dx, float32(l.at.Y)/64-dy
		if l.start {
			s.fill.MoveTo(x, y)
		} else {
			s.fill.LineTo(x, y)
		}
	}
	s.fill.Draw(s.dst, box, s.source, box.Min)
}

// shading is a gradient as a picture.
type shading struct {
	bounds image.Rectangle
	color  rasterx.ColorFunc
}

func (g shading) ColorModel() color.Model { return color.RGBAModel }
func (g shading) Bounds() image.Rectangle { return g.bounds }
func (g shading) At(x, y int) color.Color { return g.color(x, y) }
