package table_test

import (
	"image/color"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// The route that a hint shows is drawn over the clinic alone: over no panel, not even where it begins.
func TestTheWayOfAHintCoversNothingElse(t *testing.T) {
	reader := ui.NewReader("en")
	table, err := gallery.Exhibit(reader, nil, "", game.Decision{Kind: game.DecideBuild}, func(*game.State, *clinic.Clinic) {})
	if err != nil {
		t.Fatal(err)
	}
	stage := scenetest.NewStage(table.Reader, table, 1280, 800, 100)
	stage.Wait(10)
	before := stage.Picture()
	table.Look.Hint = &view.Hint{Title: "Build", From: thing.ToBuild(clinic.Conveyor, clinic.NoService), To: thing.InSpace(clinic.Space{})}
	stage.Wait(10)
	picture, over, beside := stage.Picture(), 0, 0
	table.HintWay(func(x, y float64, other bool) {
		at := picture.RGBAAt(int(x), int(y))
		if at != color.RGBA(theme.Theme{}.RGBA(theme.Accent)) || at == before.RGBAAt(int(x), int(y)) {
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
