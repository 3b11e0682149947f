package sprites

import (
	"math"

	"clinic/game/clinic"
	"clinic/sprites/theme"
)

// Measures of the projection, in pixels at 100 %.
const (
	HalfTileWidth  = 96
	HalfTileHeight = 48
	SlabThickness  = 9
	LowWallHeight  = 7 // walls between rooms and in front
	FloorGap       = 228
	FloorGapApart  = 340                  // floors pulled apart
	FloorGapClose  = 120                  // floors pushed together
	PavementZ      = -SlabThickness + 1.5 // height of the pavement around a clinic
	pavement       = 0.34
)

// Projection places a clinic on the screen. x runs east to the lower right, y south to the lower left, both in
// tiles; z runs up, in pixels at 100 %.
type Projection struct {
	X, Y  float64 // north corner of the ground floor's first tile, in device pixels
	Scale float64 // device pixels per pixel at 100 %: zoom × interface scale × density
	Gap   float64 // from floor to floor, in pixels at 100 %; 0 means FloorGap
}

// Snap rounds scale, origin and floor gap so that every tile's corner falls on a whole pixel and no seam shows
// between tiles. Use it whenever the view stands still.
func (p Projection) Snap() Projection {
	p.Scale = max(1, math.Round(p.Scale*HalfTileHeight)) / HalfTileHeight
	p.X, p.Y = math.Round(p.X), math.Round(p.Y)
	p.Gap = math.Round(p.gap()*p.Scale) / p.Scale
	return p
}

func (p Projection) gap() float64 {
	if p.Gap == 0 {
		return FloorGap
	}
	return p.Gap
}

// At returns the screen place of (x, y) in tiles and z above the floor in pixels at 100 %. floor may be
// fractional.
func (p Projection) At(floor, x, y, z float64) theme.Point {
	return theme.Point{
		X: p.X + (x-y)*HalfTileWidth*p.Scale,
		Y: p.Y + ((x+y)*HalfTileHeight-z-floor*p.gap())*p.Scale,
	}
}

// Corner returns the screen place of a space's north corner, where its pictures are anchored.
func (p Projection) Corner(s clinic.Space) theme.Point {
	return p.At(float64(s.Floor), float64(s.X), float64(s.Y), 0)
}

// Centre returns the screen place of a space's middle.
func (p Projection) Centre(s clinic.Space) theme.Point {
	return p.At(float64(s.Floor), float64(s.X)+0.5, float64(s.Y)+0.5, 0)
}

// Tile returns the place in tiles under a pixel, on the plane of a floor.
func (p Projection) Tile(floor, px, py float64) (x, y float64) {
	a := (px - p.X) / (HalfTileWidth * p.Scale)
	b := ((py-p.Y)/p.Scale + floor*p.gap()) / HalfTileHeight
	return (b + a) / 2, (b - a) / 2
}

// SpaceAt returns the topmost space under a pixel. there reports which spaces exist (rooms, or places for one).
func (p Projection) SpaceAt(px, py float64, there func(clinic.Space) bool) (clinic.Space, bool) {
	for floor := clinic.MaxFloors - 1; floor >= 0; floor-- {
		x, y := p.Tile(float64(floor), px, py)
		s := clinic.Space{Floor: int8(floor), X: int8(math.Floor(x)), Y: int8(math.Floor(y))}
		if s.X >= 0 && s.Y >= 0 && s.X < clinic.MaxColumns && s.Y < clinic.MaxRows && there(s) {
			return s, true
		}
	}
	return clinic.Space{}, false
}

// Fit returns the projection that shows a plot of columns × rows with that many floors, signs and trees included,
// as large as possible (at most maxScale) in the middle of a rectangle in device pixels.
func Fit(columns, rows, floors int, x, y, w, h, gap, maxScale float64) Projection {
	p := Projection{Scale: 1, Gap: gap}
	x0, y0, x1, y1 := p.Bounds(columns, rows, floors)
	return p.fitted(x0, y0, x1, y1, x, y, w, h, maxScale)
}

// FitBeside returns the projection of a clinic with that many floors that shows it and an annex, whose north
// corner lies at (x, y) in tiles, as large as possible (at most maxScale) in the middle of a picture of w × h
// device pixels.
func FitBeside(c, annex *Clinic, x, y float64, floors int, w, h, gap, maxScale float64) Projection {
	p := Projection{Scale: 1, Gap: gap}
	x0, y0, x1, y1 := p.Bounds(c.Columns, c.Rows, floors)
	at, beside := p.At(0, x, y, 0), p
	beside.X, beside.Y = at.X, at.Y
	left, above, right, below := beside.Bounds(annex.Columns, annex.Rows, 1)
	return p.fitted(min(x0, left), min(y0, above), max(x1, right), max(y1, below), 0, 0, w, h, maxScale)
}

// fitted fits the box x0, y0, x1, y1 of this projection, whose scale is 1, into a rectangle.
func (p Projection) fitted(x0, y0, x1, y1, x, y, w, h, maxScale float64) Projection {
	p.Scale = min(w/(x1-x0), h/(y1-y0), maxScale)
	p.Scale = max(1, math.Floor(p.Scale*HalfTileHeight)) / HalfTileHeight
	p.X = x + w/2 - (x0+x1)/2*p.Scale
	p.Y = y + h/2 - (y0+y1)/2*p.Scale
	return p.Snap()
}

// Bounds returns the box on the screen around a clinic with its pavement and floors, in device pixels.
func (p Projection) Bounds(columns, rows, floors int) (x0, y0, x1, y1 float64) {
	c, r := float64(columns), float64(rows)
	const sign = 50 // height of a sign above a high wall
	x0 = p.At(0, -pavement, r+pavement, 0).X
	x1 = p.At(0, c+pavement, -pavement, 0).X
	y0 = min(p.At(0, -pavement, -pavement, 0).Y, p.At(float64(floors-1), 0, 0, sign).Y)
	y1 = p.At(0, c+pavement, r+pavement, -3*SlabThickness).Y
	return
}
