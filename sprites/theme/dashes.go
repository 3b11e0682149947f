package theme

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Dashed draws a dashed border inside an area with rounded corners, at least one pixel wide; dash is the length of
// a dash and of a gap. Around an area of no pixel, such as a bar that begins to shrink, there is none.
func Dashed(dst *ebiten.Image, r image.Rectangle, radius, width, dash float64, c color.NRGBA) {
	if r.Empty() {
		return
	}
	key := maskKey{kind: dashed, radius: quarters(radius), line: quarters(width), w: r.Dx(), h: r.Dy()}
	m, ok := masks[key]
	if !ok {
		m.picture = dashes(r.Dx(), r.Dy(), radius, max(1, width), dash)
		masks[key] = m
	}
	Stamp(dst, m.picture, r.Min.X, r.Min.Y, c)
}

// dashes returns the mask of a dashed border; dash is the length of a dash and of a gap.
func dashes(w, h int, radius, line, dash float64) *ebiten.Image {
	hx, hy := float64(w)/2, float64(h)/2
	radius = min(radius, hx, hy)
	straightX, straightY, arc := 2*(hx-radius), 2*(hy-radius), radius*math.Pi/2
	around := 2*straightX + 2*straightY + 4*arc
	period := around / max(1, math.Round(around/(2*dash)))
	return Mask(w, h, func(px, py float64) float64 {
		x, y := px-hx, py-hy
		d := roundedDistance(x, y, hx, hy, radius)
		along := perimeter(x, y, hx, hy, radius, straightX, straightY, arc)
		phase := math.Mod(along, period)
		on := Coverage(math.Abs(phase-period/4) - period/4)
		return (Coverage(d) - Coverage(d+line)) * on
	})
}

// perimeter returns how far along the border, clockwise from the upper left, the border point nearest to x, y
// lies.
func perimeter(x, y, hx, hy, radius, straightX, straightY, arc float64) float64 {
	cx, cy := hx-radius, hy-radius
	turn := func(dx, dy float64) float64 { return math.Atan2(dx, dy) * radius }
	switch {
	case x > cx && y < -cy:
		return straightX + turn(x-cx, -cy-y)
	case x > cx && y > cy:
		return straightX + arc + straightY + turn(y-cy, x-cx)
	case x < -cx && y > cy:
		return 2*straightX + 2*arc + straightY + turn(-cx-x, y-cy)
	case x < -cx && y < -cy:
		return 2*straightX + 3*arc + 2*straightY + turn(-cy-y, -cx-x)
	case hy-math.Abs(y) < hx-math.Abs(x) && y < 0:
		return x + cx
	case hy-math.Abs(y) < hx-math.Abs(x):
		return straightX + 2*arc + straightY + cx - x
	case x > 0:
		return straightX + arc + y + cy
	default:
		return 2*straightX + 3*arc + straightY + cy - y
	}
}
