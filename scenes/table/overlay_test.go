package table_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// Wherever the pointer is, its sentence leaves the panels readable, above all the forecast.
func TestTheSentenceAtThePointerHidesNoPanel(t *testing.T) {
	reader := ui.NewReader("en")
	s, err := gallery.Exhibited("")
	if err != nil {
		t.Fatal(err)
	}
	table := table.New(reader, s, nil)
	table.Layout(&scenes.Context{Reader: reader, Scale: 1}, 1024, 640)
	table.Look.Bubble = "Hire for $4: waits outside, the car is parked."
	area, wide := table.ClinicArea(), ui.Measure(table.Styles.TextStrong, table.Look.Bubble)
	for x := area.X - 100; x < area.Right()+100; x += 20 {
		for y := area.Y; y < area.Bottom(); y += 20 {
			table.Look.PointerX, table.Look.PointerY = x, y
			if left, _ := table.BubbleAt(); left < area.X || left+46+wide > area.Right() {
				t.Fatalf("with the pointer at %v,%v it stands at %v, and the clinic from %v to %v", x, y, left, area.X, area.Right())
			}
		}
	}
}

// The sentence at a pointer over the tray does not cover the view buttons.
func TestTheSentenceAtThePointerLeavesTheButtons(t *testing.T) {
	reader := ui.NewReader("en")
	s, err := gallery.Exhibited("")
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
		table := table.New(reader, s, nil)
		table.Layout(&scenes.Context{Reader: reader, Scale: 1}, size[0], size[1])
		table.Look.Bubble = "Choose an entrance."
		area, wide := table.ClinicArea(), ui.Measure(table.Styles.TextStrong, table.Look.Bubble)+60
		for x := area.X; x < size[0]; x += 10 {
			table.Look.PointerX, table.Look.PointerY = x, area.Bottom()+80
			left, top := table.BubbleAt()
			for _, kind := range []thing.Kind{thing.Whole, thing.Closer, thing.Explode, thing.Farther} {
				spot, _ := table.Spot(thing.Of(kind))
				if in := spot.Rect.Intersect(ui.Rect{X: left, Y: top, W: wide, H: 46}); in.W > 0 && in.H > 0 {
					t.Fatalf("%v: with the pointer at %v it lies over %s", size, x, spot.Thing)
				}
			}
		}
	}
}

// The name of a floor stays in the clinic's area while the floor is in sight, and beside the button to a floor above.
func TestEveryFloorInSightHasItsName(t *testing.T) {
	reader := ui.NewReader("en")
	s, err := gallery.Exhibited("")
	if err != nil {
		t.Fatal(err)
	}
	table := table.New(reader, s, nil)
	table.Layout(&scenes.Context{Reader: reader, Scale: 1}, 1280, 800)
	area := table.ClinicArea()
	for dy := 0.0; dy < 200; dy += 5 {
		table.Pan(0, -5)
		table.FindSpots()
		above, shown := table.Spot(thing.Numbered(thing.Whole, 2))
		for floor := range 3 {
			_, y := table.Where(game.Home, floor, 0, float64(table.Board().Rows), 0)
			pill, seen := table.FloorLabel(floor)
			if inside := y > area.Y+15 && y < area.Bottom()-15; inside && (!seen || pill.Y < area.Y) {
				t.Fatalf("Floor %d begins at %v in %v, and its name is at %v, seen: %v", floor, y, area, pill, seen)
			}
			if in := pill.Intersect(above.Rect); shown && seen && in.W > 0 && in.H > 0 {
				t.Fatalf("the name of Floor %d at %v lies below the button at %v", floor, pill, above.Rect)
			}
		}
	}
}

// On a phone the sign of a patient who would stay untreated leaves the floor names readable.
func TestASignCoversNoNameOfAFloor(t *testing.T) {
	reader := ui.NewReader("en")
	s, err := gallery.Exhibited("move")
	if err != nil {
		t.Fatal(err)
	}
	table := table.New(reader, s, nil)
	table.Layout(&scenes.Context{Reader: reader, Scale: 1}, 390, 844)
	table.DescribeAgain()
	signs := table.Alarms()
	if len(signs) < 2 {
		t.Fatalf("there are %d signs", len(signs))
	}
	for floor := range 3 {
		name, seen := table.FloorLabel(floor)
		for _, sign := range signs {
			if over := name.Intersect(sign); seen && over.W > 0 && over.H > 0 {
				t.Errorf("the sign at %v covers the name of Floor %d at %v", sign, floor, name)
			}
		}
	}
}

