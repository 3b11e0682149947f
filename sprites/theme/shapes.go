package theme

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// All shapes take device pixels of dst and the color of a theme, and belong to the goroutine that draws.

// brush is reused memory for all shapes, so that drawing allocates nothing.
var brush struct {
	vertices  []ebiten.Vertex
	indices   []uint16
	triangles ebiten.DrawTrianglesOptions
	image     ebiten.DrawImageOptions
}

// Fill paints an area.
func Fill(dst *ebiten.Image, r image.Rectangle, c color.NRGBA) {
	if c.A == 0 || !r.Overlaps(dst.Bounds()) {
		return
	}
	brush.image.GeoM.Reset()
	brush.image.GeoM.Scale(float64(r.Dx())/whiteSize, float64(r.Dy())/whiteSize)
	brush.image.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	tinted(dst, white(), c)
}

// Stamp draws a mask in a color, with its top left corner at x, y.
func Stamp(dst, mask *ebiten.Image, x, y int, c color.NRGBA) {
	brush.image.GeoM.Reset()
	brush.image.GeoM.Translate(float64(x), float64(y))
	tinted(dst, mask, c)
}

func tinted(dst, mask *ebiten.Image, c color.NRGBA) {
	brush.image.ColorScale = Tint(c)
	dst.DrawImage(mask, &brush.image)
}

// Tint returns the color scale that turns a white picture into one of a color.
func Tint(c color.NRGBA) (scale ebiten.ColorScale) {
	a := float32(c.A) / 255
	scale.Scale(float32(c.R)/255*a, float32(c.G)/255*a, float32(c.B)/255*a, a)
	return scale
}

// Round paints an area with rounded corners. A radius of half the height makes a pill or a circle.
func Round(dst *ebiten.Image, r image.Rectangle, radius float64, c color.NRGBA) {
	nine(dst, stretching(filled, within(r, radius), 0), r, c)
}

// RoundLine draws the inner border of an area with rounded corners, at least one pixel wide.
func RoundLine(dst *ebiten.Image, r image.Rectangle, radius, width float64, c color.NRGBA) {
	nine(dst, stretching(outlined, within(r, radius), max(1, width)), r, c)
}

// Shadow draws the soft shadow of an area with rounded corners. scale is device pixels per pixel at 100 %; Shade is
// that of a panel.
func Shadow(dst *ebiten.Image, r image.Rectangle, radius, scale float64, c color.NRGBA) {
	m := stretching(shadowed, within(r, radius), scale)
	nine(dst, m, r.Inset(-m.outside).Add(image.Pt(0, int(math.Round(shadowDrop*scale)))), c)
}

// within returns radius, limited to what an area has room for.
func within(r image.Rectangle, radius float64) float64 {
	return min(radius, float64(r.Dx())/2, float64(r.Dy())/2)
}

// nine stretches a mask over an area and keeps its corners.
func nine(dst *ebiten.Image, m mask, to image.Rectangle, c color.NRGBA) {
	if c.A == 0 || !to.Overlaps(dst.Bounds()) {
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
	for row := range 4 {
		for column := range 4 {
			v := ebiten.Vertex{DstX: float32(toX[column]), DstY: float32(toY[row]), SrcX: float32(from[column]), SrcY: float32(from[row])}
			dip(&v, c)
			brush.vertices = append(brush.vertices, v)
		}
	}
	for row := range uint16(3) {
		for column := range uint16(3) {
			i := row*4 + column
			brush.indices = append(brush.indices, i, i+1, i+4, i+1, i+5, i+4)
		}
	}
	flush(dst, m.picture, ebiten.FilterNearest)
}

// quad adds four corners, clockwise from the top left, for the next flush.
func quad(xs, ys [4]float32, u0, v0, u1, v1 float32, c color.NRGBA) {
	n := uint16(len(brush.vertices))
	us, vs := [4]float32{u0, u1, u1, u0}, [4]float32{v0, v0, v1, v1}
	for i := range 4 {
		v := ebiten.Vertex{DstX: xs[i], DstY: ys[i], SrcX: us[i], SrcY: vs[i]}
		dip(&v, c)
		brush.vertices = append(brush.vertices, v)
	}
	brush.indices = append(brush.indices, n, n+1, n+2, n, n+2, n+3)
}

// dip sets the color of a corner.
func dip(v *ebiten.Vertex, c color.NRGBA) {
	a := float32(c.A) / 255
	v.ColorR, v.ColorG, v.ColorB, v.ColorA = float32(c.R)/255*a, float32(c.G)/255*a, float32(c.B)/255*a, a
}

// flush draws the shapes added so far, all from one picture.
func flush(dst, picture *ebiten.Image, filter ebiten.Filter) {
	if len(brush.indices) > 0 {
		brush.triangles = ebiten.DrawTrianglesOptions{Filter: filter, ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha}
		dst.DrawTriangles(brush.vertices, brush.indices, picture, &brush.triangles)
	}
	brush.vertices, brush.indices = brush.vertices[:0], brush.indices[:0]
}
