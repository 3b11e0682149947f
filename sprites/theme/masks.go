package theme

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Rounded shapes are masks, made once for each radius and line width and stretched like a nine-patch. Each is one
// draw call, which merges with its neighbors'; antialiased paths would take three calls that don't merge.

// masks and pixel are made once for the life of the program: they depend on nothing but their key.
var (
	masks = map[maskKey]mask{}
	pixel *ebiten.Image
)

// mask is a picture with a border of edge pixels that keeps its size, around a middle that is stretched.
type mask struct {
	picture *ebiten.Image
	edge    int
	outside int // pixels of the border that lie outside the shape
}

type maskKey struct {
	kind   maskKind
	radius int // quarters of a device pixel
	line   int // quarters of a device pixel
	w, h   int // device pixels, for masks that aren't stretched
}

type maskKind uint8

const (
	filled maskKind = iota
	outlined
	shadowed
	dashed
	dot // the end of a line: a disc in the middle of an empty border
)

func quarters(v float64) int { return int(math.Round(v * 4)) }

// Mask makes a white picture of w × h pixels. alpha returns the coverage, 0 to 1, of the pixel with its middle at
// x, y.
func Mask(w, h int, alpha func(x, y float64) float64) *ebiten.Image {
	picture := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			a := uint8(alpha(float64(x)+0.5, float64(y)+0.5)*255 + 0.5)
			picture.SetRGBA(x, y, color.RGBA{a, a, a, a})
		}
	}
	return ebiten.NewImageFromImage(picture)
}

// Coverage returns the coverage, 0 to 1, of a pixel whose middle is at distance d outside an edge.
func Coverage(d float64) float64 { return max(0, min(1, 0.5-d)) }

// roundedDistance returns the distance of a point to a rounded rectangle of half size hx, hy around the origin; it
// is negative inside.
func roundedDistance(x, y, hx, hy, radius float64) float64 {
	qx, qy := math.Abs(x)-hx+radius, math.Abs(y)-hy+radius
	return math.Hypot(max(qx, 0), max(qy, 0)) + min(max(qx, qy), 0) - radius
}

// The side of the white picture that plain areas are stretched from.
const whiteSize = 4

func white() *ebiten.Image {
	if pixel == nil {
		pixel = ebiten.NewImage(whiteSize, whiteSize)
		pixel.Fill(color.White)
	}
	return pixel
}

// stretching returns the mask of a kind, for radius and line in device pixels.
func stretching(kind maskKind, radius, line float64) mask {
	key := maskKey{kind: kind, radius: quarters(radius), line: quarters(line)}
	m, ok := masks[key]
	if !ok {
		m = makeMask(kind, float64(key.radius)/4, float64(key.line)/4)
		masks[key] = m
	}
	return m
}

func makeMask(kind maskKind, radius, line float64) mask {
	m := mask{edge: int(math.Ceil(max(radius, line))) + 1}
	if kind == shadowed {
		m.outside = int(math.Ceil(shadowReach * line))
		m.edge += m.outside
	}
	size := 2*m.edge + 1
	half := float64(size) / 2
	m.picture = Mask(size, size, func(x, y float64) float64 {
		x, y = x-half, y-half
		switch kind {
		case outlined:
			d := roundedDistance(x, y, half, half, radius)
			return Coverage(d) - Coverage(d+line)
		case shadowed:
			return shadowAt(x, y, half-float64(m.outside), radius, line)
		case dot:
			return Coverage(math.Hypot(x, y) - radius)
		default:
			return Coverage(roundedDistance(x, y, half, half, radius))
		}
	})
	return m
}

// The shadow of a panel: four shapes, each larger, lower and fainter than the one before.
var shadowLayers = [...]struct{ grow, drop, alpha float64 }{{1, 2, .045}, {3, 4, .03}, {6, 6, .025}, {10, 8, .018}}

const (
	shadowReach = 16 // pixels at 100 % that a shadow may extend beyond its panel
	shadowDrop  = 5  // pixels at 100 % that the whole shadow is moved down
)

// shadowAt returns how dark the shadow of a rounded square around the origin is. The square's half size is inner.
// The common part of the layers' drop is left to whoever draws the mask, so that the mask is nearly symmetric.
func shadowAt(x, y, inner, radius, scale float64) float64 {
	light := 1.0
	for _, layer := range shadowLayers {
		grow, drop := layer.grow*scale, (layer.drop-shadowDrop)*scale
		d := roundedDistance(x, y-drop, inner+grow, inner+grow, radius+grow)
		light *= 1 - layer.alpha*max(0, min(1, 0.5-d/(1+grow/2)))
	}
	return 1 - light
}
