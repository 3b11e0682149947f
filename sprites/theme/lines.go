package theme

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Point is a place, in pixels of the function that takes it.
type Point struct{ X, Y float64 }

// Line draws a line through points with round ends and joins. Its color should be opaque, because joins overlap.
func Line(dst *ebiten.Image, points []Point, width float64, c color.NRGBA) {
	m := stretching(dot, width/2, 0)
	for i := 1; i < len(points); i++ {
		stroke(m, points[i-1].X, points[i-1].Y, points[i].X, points[i].Y, c)
	}
	flush(dst, m.picture, ebiten.FilterLinear)
}

// DashedLine draws a dashed line through points: dashes of on pixels, gaps of off pixels. Round ends take width/2
// of the gap on both sides.
func DashedLine(dst *ebiten.Image, points []Point, width, on, off float64, c color.NRGBA) {
	m := stretching(dot, width/2, 0)
	period := on + off
	if period <= 0 {
		return
	}
	at := 0.0
	for i := 1; i < len(points); i++ {
		a, b := points[i-1], points[i]
		length := math.Hypot(b.X-a.X, b.Y-a.Y)
		for done := 0.0; done < length; {
			step := min(period-at, length-done)
			if at < on {
				step = min(on-at, length-done)
				t0, t1 := done/length, (done+step)/length
				stroke(m, a.X+(b.X-a.X)*t0, a.Y+(b.Y-a.Y)*t0, a.X+(b.X-a.X)*t1, a.Y+(b.Y-a.Y)*t1, c)
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
	flush(dst, m.picture, ebiten.FilterLinear)
}

// ArrowHead draws the two strokes of an arrow that points at tip, coming from the direction of from; length is
// that of a stroke.
func ArrowHead(dst *ebiten.Image, from, tip Point, length, width float64, c color.NRGBA) {
	m := stretching(dot, width/2, 0)
	back := math.Atan2(from.Y-tip.Y, from.X-tip.X)
	for _, turn := range [2]float64{-0.55, 0.55} {
		stroke(m, tip.X, tip.Y, tip.X+length*math.Cos(back+turn), tip.Y+length*math.Sin(back+turn), c)
	}
	flush(dst, m.picture, ebiten.FilterLinear)
}

// Arc appends to points those of a curve from a to b that bows sideways by bow pixels (to the right if positive),
// as rides on a conveyor are drawn.
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

// stroke adds one line with round ends to the batch: the mask, rotated, with its middle stretched.
func stroke(m mask, x0, y0, x1, y1 float64, c color.NRGBA) {
	dx, dy := x1-x0, y1-y0
	length := math.Hypot(dx, dy)
	if length > 0 {
		dx, dy = dx/length, dy/length
	} else {
		dx, dy = 1, 0
	}
	half := float32(m.edge) + 0.5 // from the center line to the edge of the mask
	ux, uy := float32(dx), float32(dy)
	along := [4]float32{-half, 0, float32(length), float32(length) + half}
	source := [4]float32{0, half, half, 2 * half}
	for i := range 3 {
		a, b := along[i], along[i+1]
		px, py := float32(x0), float32(y0)
		quad(
			[4]float32{px + ux*a + uy*half, px + ux*b + uy*half, px + ux*b - uy*half, px + ux*a - uy*half},
			[4]float32{py + uy*a - ux*half, py + uy*b - ux*half, py + uy*b + ux*half, py + uy*a + ux*half},
			source[i], 0, source[i+1], 2*half, c)
	}
}
