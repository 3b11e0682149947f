package newgame

import (
	"slices"
	"testing"

	"clinic/game/extensions"
	"clinic/input"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// drag moves a finger over the window.
func drag(stage *scenetest.Stage, x, y, dx, dy float64) {
	const steps = 10
	at := input.Gestures{X: x, Y: y, PressX: x, PressY: y, Zoom: 1, Held: true}
	down := at
	down.Pressed = true
	stage.Tick(down)
	for i := range steps {
		at.Dragging, at.DX, at.DY = true, dx/steps, dy/steps
		at.X, at.Y = x+dx*float64(i+1)/steps, y+dy*float64(i+1)/steps
		stage.Tick(at)
	}
	stage.Wait(2)
}

// On a phone a whole game is set up with one thumb: seats, extensions with their rules and options, lots, start.
func TestAGameIsPutTogetherByTouchOnAPhone(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [][2]int{{390, 844}, {360, 640}, {844, 390}, {568, 320}, {820, 1180}} {
		s, stage, begun := open(t, reader, size[0], size[1], 100, extensions.All()...)
		width, height := float64(size[0]), float64(size[1])
		reach := func(id string) {
			for range 60 {
				at, there := stage.Seen().At[id]
				if there && at[3] >= 43 {
					break
				}
				drag(stage, width/4, height*0.6, 0, -height*0.2)
			}
			stage.Tap(t, id)
		}
		stage.Tap(t, "newgame.players.1")
		stage.Tap(t, "newgame.0.who.1")
		stage.Tap(t, "newgame.parts.1")
		x, y := placeOf(stage, "newgame.presets")
		drag(stage, x, y, -width, 0)
		if shown := s.offeredPresets(); stage.Seen().At["newgame.preset."+shown[len(shown)-1].ID][2] < 43 {
			t.Errorf("%v: the last of the ready-made games is not reached by a drag", size)
		}
		reach("newgame.extension.therapy_dogs")
		reach("newgame.rules.therapy_dogs")
		stage.Tap(t, "book.back")
		reach("newgame.extension.emergency")
		reach("newgame.0.annex.layout.dark")
		stage.Tap(t, "newgame.parts.2")
		reach("newgame.0.layout.orange")
		stage.Tap(t, "newgame.start")
		if begun.rules == nil {
			t.Fatalf("%v: no game begins: %s", size, s.problem)
		}
		c := begun.rules.Config
		if !slices.Equal(c.Extensions, []string{"therapy_dogs", "emergency"}) || c.Layouts[0] != "orange" || c.AnnexLayouts[0] != "dark" || begun.seats[0].Bot == "" || len(begun.seats) != 2 {
			t.Errorf("%v: it begins with %+v, %+v", size, c, begun.seats)
		}
		stage.Clear()
	}
}

func placeOf(stage *scenetest.Stage, id string) (x, y float64) {
	at := stage.Seen().At[id]
	return at[0] + at[2]/2, at[1] + at[3]/2
}

// On a phone with a keyboard the parts are opened, an extension is chosen and the game is started with keys alone.
func TestASmallWindowIsUsedWithKeys(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage, begun := open(t, reader, 390, 844, 100, extensions.All()...)
	to := func(id string) {
		t.Helper()
		for range 120 {
			if w := s.Page().Focused(); w != nil && idOf(w) == id {
				return
			}
			stage.Keys(ebiten.KeyTab)
		}
		t.Fatalf("the keys do not reach %s", id)
	}
	to("newgame.parts")
	stage.Keys(ebiten.KeyArrowRight)
	to("newgame.extension.covid_19")
	stage.Keys(ebiten.KeySpace)
	to("newgame.option.covid.contagion")
	stage.Keys(ebiten.KeyArrowRight)
	to("newgame.start")
	stage.Keys(ebiten.KeyEnter)
	if begun.rules == nil || begun.rules.Config.Options["covid.contagion"] != "high" {
		t.Errorf("it begins with %+v", begun.rules)
	}
}

func idOf(w ui.Widget) string {
	switch w := w.(type) {
	case *ui.Button:
		return w.ID
	case *ui.Segments:
		return w.ID
	case *ui.Area:
		return w.ID
	}
	return ""
}

// On a tablet in portrait the lots are below the seats, and are chosen there; a phone has no room for them.
func TestATabletHasTheLotsBelowTheSeats(t *testing.T) {
	reader := ui.NewReader("en")
	for size, want := range map[[2]int]bool{{820, 1180}: true, {390, 844}: false, {844, 390}: false} {
		s, stage, _ := open(t, reader, size[0], size[1], 100, extensions.All()...)
		if size[0] == 820 {
			stage.Tap(t, "newgame.players.3")
			if _, there := stage.Seen().At["newgame.3.layout.own"]; !there {
				t.Errorf("%v: four players have no lots below their seats", size)
			}
		}
		stage.Tap(t, "newgame.players.1")
		_, there := stage.Seen().At["newgame.0.layout.orange"]
		if there != want {
			t.Errorf("%v: the lots stand below the seats: %v", size, there)
		}
		if !there {
			continue
		}
		stage.Tap(t, "newgame.0.layout.orange")
		if got := s.choice.seats[0].layout; got != "orange" {
			t.Errorf("%v: a tap on a lot chooses %q", size, got)
		}
		stage.Clear()
	}
}
