package sprites

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/vector"
)

// maskKey names a mask. Lengths are in sixteenths of a device pixel, so that equal ones meet.
type maskKey struct {
	kind          maskKind
	radius, width int32
}

type maskKind int8

const (
	filled   maskKind = iota // a square with round corners
	outlined                 // its line, on the inside
	shadow                   // the soft shadow under it; the width says how deep it lies
	dot                      // a circle around the very middle: the ends of lines
)

// mask is a small white picture that is cut in nine: the corners keep their size, the line between them stretches.
type mask struct {
	page   *ebiten.Image
	x, y   float32 // top left corner on the page
	corner float32 // side of a corner; the whole is two of them and one pixel
	pad    float32 // how far the mask reaches beyond the shape it stands for
}

// mask gives a mask, made now if it is the first time. Lengths are in device pixels.
func (s *Sheet) mask(kind maskKind, radius, width float64) mask {
	key := maskKey{kind, int32(math.Round(radius * 16)), int32(math.Round(width * 16))}
	if m, ok := s.masks[key]; ok {
		return m
	}
	r, w := float64(key.radius)/16, float64(key.width)/16
	inside, pad := math.Ceil(r), 1.0
	switch kind {
	case outlined:
		inside = math.Ceil(max(r, w))
	case shadow:
		inside, pad = math.Ceil(r+8*w), math.Ceil(18*w)+1
	}
	corner := inside + pad
	side := int(2*corner + 1)
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	far := float64(side) - pad
	switch kind {
	case filled:
		cover(img, 1, func(p *vector.Rasterizer) { roundSquare(p, pad, pad, far, far, r, false) })
	case outlined:
		cover(img, 1, func(p *vector.Rasterizer) {
			roundSquare(p, pad, pad, far, far, r, false)
			roundSquare(p, pad+w, pad+w, far-w, far-w, max(r-w, 0), true)
		})
	case dot:
		mid := float64(side) / 2
		cover(img, 1, func(p *vector.Rasterizer) { roundSquare(p, mid-r, mid-r, mid+r, mid+r, r, false) })
	case shadow:
		for _, layer := range [4]struct{ grow, drop, strength float64 }{{10, 8, 0.018}, {6, 6, 0.025}, {3, 4, 0.03}, {1, 2, 0.045}} {
			g, d := layer.grow*w, layer.drop*w
			cover(img, layer.strength, func(p *vector.Rasterizer) {
				roundSquare(p, pad-g, pad-g+d, far+g, far+g+d, r+g, false)
			})
		}
	}
	pageImage, at := s.place(img)
	m := mask{page: pageImage, x: float32(at.Min.X), y: float32(at.Min.Y), corner: float32(corner), pad: float32(pad)}
	s.masks[key] = m
	return m
}

// cover fills a path in white of the given strength over what a mask holds already.
func cover(img *image.RGBA, strength float64, draw func(*vector.Rasterizer)) {
	var p vector.Rasterizer
	p.Reset(img.Bounds().Dx(), img.Bounds().Dy())
	draw(&p)
	level := image.NewAlpha(img.Bounds())
	p.Draw(level, level.Bounds(), image.Opaque, image.Point{})
	for i, a := range level.Pix {
		add := float64(a) / 255 * strength
		old := float64(img.Pix[i*4+3]) / 255
		v := uint8(math.Round((old + add*(1-old)) * 255))
		img.Pix[i*4], img.Pix[i*4+1], img.Pix[i*4+2], img.Pix[i*4+3] = v, v, v, v
	}
}

// roundSquare adds a rectangle with round corners; one drawn backwards cuts a hole.
func roundSquare(p *vector.Rasterizer, x0, y0, x1, y1, r float64, backwards bool) {
	k := r * 0.4477152502 // a quarter of a circle as a cubic curve
	type corner struct{ ax, ay, bx, by, cx, cy, dx, dy float64 }
	around := [4]corner{
		{x1 - r, y0, x1 - k, y0, x1, y0 + k, x1, y0 + r},
		{x1, y1 - r, x1, y1 - k, x1 - k, y1, x1 - r, y1},
		{x0 + r, y1, x0 + k, y1, x0, y1 - k, x0, y1 - r},
		{x0, y0 + r, x0, y0 + k, x0 + k, y0, x0 + r, y0},
	}
	if backwards {
		around[1], around[3] = around[3], around[1]
		for i, c := range around {
			around[i] = corner{c.dx, c.dy, c.cx, c.cy, c.bx, c.by, c.ax, c.ay}
		}
	}
	for i, c := range around {
		if i == 0 {
			p.MoveTo(float32(c.ax), float32(c.ay))
		} else {
			p.LineTo(float32(c.ax), float32(c.ay))
		}
		p.CubeTo(float32(c.bx), float32(c.by), float32(c.cx), float32(c.cy), float32(c.dx), float32(c.dy))
	}
	p.ClosePath()
}
