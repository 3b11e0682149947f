package controller_test

import (
	"bytes"
	"reflect"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
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

// The names above those who wait are never cut off, wherever the row has been scrolled to: a name that has little room
// ends with dots.
func TestNamesAboveThoseWhoWaitAreNotCutOff(t *testing.T) {
	scene, err := gallery.TableShots()[slices.IndexFunc(gallery.TableShots(), func(s gallery.Shot) bool { return s.Name == "table-middle" })].Scene(ui.NewReader("en"))
	if err != nil {
		t.Fatal(err)
	}
	shown := scene.(*table.Table)
	stage := scenetest.NewStage(shown.Reader, shown, 390, 844, 100)
	stage.Wait(30)
	spot, _ := shown.Spot(thing.WaitingFor(clinic.Psychiatry))
	x, y := spot.Rect.Center()
	for range 20 {
		names := 0
		for _, ink := range stage.Seen().Inks {
			if wide := ui.Measure(shown.Styles.TextStrong, ink.Text); ink.Y > shown.ClinicArea().Bottom() && ink.Y < spot.Rect.Y && ink.Y > spot.Rect.Y-24 {
				if names++; ink.W < wide-2 {
					t.Errorf("of %q only %.0f of %.0f are seen", ink.Text, ink.W, wide)
				}
			}
		}
		if names == 0 {
			t.Error("no name is seen")
		}
		shown.ScrollDrawer(x, y, -13, 0)
		stage.Wait(1)
	}
}

// An arrow at the end of what scrolls says what it does, covers nothing, and scrolls by a page when it is pressed, with
// the mouse and with a finger: no card is left out on the way to the end, and the way back leads to the beginning.
func TestArrowsScrollByAPage(t *testing.T) {
	on, back := thing.Numbered(thing.ScrollOn, 0), thing.Numbered(thing.ScrollBack, 0)
	for _, size := range [][2]int{{360, 640}, {390, 844}, {844, 390}, {568, 320}, {820, 1180}} {
		for _, action := range []game.Action{game.Build, game.Admit} {
			p := sit(t, 1, choose(action))
			if p.table.OpenSegment("appointments"); action == game.Admit {
				p.table.OpenTab(panels.TabTown)
			}
			p.Stage = scenetest.NewStage(p.table.Reader, p.table, size[0], size[1], 100)
			p.Wait(30)
			all := map[thing.Thing]bool{}
			for _, spot := range slices.Concat(p.table.Spots(), p.table.AllScrolledAway()) {
				if spot.Thing.Is(thing.Component, thing.Appointment) {
					all[spot.Thing] = false
				}
			}
			look := func() {
				for _, spot := range p.table.Spots() {
					if _, there := all[spot.Thing]; there && spot.Rect.W > 30 && spot.Rect.H > 20 {
						all[spot.Thing] = true
					}
					for _, arrow := range []thing.Thing{on, back} {
						at, shown := p.table.Spot(arrow)
						if both := at.Rect.Inset(1).Intersect(spot.Rect); shown && spot.Thing.Is(thing.Component, thing.Appointment, thing.Person, thing.Done) && both.W > 0 && both.H > 0 {
							t.Errorf("%v: %s at %v covers %s at %v", size, arrow, at.Rect, spot.Thing, spot.Rect)
						}
					}
				}
			}
			presses, press := 0, func(what thing.Thing) {
				p.click(what)
				p.Wait(2)
			}
			if size[0] != 844 {
				draw := func() { // as the window does
					for p.Due() {
						p.Picture()
					}
				}
				press = func(what thing.Thing) {
					x, y := p.place(what)
					for range 5 { // a finger rests that long
						p.touchAt(input.Touch{X: x, Y: y})
						draw()
					}
					for range 3 {
						p.touchAt()
						draw()
					}
					if shown := p.Kept(); !bytes.Equal(shown.Pix, p.Picture().Pix) {
						t.Errorf("%v: after a tap on %s the cards are drawn where they were", size, what)
					}
				}
			}
			for _, arrow := range []thing.Thing{on, back} {
				for range 12 {
					look()
					if _, more := p.table.Spot(arrow); !more {
						break
					}
					if p.table.Explain(arrow) == "" {
						t.Errorf("%s says nothing", arrow)
					}
					press(arrow)
					presses++
				}
				if _, more := p.table.Spot(arrow); more {
					t.Errorf("%v: %s never comes to an end", size, arrow)
				}
			}
			for what, seen := range all {
				if !seen {
					t.Errorf("%v: pressing the arrow leaves out %s", size, what)
				}
			}
			if presses == 0 && action == game.Build && size[0] < 800 {
				t.Errorf("%v: no arrow is shown", size)
			}
			p.Clear()
		}
	}
}

// The question above the goals stays where it is while a finger scrolls them (B88).
func TestTheQuestionStaysAboveTheGoals(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	s := choosingGoal(t)
	on := controller.Play(ui.NewReader("en"), s, controller.Doors{})
	stage := scenetest.NewStage(on.Reader, on, 390, 844, 100)
	stage.Wait(60)
	question := func() (at []ui.Ink) {
		for _, ink := range stage.Seen().Inks {
			if len(ink.Text) > 10 && strings.Contains(on.T("tray.choose_goal"), ink.Text) {
				at = append(at, ink)
			}
		}
		return at
	}
	goal := func() (x, y float64) {
		for _, spot := range on.Spots() {
			if spot.Thing.Kind == thing.Goal {
				return spot.Whole.Center()
			}
		}
		return 0, 0
	}
	before := question()
	x, y := goal()
	stage.Finger().Drag(300, y, 100, y)
	stage.Wait(60)
	if now, _ := goal(); now == x {
		t.Fatal("the goals don't scroll")
	}
	if now := question(); len(before) == 0 || !slices.Equal(now, before) {
		t.Errorf("the question lies at %v, before at %v", now, before)
	}
}