// The total of a route stands between the panels wherever the hand is, and so does the note above it.
func TestTheTotalCoversNoPanel(t *testing.T) {
	reader := ui.NewReader("en")
	s, err := gallery.Exhibited("move")
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [...][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
		table := table.New(reader, s, nil)
		table.Layout(&scenes.Context{Reader: reader, Scale: 1}, size[0], size[1])
		table.Look.Total.Note = "costs $1 more"
		area := table.ClinicArea()
		for _, at := range [...][2]float64{{area.X, area.Y}, {area.Right(), area.Y}, {area.X, area.Bottom()}, {area.Right(), area.Bottom()}, {area.X + area.W/2, area.Y + 20}} {
			total, note := table.TotalAt(at[0], at[1], 130)
			for _, r := range [...]ui.Rect{total, note} {
				if in := r.Intersect(area); in.W < r.W-0.01 || in.H < r.H-0.01 {
					t.Errorf("in a window of %v with the hand at %v it lies at %v, and the clinic at %v", size, at, r, area)
				}
			}
		}
	}
}

// On a phone the zoom ranges from a third to twice the size of rooms at 100 %.
func TestAPinchReachesFromAThirdToTwice(t *testing.T) {
	reader := ui.NewReader("en")
	s, err := gallery.Exhibited("")
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [...][2]float64{{390, 844}, {844, 390}, {820, 1180}, {1280, 800}} {
		table := table.New(reader, s, nil)
		table.Layout(&scenes.Context{Reader: reader, Scale: 1}, size[0], size[1])
		x, y := table.ClinicArea().Center()
		table.ZoomAt(0.01, x, y)
		least := table.Scale()
		table.ZoomAt(1000, x, y)
		if most := table.Scale(); least > 0.34 || most < 1.99 {
			t.Errorf("in a window of %v rooms are from %.2f to %.2f as large", size, least, most)
		}
	}
}

// The report about bots and the card of a hint leave the button to a floor above, and hide all of a floor's name or
// nothing.
func TestWhatLiesOverTheClinicLeavesTheFloors(t *testing.T) {
	reader := ui.NewReader("en")
	s, err := gallery.Exhibited("move")
	if err != nil {
		t.Fatal(err)
	}
	for _, window := range []struct {
		width, height int
		down          float64 // how far the view is moved: no floor or one lies above it
	}{{1280, 800, 0}, {1280, 800, -160}, {1024, 640, 0}, {1024, 640, -110}} {
		down := window.down
		at := table.New(reader, s, nil)
		stage := scenetest.NewStage(reader, at, window.width, window.height, 100)
		stage.Wait(2)
		at.Pan(0, down)
		check := func(what string, r ui.Rect) {
			t.Helper()
			above, shown := at.Spot(thing.Numbered(thing.Whole, 2))
			if shown != (down < 0) || shown && r.Overlaps(above.Rect) {
				t.Fatalf("%s at %v lies over the button at %v, there: %v", what, r, above.Rect, shown)
			}
			for floor := range 3 {
				if name, seen := at.FloorLabel(floor); seen && r.Overlaps(name) {
					t.Fatalf("%s at %v lies over the name of Floor %d at %v", what, r, floor, name)
				}
			}
		}
		at.Look.Away = strings.Repeat("Chief built a garden. ", 5)
		at.FindSpots()
		check("the report", spotOf(at, thing.Of(thing.Away)))
		at.Look.Away = ""
		for _, spot := range slices.Clone(at.Spots()) {
			if spot.Thing.Is(thing.Space, thing.Person) {
				at.Look.Hint = &view.Hint{Title: "Bring the nurse", Text: "The yellow doctor can then treat the patient.", Do: "Do it", Why: true, To: spot.Thing}
				at.FindSpots()
				check("the card", spotOf(at, thing.Of(thing.Hint)))
			}
		}
	}
}

// spotOf returns where a thing lies.
func spotOf(at *table.Table, what thing.Thing) ui.Rect {
	spot, _ := at.Spot(what)
	return spot.Rect
}
