package ui

import (
	"image"
	"image/color"
	"math"

	"clinic/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// Rounded shapes are masks, made once for each radius and line width and stretched like a nine-patch: one draw call each
// that joins its neighbours', where smoothed paths would cost three calls that join nothing.

const whiteSize = 4

// pixels holds the pictures made here, for the life of the program: they depend on nothing but their key.
var pixels = struct {
	white *ebiten.Image
	masks map[maskKey]mask
}{masks: map[maskKey]mask{}}

type maskKind uint8

const (
	filled maskKind = iota
	stroked
	shadowed
	dashed
)

type maskKey struct {
	kind   maskKind
	radius int // quarters of a device pixel
	line   int // quarters of a device pixel
	w, h   int // device pixels, for masks that do not stretch
}

// mask is a picture with a border of edge pixels that keeps its size, around a middle that stretches.
type mask struct {
	picture *ebiten.Image
	edge    int
	outside int // pixels of the border that lie outside the shape
}

func white() *ebiten.Image {
	if pixels.white == nil {
		pixels.white = ebiten.NewImage(whiteSize, whiteSize)
		pixels.white.Fill(color.White)
	}
	return pixels.white
}

func quarters(v float64) int { return int(math.Round(v * 4)) }

// coverage gives how much of the pixel whose middle is at distance d outside an edge is covered.
func coverage(d float64) float64 { return max(0, min(1, 0.5-d)) }

// roundedDistance is the distance of a point to a rounded rectangle of half size hx, hy around the origin; negative inside.
func roundedDistance(x, y, hx, hy, radius float64) float64 {
	qx, qy := math.Abs(x)-hx+radius, math.Abs(y)-hy+radius
	return math.Hypot(max(qx, 0), max(qy, 0)) + min(max(qx, qy), 0) - radius
}

func coverageOf(w, h int, alpha func(x, y float64) float64) *ebiten.Image {
	picture := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			a := uint8(alpha(float64(x)+0.5, float64(y)+0.5)*255 + 0.5)
			picture.SetRGBA(x, y, color.RGBA{a, a, a, a})
		}
	}
	return ebiten.NewImageFromImage(picture)
}

// shape gives the mask of a key, for radius and line in device pixels.
func shape(kind maskKind, radius, line float64) mask {
	key := maskKey{kind: kind, radius: quarters(radius), line: quarters(line)}
	if m, ok := pixels.masks[key]; ok {
		return m
	}
	radius, line = float64(key.radius)/4, float64(key.line)/4
	edge := int(math.Ceil(max(radius, line))) + 1
	if kind == shadowed {
		edge += int(math.Ceil(shadowReach * line))
	}
	size := 2*edge + 1
	half := float64(size) / 2
	m := mask{edge: edge}
	switch kind {
	case filled:
		m.picture = coverageOf(size, size, func(x, y float64) float64 {
			return coverage(roundedDistance(x-half, y-half, half, half, radius))
		})
	case stroked:
		m.picture = coverageOf(size, size, func(x, y float64) float64 {
			d := roundedDistance(x-half, y-half, half, half, radius)
			return coverage(d) - coverage(d+line)
		})
	case shadowed:
		reach := math.Ceil(shadowReach * line)
		m.outside = int(reach)
		inner := half - reach
		m.picture = coverageOf(size, size, func(x, y float64) float64 {
			light := 1.0
			for _, layer := range shadowLayers {
				grow, drop := layer.grow*line, layer.drop*line
				// The drop goes down: the mask is symmetric, and the whole is moved when drawn; here only what the layers differ in.
				d := roundedDistance(x-half, y-half-(drop-shadowDrop*line), inner+grow, inner+grow, radius+grow)
				light *= 1 - layer.alpha*max(0, min(1, 0.5-d/(1+grow/2)))
			}
			return 1 - light
		})
	}
	pixels.masks[key] = m
	return m
}

// The shadow of a panel: four shapes, each growing and dropping more and each fainter.
var shadowLayers = []struct{ grow, drop, alpha float64 }{{1, 2, .045}, {3, 4, .03}, {6, 6, .025}, {10, 8, .018}}

const (
	shadowReach = 16 // logical pixels by which a shadow may stick out
	shadowDrop  = 5  // logical pixels by which the whole shadow is moved down
)

var nineIndices = func() (indices []uint16) {
	for row := range 3 {
		for column := range 3 {
			i := uint16(row*4 + column)
			indices = append(indices, i, i+1, i+4, i+1, i+5, i+4)
		}
	}
	return indices
}()

