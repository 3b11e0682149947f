package sprites

import (
	"math"
	"testing"

	"clinic/game/clinic"
)

// The screen place of a space's middle leads back to the space, at every scale and gap.
func TestProjectionGoesBack(t *testing.T) {
	everywhere := func(clinic.Space) bool { return true }
	for _, p := range []Projection{{X: 500, Y: 300, Scale: 1}, {X: -40, Y: 900, Scale: 0.77, Gap: FloorGapApart}, {X: 3, Y: 4, Scale: 3, Gap: FloorGapClose}} {
		for f := range int8(clinic.MaxFloors) {
			for x := range int8(clinic.MaxColumns) {
				for y := range int8(clinic.MaxRows) {
					want := clinic.Space{Floor: f, X: x, Y: y}
					c := p.Centre(want)
					onlyFloor := func(s clinic.Space) bool { return s.Floor == f }
					if got, ok := p.SpaceAt(c.X, c.Y, onlyFloor); !ok || got != want {
						t.Errorf("the middle of %v leads to %v, %v at scale %g", want, got, ok, p.Scale)
					}
				}
			}
		}
		top := clinic.Space{Floor: clinic.MaxFloors - 1, X: 2, Y: 1}
		c := p.Centre(top)
		if got, _ := p.SpaceAt(c.X, c.Y, everywhere); got != top {
			t.Errorf("where several floors overlap, %v is found instead of the topmost %v", got, top)
		}
	}
}

// A snapped projection puts the corners of all tiles on whole pixels.
func TestSnapPutsCornersOnPixels(t *testing.T) {
	p := Projection{X: 10.3, Y: 7.7, Scale: 1.234, Gap: FloorGapApart}.Snap()
	if math.Abs(p.Scale-1.234) > 0.02 {
		t.Errorf("the snapped scale %g is far from 1.234", p.Scale)
	}
	for f := range clinic.MaxFloors {
		c := p.At(float64(f), 3, 1, 0)
		if dx, dy := math.Abs(c.X-math.Round(c.X)), math.Abs(c.Y-math.Round(c.Y)); dx > 1e-6 || dy > 1e-6 {
			t.Errorf("a corner of floor %d lies at (%g, %g)", f, c.X, c.Y)
		}
	}
}

// A fitted clinic lies inside its rectangle and fills it in one direction unless maxScale prevents it.
func TestFitFillsTheRectangle(t *testing.T) {
	for floors := 1; floors <= clinic.MaxFloors; floors++ {
		p := Fit(4, 3, floors, 300, 80, 1000, 700, 0, 5)
		x0, y0, x1, y1 := p.Bounds(4, 3, floors)
		if x0 < 299 || y0 < 79 || x1 > 1301 || y1 > 781 {
			t.Errorf("%d floors reach from (%.0f, %.0f) to (%.0f, %.0f)", floors, x0, y0, x1, y1)
		}
		if x1-x0 < 920 && y1-y0 < 640 {
			t.Errorf("%d floors fill only %.0f × %.0f of 1000 × 700", floors, x1-x0, y1-y0)
		}
	}
}
