package table_test

import (
	"image/color"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table/thing"
	"clinic/scenes/table/view"
	"clinic/sprites/paint"
)

// The way that a hint shows is drawn over no card, row or button, that where it begins neither.
func TestTheWayOfAHintCoversNothingElse(t *testing.T) {
	table, err := gallery.Exhibit(nil, "", game.Decision{Kind: game.DecideBuild}, func(*game.State, *clinic.Clinic) {})
	if err != nil {
		t.Fatal(err)
	}
	stage := scenetest.NewStage(table, 1280, 800, 100)
	stage.Wait(10)
	table.Look.Hint = &view.Hint{Title: "Build", From: thing.ToBuild(clinic.Conveyor, clinic.NoService), To: thing.InSpace(clinic.Space{})}
	stage.Wait(10)
	picture, over, beside := stage.Picture(), 0, 0
	table.HintWay(func(x, y float64, other bool) {
		if r, g, b, _ := picture.At(int(x), int(y)).RGBA(); (color.NRGBA{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8), 255}) != paint.Accent {
			return
		}
		if beside++; other {
			over++
		}
	})
	if over > 0 || beside < 20 {
		t.Errorf("%d points of it lie over something else, %d in all are drawn", over, beside)
	}
}
