package table_test

import (
	"image/color"
	"slices"
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

// The card of a hint hides neither the space nor the person that the hint is about, even if the view is close.
func TestTheCardOfAHintLeavesWhatItIsAbout(t *testing.T) {
	table, err := gallery.Exhibit(ui.NewReader("en"), nil, "", game.Decision{Kind: game.DecideBuild}, func(*game.State, *clinic.Clinic) {})
	if err != nil {
		t.Fatal(err)
	}
	stage := scenetest.NewStage(table.Reader, table, 1280, 800, 100)
	stage.Wait(10)
	at := func(name string) ui.Rect {
		r := stage.Seen().At[name]
		return ui.Rect{X: r[0], Y: r[1], W: r[2], H: r[3]}
	}
	for _, spot := range slices.Clone(table.Spots()) {
		if !spot.Thing.Is(thing.Space, thing.Person) {
			continue
		}
		table.Look.Hint = &view.Hint{Title: "Bring the nurse", Text: "The yellow doctor can then treat the orange patient for $14.", Of: "By the end of the round, with the best Move:", Chips: []view.Chip{{Text: "+$14 net"}}, Do: "Do it", Why: true, To: spot.Thing}
		for _, close := range []bool{false, true} {
			if table.ShowWhole(); close {
				x, y := spot.Rect.Center()
				table.ZoomAt(1.6, x, y)
				cx, cy := table.ClinicArea().Center()
				table.Pan(cx-x, cy-y)
			}
			stage.Wait(30)
			card, ring := at("hint"), at("outlined/"+spot.Thing.String())
			if card.W == 0 || ring.W == 0 || card.Overlaps(ring) {
				t.Errorf("close %v: the card at %v hides %s at %v", close, card, spot.Thing, ring)
			}
		}
	}
}
