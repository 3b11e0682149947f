package sprites

import (
	"image/color"
	"math"

	"clinic/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// All shapes take device pixels of dst. Their soft edges come from small white masks on the pages of the sheet, tinted and
// stretched while drawing, so a frame full of shapes is one batch with the pictures and needs no anti-aliased path.

// Fill draws a filled rectangle with round corners.
func (s *Sheet) Fill(dst *ebiten.Image, x, y, w, h, radius float64, c color.NRGBA) {
	s.nine(dst, s.mask(filled, min(radius, w/2, h/2), 0), x, y, w, h, c)
}

// Outline draws a line of the given width along the inside of a rectangle with round corners.
func (s *Sheet) Outline(dst *ebiten.Image, x, y, w, h, radius, width float64, c color.NRGBA) {
	s.nine(dst, s.mask(outlined, min(radius, w/2, h/2), width), x, y, w, h, c)
}

// Shadow draws the soft shadow that lies under a panel; deep 1 is a panel, less is flatter.
func (s *Sheet) Shadow(dst *ebiten.Image, x, y, w, h, radius, deep float64) {
	s.nine(dst, s.mask(shadow, min(radius, w/2, h/2), deep*s.scale), x, y, w, h, paint.Shade)
}

// Panel draws a filled rectangle with round corners on its shadow.
func (s *Sheet) Panel(dst *ebiten.Image, x, y, w, h, radius float64, c color.NRGBA) {
	s.Shadow(dst, x, y, w, h, radius, 1)
	s.Fill(dst, x, y, w, h, radius, c)
}

// Pill is a filled rectangle with half circles at its ends.
func (s *Sheet) Pill(dst *ebiten.Image, x, y, w, h float64, c color.NRGBA) {
	s.Fill(dst, x, y, w, h, h/2, c)
}

// Circle draws a filled circle.
func (s *Sheet) Circle(dst *ebiten.Image, cx, cy, r float64, c color.NRGBA) {
	s.nine(dst, s.mask(filled, r, 0), cx-r, cy-r, 2*r, 2*r, c)
}

// Ring draws a circle's line of the given width, inside the radius.
func (s *Sheet) Ring(dst *ebiten.Image, cx, cy, r, width float64, c color.NRGBA) {
	s.nine(dst, s.mask(outlined, r, width), cx-r, cy-r, 2*r, 2*r, c)
}

// Rect draws a plain rectangle, its edges on whole pixels.
func (s *Sheet) Rect(dst *ebiten.Image, x, y, w, h float64, c color.NRGBA) {
	s.Fill(dst, x, y, w, h, 0, c)
}

// FadeDown draws a rectangle that goes evenly from one colour at its top to another at its bottom.
func (s *Sheet) FadeDown(dst *ebiten.Image, x, y, w, h float64, from, to color.NRGBA) {
	m := s.mask(filled, 0, 0)
	u, v := m.x+m.corner+0.5, m.y+m.corner+0.5
	x0, y0, x1, y1 := float32(x), float32(y), float32(x+w), float32(y+h)
	s.quad([4]float32{x0, x1, x1, x0}, [4]float32{y0, y0, y1, y1}, u, v, u, v, from)
	for i, c := range [2]color.NRGBA{to, to} {
		tint(&s.vertices[len(s.vertices)-2+i], c)
	}
	s.flush(dst, m.page)
}

// Line draws a straight line with round ends.
func (s *Sheet) Line(dst *ebiten.Image, x0, y0, x1, y1, width float64, c color.NRGBA) {
	m := s.mask(dot, width/2, 0)
	s.stroke(m, x0, y0, x1, y1, c)
	s.flush(dst, m.page)
}

// Polyline draws a line through points with round joins. Its colour should be opaque, for the joins overlap.
func (s *Sheet) Polyline(dst *ebiten.Image, points []Point, width float64, c color.NRGBA) {
	m := s.mask(dot, width/2, 0)
	for i := 1; i < len(points); i++ {
		s.stroke(m, points[i-1].X, points[i-1].Y, points[i].X, points[i].Y, c)
	}
	s.flush(dst, m.page)
}

// Dashes draws a dashed line through points: on pixels drawn, off pixels left out, beginning phase pixels into the
// pattern; let the phase shrink with time and the dashes run along. Round ends take width/2 of the gap on both sides.
func (s *Sheet) Dashes(dst *ebiten.Image, points []Point, width, on, off, phase float64, c color.NRGBA) {
	m := s.mask(dot, width/2, 0)
	period := on + off
	if period <= 0 {
		return
	}
	at := math.Mod(phase, period)
	if at < 0 {
		at += period
	}
	for i := 1; i < len(points); i++ {
		a, b := points[i-1], points[i]
		length := math.Hypot(b.X-a.X, b.Y-a.Y)
		for done := 0.0; done < length; {
			step := min(period-at, length-done)
			if at < on {
				step = min(on-at, length-done)
				t0, t1 := done/length, (done+step)/length
				s.stroke(m, a.X+(b.X-a.X)*t0, a.Y+(b.Y-a.Y)*t0, a.X+(b.X-a.X)*t1, a.Y+(b.Y-a.Y)*t1, c)
			}
			done += step
			if at += step; at >= period-1e-9 {
				at = 0
			}
			if step < 1e-9 {
				break
			}
		}
	}
	s.flush(dst, m.page)
}

// ArrowHead draws the two strokes of an arrow that arrives at tip from the direction of from; length is a stroke's.
func (s *Sheet) ArrowHead(dst *ebiten.Image, from, tip Point, length, width float64, c color.NRGBA) {
	m := s.mask(dot, width/2, 0)
	back := math.Atan2(from.Y-tip.Y, from.X-tip.X)
	for _, turn := range [2]float64{-0.55, 0.55} {
		s.stroke(m, tip.X, tip.Y, tip.X+length*math.Cos(back+turn), tip.Y+length*math.Sin(back+turn), c)
	}
	s.flush(dst, m.page)
}

// DashedOutline draws a dashed line along the inside of a rectangle with round corners: an empty place.
func (s *Sheet) DashedOutline(dst *ebiten.Image, x, y, w, h, radius, width, on, off float64, c color.NRGBA) {
	inset := width / 2
	x0, y0, x1, y1 := math.Floor(x+0.5)+inset, math.Floor(y+0.5)+inset, math.Floor(x+w+0.5)-inset, math.Floor(y+h+0.5)-inset
	r := min(radius, (x1-x0)/2, (y1-y0)/2)
	s.path = s.path[:0]
	const perCorner = 6
	for corner, middle := range [4]Point{{x1 - r, y0 + r}, {x1 - r, y1 - r}, {x0 + r, y1 - r}, {x0 + r, y0 + r}} {
		for i := range perCorner + 1 {
			a := (float64(corner) - 1 + float64(i)/perCorner) * math.Pi / 2
			s.path = append(s.path, Point{middle.X + r*math.Cos(a), middle.Y + r*math.Sin(a)})
		}
	}
	s.path = append(s.path, s.path[0])
	s.Dashes(dst, s.path, width, on, off, 0, c)
}

// Polygon fills a convex polygon with hard edges.
func (s *Sheet) Polygon(dst *ebiten.Image, points []Point, c color.NRGBA) {
	m := s.mask(filled, 0, 0)
	u, v := m.x+m.corner+0.5, m.y+m.corner+0.5
	for _, p := range points {
		s.vertices = append(s.vertices, ebiten.Vertex{DstX: float32(p.X), DstY: float32(p.Y), SrcX: u, SrcY: v})
		tint(&s.vertices[len(s.vertices)-1], c)
	}
	for i := 2; i < len(points); i++ {
		s.indices = append(s.indices, 0, uint16(i-1), uint16(i))
	}
	s.flush(dst, m.page)
}

// Arc appends the points of a curve from a to b that bows sideways by bow pixels (to the right when positive), as the
// ride on a conveyor is drawn, to points.
func Arc(points []Point, a, b Point, bow float64) []Point {
	rise := 0.26 * (a.Y - b.Y)
	c1, c2 := Point{a.X + bow, a.Y - rise}, Point{b.X + bow, b.Y + rise}
	const steps = 32
	for i := range steps + 1 {
		t := float64(i) / steps
		u := 1 - t
		k0, k1, k2, k3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		points = append(points, Point{k0*a.X + k1*c1.X + k2*c2.X + k3*b.X, k0*a.Y + k1*c1.Y + k2*c2.Y + k3*b.Y})
	}
	return points
}

// stroke adds one line with round ends to the batch: the mask turned, its middle stretched.
func (s *Sheet) stroke(m mask, x0, y0, x1, y1 float64, c color.NRGBA) {
	dx, dy := x1-x0, y1-y0
	length := math.Hypot(dx, dy)
	if length > 0 {
		dx, dy = dx/length, dy/length
	} else {
		dx, dy = 1, 0
	}
	half := m.corner + 0.5 // from the middle line to the edge of the mask
	ux, uy := float32(dx), float32(dy)
	along := [4]float32{-half, 0, float32(length), float32(length) + half}
	source := [4]float32{m.x, m.x + half, m.x + half, m.x + 2*half}
	for i := range 3 {
		a, b := along[i], along[i+1]
		px, py := float32(x0), float32(y0)
		s.quad(
			[4]float32{px + ux*a + uy*half, px + ux*b + uy*half, px + ux*b - uy*half, px + ux*a - uy*half},
			[4]float32{py + uy*a - ux*half, py + uy*b - ux*half, py + uy*b + ux*half, py + uy*a + ux*half},
			source[i], m.y, source[i+1], m.y+2*half, c)
	}
}

// nine draws a mask cut in nine over a rectangle, its edges on whole pixels.
func (s *Sheet) nine(dst *ebiten.Image, m mask, x, y, w, h float64, c color.NRGBA) {
	if w <= 0 || h <= 0 {
		return
	}
	x0, y0 := float32(math.Floor(x+0.5))-m.pad, float32(math.Floor(y+0.5))-m.pad
	x3, y3 := float32(math.Floor(x+w+0.5))+m.pad, float32(math.Floor(y+h+0.5))+m.pad
	// a shape narrower than its corners shares what there is
	cx, cy := min(m.corner, (x3-x0)/2), min(m.corner, (y3-y0)/2)
	xs, ys := [4]float32{x0, x0 + cx, x3 - cx, x3}, [4]float32{y0, y0 + cy, y3 - cy, y3}
	far := 2*m.corner + 1
	us := [4]float32{m.x, m.x + cx, m.x + far - cx, m.x + far}
	vs := [4]float32{m.y, m.y + cy, m.y + far - cy, m.y + far}
	for j := range 3 {
		for i := range 3 {
			u0, u1, v0, v1 := us[i], us[i+1], vs[j], vs[j+1]
			if i == 1 { // the middle line, from its middle: no bleeding from the corners
				u0, u1 = m.x+m.corner+0.5, m.x+m.corner+0.5
			}
			if j == 1 {
				v0, v1 = m.y+m.corner+0.5, m.y+m.corner+0.5
			}
			if xs[i] == xs[i+1] || ys[j] == ys[j+1] {
				continue
			}
			s.quad([4]float32{xs[i], xs[i+1], xs[i+1], xs[i]}, [4]float32{ys[j], ys[j], ys[j+1], ys[j+1]}, u0, v0, u1, v1, c)
		}
	}
	s.flush(dst, m.page)
}

// quad adds four corners, clockwise from the top left, to the batch.
func (s *Sheet) quad(xs, ys [4]float32, u0, v0, u1, v1 float32, c color.NRGBA) {
	n := uint16(len(s.vertices))
	us, vs := [4]float32{u0, u1, u1, u0}, [4]float32{v0, v0, v1, v1}
	for i := range 4 {
		s.vertices = append(s.vertices, ebiten.Vertex{DstX: xs[i], DstY: ys[i], SrcX: us[i], SrcY: vs[i]})
		tint(&s.vertices[len(s.vertices)-1], c)
	}
	s.indices = append(s.indices, n, n+1, n+2, n, n+2, n+3)
}

func tint(v *ebiten.Vertex, c color.NRGBA) {
	a := float32(c.A) / 255
	v.ColorR, v.ColorG, v.ColorB, v.ColorA = float32(c.R)/255*a, float32(c.G)/255*a, float32(c.B)/255*a, a
}

func (s *Sheet) flush(dst, page *ebiten.Image) {
	if len(s.indices) > 0 {
		dst.DrawTriangles(s.vertices, s.indices, page, &s.tri)
	}
	s.vertices, s.indices = s.vertices[:0], s.indices[:0]
}
