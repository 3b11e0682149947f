package controller_test

import (
	"reflect"
	"slices"
	"testing"

	"clinic/game"
	"clinic/scenes/scenetest"
	"clinic/scenes/thing"
)

// On a phone in portrait the shelf of Build shows whole cards with the arrows beside them, and comes to rest that way
// wherever a finger leaves it.
func TestTheShelfOfBuildStopsAtWholeCards(t *testing.T) {
	for _, width := range []int{360, 390, 430} {
		p := sit(t, 1, choose(game.Build))
		p.Stage = scenetest.NewStage(p.table.Reader, p.table, width, 844, 100)
		p.Wait(30)
		cards := func() (whole int) {
			for _, spot := range p.table.Spots() {
				if spot.Thing.Kind != thing.Component {
					continue
				}
				if spot.Cut {
					t.Errorf("%d wide: %s is cut at %v", width, spot.Thing, spot.Rect)
				}
				if spot.Rect.X < 24 || spot.Rect.Right() > float64(width)-24 {
					t.Errorf("%d wide: an arrow lies on %s at %v", width, spot.Thing, spot.Rect)
				}
				whole++
			}
			return whole
		}
		if cards() < 3 {
			t.Errorf("%d wide: %d cards are seen", width, cards())
		}
		finger := p.Finger()
		for _, way := range []float64{-130, -40, -300, 70} {
			before := slices.Clone(p.table.Spots())
			y := 0.0
			for _, spot := range before {
				if spot.Thing.Kind == thing.Component {
					_, y = spot.Rect.Center()
				}
			}
			finger.Drag(200, y, 200+way, y)
			p.Wait(60)
			if reflect.DeepEqual(before, p.table.Spots()) {
				t.Errorf("%d wide: a finger's way of %v moved nothing", width, way)
			}
			cards()
		}
	}
}
