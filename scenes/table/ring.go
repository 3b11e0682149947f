package table

import (
	"math"

	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// What a finger carries: the piece above it on a thread, and, while the finger rests, a ring that magnifies the
// place below the piece.

const (
	ringWide    = 66.0 // radius in Tall, in logical pixels
	ringLow     = 58.0
	ringCloser  = 2.0
	ringLowBy   = 1.45
	largeEnough = 0.8 // the size of rooms from which no ring is needed
	fingerWide  = 23.0
)

// drawFinger draws the touch, the thread, and the piece or the ring.
func (t *cover) drawFinger(c *ui.Canvas) {
	l := &t.Look
	x, y := l.PointerX, l.PointerY
	ringed := t.ringed()
	if !ringed {
		t.drawHeld(c, x+18, y-12)
	}
	t.drawThread(c, l.FingerX, l.FingerY, x, y, ringed)
	if ringed {
		t.drawRing(c, x, y)
	}
}

// ringed reports whether the ring is shown.
func (t *cover) ringed() bool {
	l := &t.Look
	return l.Finger && l.Ring > 0 && t.projection.Scale/t.scale < largeEnough && t.layout.Clinic.Contains(l.PointerX, l.PointerY)
}

func (t *cover) drawThread(c *ui.Canvas, fx, fy, x, y float64, ringed bool) {
	from := 12.0
	if ringed {
		from, _ = t.ringSize()
	}
	dx, dy := x-fx, y-fy
	if way := max(1, dx*dx+dy*dy); way > (from+fingerWide)*(from+fingerWide) {
		points := []theme.Point{}
		for _, part := range [...]float64{fingerWide, -from} {
			px, py := fx, fy
			if part < 0 {
				px, py = x, y
			}
			long := math.Sqrt(way)
			dxp, dyp := c.Device(px+dx/long*part, py+dy/long*part)
			points = append(points, theme.Point{X: dxp, Y: dyp})
		}
		theme.Line(c.Target, points, 5*c.Scale, c.Theme.RGBA(theme.Card))
		theme.DashedLine(c.Target, points, 2*c.Scale, 2*c.Scale, 5*c.Scale, c.Theme.RGBA(theme.Accent))
	}
	c.Circle(fx, fy, fingerWide, theme.Fade(theme.Accent, 0.2))
	c.CircleLine(fx, fy, fingerWide, 3, theme.Card)
	c.CircleLine(fx, fy, fingerWide+1.5, 1.2, theme.Fade(theme.Accent, 0.55))
}

// ringSize returns the radius of the ring, in logical pixels, and its magnification.
func (t *cover) ringSize() (radius, closer float64) {
	if t.layout.Low {
		return ringLow, ringLowBy
	}
	return ringWide, ringCloser
}

// drawRing draws the place around x, y magnified, with the piece in it.
func (t *cover) drawRing(c *ui.Canvas, x, y float64) {
	radius, closer := t.ringSize()
	side := int(2*radius*c.Scale + 0.5)
	r := &t.ring
	if r.picture == nil || r.picture.Bounds().Dx() != side {
		r.picture = ebiten.NewImage(side, side)
		middle := float64(side) / 2
		r.mask = theme.Mask(side, side, func(px, py float64) float64 {
			return theme.Coverage(math.Hypot(px-middle, py-middle) - middle + 0.5)
		})
	}
	theme.Fill(r.picture, r.picture.Bounds(), c.Theme.RGBA(theme.Ground))
	middle := float64(side) / 2
	for _, l := range t.plots() {
		p := l.projection
		p.X, p.Y, p.Scale = middle+(p.X-x*c.Scale)*closer, middle+(p.Y-y*c.Scale)*closer, p.Scale*closer
		r.view.Larger = 1
		r.view.Arrange(&l.shown.Clinic, p)
		r.view.Draw(r.picture, t.clinicSheet)
	}
	if held := t.Look.Held.Piece; held != sprites.NoPiece {
		scale := 0.9 * t.projection.Scale * closer // larger than those who stand there
		// The feet are on the point that counts.
		t.sheet.Draw(r.picture, held.Picture(), middle, middle, sprites.Options{Scale: scale / c.Scale})
	}
	r.picture.DrawImage(r.mask, &ebiten.DrawImageOptions{Blend: ebiten.BlendDestinationIn})
	seen, edge := t.Look.Ring, theme.Accent
	if t.Look.Tone == ui.Refused {
		edge = theme.Illegal
	}
	c.Circle(x, y+3, radius+5, theme.Fade(theme.Shade, 0.18*seen))
	c.Circle(x, y, radius+4, theme.Fade(theme.Card, seen))
	c.Image(r.picture, ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}, seen)
	c.CircleLine(x, y, radius+0.5, 2, theme.Fade(edge, seen))
	drawAim(c, x, y, edge, seen)
	c.Landmark("ring", ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius})
}

// drawAim marks the point that counts: a small ring with a cross, on a rim that keeps it apart from any picture.
func drawAim(c *ui.Canvas, x, y float64, color theme.Color, seen float64) {
	const radius, arm, wide, rim = 6.0, 6.0, 2.0, 2.0
	for _, line := range [...]struct {
		wide  float64
		long  float64
		color theme.Color
	}{{wide + 2*rim, arm + rim, theme.Card}, {wide, arm, color}} {
		c.CircleLine(x, y, radius, line.wide, theme.Fade(line.color, seen))
		for _, way := range [...]theme.Point{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}} {
			c.Line(x+way.X*radius, y+way.Y*radius, x+way.X*(radius+line.long), y+way.Y*(radius+line.long), line.wide, theme.Fade(line.color, seen))
		}
	}
	c.Circle(x, y, 1.5, theme.Fade(color, seen))
}

// drawPreview draws the person who was put to a place with a tap and is not there yet, as large as those who stand
// there, beside the time it takes. What is built already shows in its space.
func (t *cover) drawPreview(c *ui.Canvas, x, y float64) {
	h := &t.Look.Held
	if h.Piece == sprites.NoPiece {
		t.drawHeld(c, x, y)
		return
	}
	size := max(0.6, t.projection.Scale/t.scale)
	c.Circle(x, y, 25*size, theme.Fade(theme.Accent, 0.22))
	c.CircleLine(x, y, 25*size, 1.5, theme.Accent)
	_, high := h.Piece.Picture().Size()
	t.art(c, h.Piece.Picture(), x, y+high*size*0.36, sprites.Options{Scale: size * 0.85, Fade: 0.15})
}
