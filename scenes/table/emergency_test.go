package table_test

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// On a phone in landscape the department's card covers no room and nobody of the clinic.
func TestTheDepartmentsCardCoversNoRoomOnAPhoneThatLies(t *testing.T) {
	reader := ui.NewReader("en")
	table, err := gallery.ShotDepartmentForecast(reader)
	if err != nil {
		t.Fatal(err)
	}
	for _, phone := range [...][2]float64{{844, 390}, {568, 320}} {
		table.Layout(&scenes.Context{Reader: reader, Scale: 1}, phone[0], phone[1])
		cardCoversNoRoom(t, table)
	}
}

func cardCoversNoRoom(t *testing.T, table *table.Table) {
	card, there := table.Spot(thing.Of(thing.CardName).On("emergency"))
	if !there {
		t.Fatal("there is no card")
	}
	if whole, _ := table.Spot(thing.Of(thing.Whole)); whole.Rect.Intersect(card.Rect).W > 0 && whole.Rect.Intersect(card.Rect).H > 0 {
		t.Errorf("the card, %.0f, covers the button of the view, %.0f", card.Rect, whole.Rect)
	}
	for _, spot := range table.Spots() {
		// Those in pre-admissions stand on the card.
		if p := table.BoardOn(spot.Thing.Board).Person(spot.Thing.Person); p != nil && p.At.Area == clinic.PreAdmissions {
			continue
		}
		room := spot.Thing.Kind == thing.Space && !table.BoardOn(spot.Thing.Board).At(spot.Thing.Space).Empty()
		both := spot.Rect.Intersect(card.Rect.Inset(-5))
		if (room || spot.Thing.Kind == thing.Person && spot.Thing.OnTheClinic()) && both.W > 0 && both.H > 0 && table.ClinicArea().Contains(spot.Rect.Center()) {
			t.Errorf("the card, %.0f, covers %s, %.0f", card.Rect, spot.Thing, spot.Rect)
		}
	}
}

// On the department's board people shuffle as they do in the clinic, and cars drive by in front of both, over neither.
func TestTheDepartmentLives(t *testing.T) {
	reader := ui.NewReader("en")
	table, err := gallery.ShotDepartmentForecast(reader)
	if err != nil {
		t.Fatal(err)
	}
	shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return table }}, scenes.DefaultSettings())
	shell.Resize(1280, 800, 1)
	window := ebiten.NewImage(1280, 800)
	defer window.Deallocate()
	here, there, cars := 0, 0, 0
	for range 1200 {
		shell.Tick(input.Idle())
		if shell.Due() {
			shell.Paint(window)
		}
		if _, board, ok := table.Shuffles(); ok && board != game.Home {
			there++
		} else if ok {
			here++
		}
		x, y, drives := table.CarDrives()
		if !drives {
			continue
		}
		cars++
		for space := range table.BoardOn("emergency").Board().All() {
			spot, seen := table.Spot(thing.InSpace(clinic.Space{X: space.X, Y: space.Y}).On("emergency"))
			if seen && spot.Rect.Contains(x, y) {
				t.Fatalf("a car drives over %v of the department", space)
			}
		}
	}
	if here == 0 || there == 0 || cars == 0 {
		t.Errorf("in the clinic people shuffle in %d ticks, in the department in %d, and cars drive by in %d", here, there, cars)
	}
}

// On a phone the name of a floor is hidden where it would stick out from behind the department's card or the
// button to a floor above.
func TestNoNameOfAFloorSticksOutFromBehindTheCard(t *testing.T) {
	reader := ui.NewReader("en")
	shot := slices.IndexFunc(gallery.SmallTableShots(), func(s gallery.Shot) bool { return s.Name == "small-table-annex-short" && s.Width == 390 })
	scene, err := gallery.SmallTableShots()[shot].Scene(reader)
	if err != nil {
		t.Fatal(err)
	}
	shown := scene.(*table.Table)
	stage := scenetest.NewStage(shown.Reader, shown, 390, 844, 100)
	stage.Wait(3)
	card, _ := shown.Spot(thing.Of(thing.CardName).On("emergency"))
	button, offered := shown.Spot(thing.Numbered(thing.Whole, 2))
	if !offered {
		t.Fatal("no button leads to the floor above")
	}
	for floor := range 3 {
		name, seen := shown.FloorLabel(floor)
		for _, r := range [...]ui.Rect{card.Rect, button.Rect} {
			if in := name.Intersect(r); seen && in.W > 0 && in.H > 0 {
				t.Errorf("the name of Floor %d at %v lies behind %v", floor, name, r)
			}
		}
	}
}
