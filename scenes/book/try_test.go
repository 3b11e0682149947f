package book

import (
	"slices"
	"strings"
	"testing"

	"clinic/game/clinic"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

var tryWindows = [][2]int{{1280, 800}, {1024, 640}, {390, 844}, {844, 390}, {820, 1180}, {2560, 1440}}

// begin opens the trial board of a page by its button.
func begin(t *testing.T, reader *ui.Reader, page string, size [2]int) (*scenetest.Stage, *trial) {
	t.Helper()
	stage := scenetest.NewStage(reader, open(reader, page), size[0], size[1], 100)
	stage.ClickOn(t, "book.try")
	stage.Wait(1)
	tried, there := stage.Scene().(*trial)
	if !there {
		t.Fatalf("%v: the button of %s shows %T", size, page, stage.Scene())
	}
	return stage, tried
}

// onto returns the middle of a space in the window.
func (t *trial) onto(floor, x, y int8) (float64, float64) {
	at := t.projection.Centre(clinic.Space{Floor: floor, X: x, Y: y})
	return at.X, at.Y
}

func (t *trial) tileOf(id string) (x, y float64) {
	i := slices.IndexFunc(t.tiles, func(p tile) bool { return p.id == id })
	return t.tiles[i].area.Center()
}

// Whatever is put on the board for building is judged by the rules: by drag, by clicks, by keys. A refusal states
// its rule (B6, B7, B20).
func TestBuildingIsTried(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range tryWindows {
		stage, tried := begin(t, reader, "build", size)
		x, y := tried.tileOf("treatment_room")
		toX, toY := tried.onto(0, 2, 1)
		stage.Finger().Drag(x, y, toX, toY) // beside the other treatment room
		stage.Wait(1)
		if text, tone := tried.told(); tone != badly || !slices.Contains(ui.RulesIn(text), "B7") || tried.what.began() {
			t.Errorf("%v: two treatment rooms beside each other: %q", size, text)
		}
		toX, toY = tried.onto(0, 0, 0)
		stage.Click(toX, toY) // the piece is still held
		if board, _ := tried.what.board(); board.At(clinic.Space{}).Kind != clinic.TreatmentRoom {
			t.Errorf("%v: a click does not put the treatment room down: %v", size, tried.over)
		}
		stage.ClickOn(t, "try.undo")
		if tried.what.began() {
			t.Errorf("%v: it is not taken back", size)
		}
		focusOn(t, stage, &tried.page, "try.garden")
		stage.Keys(ebiten.KeyEnter)
		if tried.over == nil || !tried.over.legal {
			t.Fatalf("%v: Enter on the garden does not lead to a place where it may stand", size)
		}
		at := tried.over.Space
		stage.Keys(ebiten.KeyEnter)
		if board, _ := tried.what.board(); board.At(at).Kind != clinic.Garden {
			t.Errorf("%v: Enter does not build the garden", size)
		}
		stage.Keys(ebiten.KeyEnter) // the focus is on its tile again
		if tried.held == nil {
			t.Errorf("%v: the focus is not back on the tile", size)
		}
		noFaults(t, stage, tried, size)
		stage.Keys(ebiten.KeyEscape)
		if tried.held != nil {
			t.Errorf("%v: Esc does not put it back", size)
		}
		stage.Keys(ebiten.KeyEscape)
		stage.Wait(1)
		if _, is := stage.Scene().(*Book); !is {
			t.Errorf("%v: Esc leads to %T", size, stage.Scene())
		}
	}
}

// Walks take the time that the rules say, and conveyors make them shorter (B70, B73).
func TestWalkingIsTried(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range tryWindows {
		time := func(ride bool) int {
			stage, tried := begin(t, reader, "move", size)
			if ride {
				stage.ClickOn(t, "try.conveyors")
			}
			if tried.single {
				stage.Tap(t, "try.floor")
			}
			stage.Tap(t, "try.p1")
			noFaults(t, stage, tried, size)
			stage.Tap(t, "try.space.1.1.0")
			if board, _ := tried.what.board(); !board.Person("p1").In(clinic.Space{Floor: 1, X: 1}) {
				text, _ := tried.told()
				t.Fatalf("%v: the patient is not upstairs: %q", size, text)
			}
			took := tried.what.(*walking).spent
			stage.Tap(t, "try.p1")
			x, y := tried.onto(1, 1, 1)
			stage.Click(x, y)
			if text, tone := tried.told(); tone != badly || !slices.Contains(ui.RulesIn(text), "B75") {
				t.Errorf("%v: a patient leaves the bed: %q", size, text)
			}
			return took
		}
		if slow, quick := time(false), time(true); quick >= slow || quick == 0 {
			t.Errorf("%v: it takes %d on foot, and %d by conveyor", size, slow, quick)
		}
	}
}

// Everybody who comes needs a place for the car, and building must leave the places that the cars need (B27, B52,
// B60).
func TestParkingIsTried(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range tryWindows {
		stage, tried := begin(t, reader, "parking", size)
		parked := tried.what.(*parking)
		places := parked.context().Places()
		for range places {
			stage.Tap(t, "try.nurse")
		}
		if cars := parked.clinic.Cars(); cars != places || !slices.Contains(ui.RulesIn(parked.said), "B52") {
			t.Errorf("%v: %d cars are in %d places: %q", size, cars, places, parked.said)
		}
		stage.Tap(t, "try.garden")
		noFaults(t, stage, tried, size)
		if tried.held == nil || slices.ContainsFunc(tried.spaces, func(s *spot) bool { return s.legal }) {
			t.Errorf("%v: a garden may stand where cars do", size)
		}
		x, y := tried.onto(0, 2, 1)
		stage.Click(x, y)
		if text, _ := tried.told(); !slices.Contains(ui.RulesIn(text), "B27") {
			t.Errorf("%v: a garden instead of cars: %q", size, text)
		}
		stage.Keys(ebiten.KeyEscape)
		x, y = tried.tileOf("parking_lot")
		toX, toY := tried.onto(0, 2, 1)
		stage.Finger().Drag(x, y, toX, toY)
		stage.Wait(1)
		if now := parked.context().Places(); now <= places {
			t.Errorf("%v: with a parking lot there are %d places instead of %d", size, now, places)
		}
	}
}

func noFaults(t *testing.T, stage *scenetest.Stage, tried *trial, size [2]int) {
	t.Helper()
	for _, fault := range append(stage.Faults(), stage.TouchFaults(&tried.page)...) {
		t.Errorf("%v: %s", size, fault)
	}
}

// focusOn presses Tab until a widget has the focus.
func focusOn(t *testing.T, stage *scenetest.Stage, page *ui.Page, id string) {
	t.Helper()
	for range 60 {
		if w, is := page.Focused().(*ui.Area); is && w.ID == id {
			return
		}
		stage.Keys(ebiten.KeyTab)
	}
	t.Fatalf("the keys do not reach %s", id)
}

// The parts laid out for trying obey the rules of building, and every page with something to try exists.
func TestWhatIsTriedIsRight(t *testing.T) {
	reader := ui.NewReader("en")
	for page := range attempts {
		b := open(reader, page)
		if b.Open() != page {
			t.Errorf("there is no page %s", page)
		}
		board, _ := b.tried(page).board()
		built := &clinic.Clinic{Columns: board.Columns, Rows: board.Rows}
		for space := range board.Modules().All() {
			tile := board.At(space)
			part := clinic.Component{Kind: tile.Kind, Service: tile.Service, Space: space}
			if reason := built.Placement(clinic.BlueprintOf(part.Kind), part, clinic.Terms{}); !reason.None() && !strings.Contains(reason.Key, "street") {
				t.Errorf("%s: %+v may not stand there: %s", page, part, reason.Key)
			}
			built.Place(clinic.BlueprintOf(part.Kind), part)
		}
	}
}