// nine stretches a mask over an area in device pixels.
func (c *Canvas) nine(m mask, to image.Rectangle, color paint.Color) {
	if color.A == 0 || to.Empty() {
		return
	}
	size := m.picture.Bounds().Dx()
	edge := min(m.edge, to.Dx()/2, to.Dy()/2)
	toX := [4]int{to.Min.X, to.Min.X + edge, to.Max.X - edge, to.Max.X}
	toY := [4]int{to.Min.Y, to.Min.Y + edge, to.Max.Y - edge, to.Max.Y}
	from := [4]int{0, edge, size - edge, size}
	if edge == m.edge { // stretch the one pixel in the middle
		from[1], from[2] = m.edge, m.edge+1
	}
	r, g, b, a := float32(color.R)/255, float32(color.G)/255, float32(color.B)/255, float32(color.A)/255
	for row := range 4 {
		for column := range 4 {
			c.vertices[row*4+column] = ebiten.Vertex{
				DstX: float32(toX[column]), DstY: float32(toY[row]), SrcX: float32(from[column]), SrcY: float32(from[row]),
				ColorR: r, ColorG: g, ColorB: b, ColorA: a,
			}
		}
	}
	c.Target.DrawTriangles(c.vertices[:], nineIndices, m.picture, &c.triangles)
}

// Round paints an area with rounded corners. A radius of half the height gives a pill, or a circle.
func (c *Canvas) Round(r Rect, radius float64, color paint.Color) {
	p := c.Pixels(r)
	radius = min(radius*c.Scale, float64(p.Dx())/2, float64(p.Dy())/2)
	c.nine(shape(filled, radius, 0), p, color)
}

// RoundLine draws the inner border of an area with rounded corners, thickness wide.
func (c *Canvas) RoundLine(r Rect, radius, thickness float64, color paint.Color) {
	p := c.Pixels(r)
	radius = min(radius*c.Scale, float64(p.Dx())/2, float64(p.Dy())/2)
	c.nine(shape(stroked, radius, max(1, thickness*c.Scale)), p, color)
}

// Circle paints a disc around x, y.
func (c *Canvas) Circle(x, y, radius float64, color paint.Color) {
	c.Round(Rect{x - radius, y - radius, 2 * radius, 2 * radius}, radius, color)
}

// CircleLine draws a ring inside the disc around x, y.
func (c *Canvas) CircleLine(x, y, radius, thickness float64, color paint.Color) {
	c.RoundLine(Rect{x - radius, y - radius, 2 * radius, 2 * radius}, radius, thickness, color)
}

// Shadow draws the soft shadow of an area with rounded corners. strength 1 is a panel's, 0.6 a button's.
func (c *Canvas) Shadow(r Rect, radius, strength float64) {
	p := c.Pixels(r)
	radius = min(radius*c.Scale, float64(p.Dx())/2, float64(p.Dy())/2)
	m := shape(shadowed, radius, c.Scale)
	p = p.Inset(-m.outside).Add(image.Pt(0, c.px(shadowDrop)))
	c.nine(m, p, paint.Fade(paint.Shade, strength))
}

// Panel draws a sheet with its shadow. The corner radius of panels is 14, of the tray 16.
func (c *Canvas) Panel(r Rect, radius float64) {
	c.Shadow(r, radius, 1)
	c.Round(r, radius, paint.Card)
}

// RibbonHeight is the height of the ribbon over the whole width at the top of a screen.
const RibbonHeight = 56

// Ribbon draws the ribbon.
func (c *Canvas) Ribbon() {
	c.Panel(Rect{-40, -40, c.Width + 80, RibbonHeight + 40}, 0)
}

// EmptyPlace draws the dashed border of a place where something may come.
func (c *Canvas) EmptyPlace(r Rect, radius float64) {
	c.Dashed(r, radius, 1.5, 4, paint.Dashes)
}

// Dashed draws a dashed border inside an area; dash is the length of a dash and of a gap.
func (c *Canvas) Dashed(r Rect, radius, thickness, dash float64, color paint.Color) {
	p := c.Pixels(r)
	key := maskKey{kind: dashed, radius: quarters(radius * c.Scale), line: quarters(thickness * c.Scale), w: p.Dx(), h: p.Dy()}
	m, ok := pixels.masks[key]
	if !ok {
		m.picture = paintDashes(p.Dx(), p.Dy(), radius*c.Scale, max(1, thickness*c.Scale), dash*c.Scale)
		pixels.masks[key] = m
	}
	c.image.GeoM.Reset()
	c.image.GeoM.Translate(float64(p.Min.X), float64(p.Min.Y))
	c.tint(color)
	c.Target.DrawImage(m.picture, &c.image)
}

func paintDashes(w, h int, radius, line, dash float64) *ebiten.Image {
	hx, hy := float64(w)/2, float64(h)/2
	radius = min(radius, hx, hy)
	straightX, straightY, arc := 2*(hx-radius), 2*(hy-radius), radius*math.Pi/2
	around := 2*straightX + 2*straightY + 4*arc
	period := around / max(1, math.Round(around/(2*dash)))
	return coverageOf(w, h, func(px, py float64) float64 {
		x, y := px-hx, py-hy
		d := roundedDistance(x, y, hx, hy, radius)
		along := perimeter(x, y, hx, hy, radius, straightX, straightY, arc)
		phase := math.Mod(along, period)
		on := coverage(math.Abs(phase-period/4) - period/4)
		return (coverage(d) - coverage(d+line)) * on
	})
}

// perimeter gives how far along the border, clockwise from the upper left, the point next to x, y lies.
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
