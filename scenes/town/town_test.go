package town_test

import (
	"bytes"
	"image"
	"testing"

	"clinic/game/campaign"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/records"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/town"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// stands returns those of a player who has a medal in the first clinic only.
func stands() []campaign.Stand {
	all := make([]campaign.Stand, len(session.Clinics()))
	all[0] = campaign.Stand{Medal: campaign.Silver, Best: 40, Played: 1}
	return all
}

// The arrows move along the route and choose clinics, Enter opens a clinic that is open, and Tab leaves the map in
// one step.
func TestTheRouteIsWalkedWithKeys(t *testing.T) {
	reader := ui.NewReader("en")
	var opened []int
	stage := scenetest.NewStage(reader, town.New(reader, stands(), func(_ *scenes.Context, number int) { opened = append(opened, number) }), 1280, 800, 100)
	defer stage.Clear()
	stage.Wait(2)
	stage.Keys(ebiten.KeyEnter) // the second clinic is the next one
	stage.Keys(ebiten.KeyArrowRight)
	stage.Wait(2)
	stage.Keys(ebiten.KeyEnter) // the third one is closed
	stage.Keys(ebiten.KeyArrowLeft)
	stage.Wait(2)
	stage.Keys(ebiten.KeyArrowLeft)
	stage.Wait(2)
	stage.Keys(ebiten.KeyTab)
	stage.Keys(ebiten.KeyTab)
	stage.Keys(ebiten.KeyEnter) // the back button is between the map and the button that opens a clinic
	if len(opened) != 2 || opened[0] != 2 || opened[1] != 1 {
		t.Errorf("the clinics %v were opened", opened)
	}
}

// A finger chooses a clinic and then opens it only with the button, in every arrangement; a closed one cannot be
// opened.
func TestAFingerOpensClinics(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [...][2]int{{1280, 800}, {1024, 640}, {820, 1180}, {390, 844}, {844, 390}} {
		opened := 0
		stage := scenetest.NewStage(reader, town.New(reader, stands(), func(_ *scenes.Context, number int) { opened = number }), size[0], size[1], 100)
		stage.Wait(2)
		finger := stage.Finger()
		finger.Tap(t, "campaign.clinic.ramp_house")
		stage.Wait(2)
		if finger.Tap(t, "campaign.play"); opened != 0 {
			t.Errorf("%v: clinic %d was opened, which is shut", size, opened)
		}
		for range 2 { // the chosen one is not opened by another tap
			finger.Tap(t, "campaign.clinic.kettle_street")
			stage.Wait(2)
		}
		if opened != 0 {
			t.Errorf("%v: clinic %d was opened where it was only to be chosen", size, opened)
		}
		if finger.Tap(t, "campaign.play"); opened != 1 {
			t.Errorf("%v: clinic %d was opened, not the first", size, opened)
		}
		stage.Clear()
	}
}

// In an upright window a finger lowers the sheet by its grip, or with a tap on it, to show more of the town, and
// raises it again; a drag moves the town.
func TestTheSheetIsPulledAndTheTownMoved(t *testing.T) {
	reader := ui.NewReader("en")
	stage := scenetest.NewStage(reader, town.New(reader, stands(), nil), 390, 844, 100)
	defer stage.Clear()
	stage.Wait(2)
	finger := stage.Finger()
	below := func() float64 { return place(t, stage, "campaign.grip").Y }
	high := below()
	finger.Drag(195, high, 195, high+200)
	stage.Wait(2)
	low := below()
	if low < high+100 {
		t.Errorf("the sheet's grip lies at %v after it was pulled down from %v", low, high)
	}
	before := place(t, stage, "campaign.clinic.ramp_house").Y
	finger.Drag(195, 500, 195, 400)
	stage.Wait(2)
	if now := place(t, stage, "campaign.clinic.ramp_house").Y; now > before-50 {
		t.Errorf("a clinic lies at %v after the town was dragged up from %v", now, before)
	}
	finger.Tap(t, "campaign.grip")
	stage.Wait(2)
	if now := below(); now != high {
		t.Errorf("the sheet's grip lies at %v after a tap, and %v before", now, high)
	}
}

// If the town doesn't fit, it is scrolled both ways: with one finger, with two, with the wheel, sideways with Shift,
// and with the stick of a gamepad. The arrows scroll to what they reach.
func TestTheTownIsMovedBothWays(t *testing.T) {
	reader := ui.NewReader("en")
	for name, move := range map[string]func(g *input.Gestures){
		"a drag":      func(g *input.Gestures) { g.Held, g.Dragging, g.DX, g.DY = true, true, -60, -50 },
		"two fingers": func(g *input.Gestures) { g.PanX, g.PanY = -60, -50 },
		"wheels":      func(g *input.Gestures) { g.Wheel, g.WheelX = -1, 1 },
		"a stick":     func(g *input.Gestures) { g.PanX, g.PanY, g.ByPad, g.ByKeys = -60, -50, true, true },
	} {
		scene := town.New(reader, make([]campaign.Stand, len(session.Clinics())), nil)
		shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return scene }}, scenes.DefaultSettings())
		shell.Resize(390, 844, 1)
		shell.Tick(input.Idle())
		second := func() (area ui.Rect) {
			for _, w := range scene.Page().Widgets {
				if at, is := w.(*ui.Area); is && at.ID == "campaign.clinic.willow_row" {
					area = at.Rect.Moved(-at.Inside.Across, -at.Inside.Offset)
				}
			}
			return area
		}
		before := second()
		g := input.Idle()
		g.X, g.Y = 150, 250
		if name == "a drag" {
			g.Pressed, g.Held, g.PressX, g.PressY = true, true, g.X, g.Y
			shell.Tick(g)
			g.Pressed = false
		}
		move(&g)
		shell.Tick(g)
		after := second()
		if after.X > before.X-30 || after.Y > before.Y-30 {
			t.Errorf("%s: a clinic lies at %v, after %v", name, after, before)
		}
	}
	stage := scenetest.NewStage(reader, town.New(reader, stands(), nil), 390, 844, 100)
	defer stage.Clear()
	stage.Wait(2)
	for range 2 {
		stage.Keys(ebiten.KeyArrowRight)
		stage.Wait(2)
	}
	if at := place(t, stage, "campaign.clinic.ramp_house"); at.X < 60 || at.X > 330 {
		t.Errorf("the clinic that the arrows came to lies at %v", at)
	}
}

// place returns the middle of a thing on a stage.
func place(t *testing.T, stage *scenetest.Stage, id string) (at struct{ X, Y float64 }) {
	t.Helper()
	box, seen := stage.Seen().At[id]
	if !seen {
		t.Fatalf("%s is not seen", id)
	}
	at.X, at.Y = box[0]+box[2]/2, box[1]+box[3]/2
	return at
}

// A clinic offers the lessons of extensions that are new there, and no others.
func TestNewExtensionsAreTaught(t *testing.T) {
	reader := ui.NewReader("en")
	all := stands()
	for i := range 5 {
		all[i] = campaign.Stand{Medal: campaign.Bronze, Best: 40, Played: 1}
	}
	scene, taught := town.New(reader, all, nil), ""
	sixth := session.Clinics()[5].Extensions // a new one, and one that the third clinic has
	scene.Lesson = func(_ *scenes.Context, extension string) *ui.Button {
		return &ui.Button{Base: ui.Base{ID: "show." + extension}, Text: "Show me how", Do: func() { taught = extension }}
	}
	stage := scenetest.NewStage(scene.Reader, scene, 1280, 800, 100)
	defer stage.Clear()
	stage.Wait(2)
	if _, offered := stage.Seen().At["show."+sixth[1]]; offered {
		t.Error("what was played before is offered as new")
	}
	if stage.ClickOn(t, "show."+sixth[0]); taught != sixth[0] {
		t.Errorf("the lesson of %q was begun", taught)
	}
}

// A medal just won falls onto its label, and then the next clinic opens; with reduced motion everything is in its
// final state at once.
func TestAMedalFallsAndTheNextClinicOpens(t *testing.T) {
	reader := ui.NewReader("en")
	for _, still := range [...]bool{false, true} {
		settings := scenes.DefaultSettings()
		settings.ReduceMotion = still
		scene := town.New(reader, stands(), nil).After(1, make([]campaign.Stand, len(session.Clinics())))
		shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return scene }}, settings)
		shell.Resize(1280, 800, 1)
		window := ebiten.NewImage(1280, 800)
		shown := func(ticks int) []byte {
			for range ticks {
				shell.Tick(input.Idle())
			}
			shell.Paint(window)
			two := window.SubImage(image.Rect(0, 60, 430, 300)).(*ebiten.Image) // the first two clinics
			pixels := make([]byte, 4*430*240)
			two.ReadPixels(pixels)
			return pixels
		}
		moments := [][]byte{shown(6), shown(20), shown(22), shown(12)}
		end := shown(60)
		for i, moment := range moments {
			if same := bytes.Equal(moment, end); same != still {
				t.Errorf("with reduced motion %v: at moment %d it is as in the end: %v", still, i, same)
			}
		}
		window.Deallocate()
	}
}

// A game that changes nothing on the map moves nothing there, even if the next clinic was never played.
func TestOnlyWhatIsNewIsShown(t *testing.T) {
	reader := ui.NewReader("en")
	for name, test := range map[string]struct {
		before campaign.Stand
		heard  bool
	}{"the same medal again": {campaign.Stand{Medal: campaign.Silver, Best: 40, Played: 1}, false}, "a better one": {campaign.Stand{Medal: campaign.Bronze, Best: 30, Played: 1}, true}} {
		before := stands()
		before[0] = test.before
		stage := scenetest.NewStage(reader, town.New(reader, stands(), nil).After(1, before), 1280, 800, 100)
		stage.Wait(3)
		if heard := len(stage.Heard()) > 0; heard != test.heard {
			t.Errorf("%s: a sound is heard: %v", name, heard)
		}
		stage.Clear()
	}
}

// The map shows the best of all records of a clinic; other games and copies don't count.
func TestStandsComeFromRecords(t *testing.T) {
	record := func(origin session.Origin, total int) records.Record {
		r := records.Record{Head: new(session.Head)}
		r.Origin, r.Ended = origin, []session.Ended{{Total: total}}
		return r
	}
	of := func(medal campaign.Medal) session.Origin {
		return session.Origin{Kind: session.Campaign, Clinic: 2, Medal: medal}
	}
	copied := session.Origin{Kind: session.Copy, Clinic: 2, Medal: campaign.Gold}
	got := town.Stands([]records.Record{record(of(campaign.None), -3), record(of(campaign.Silver), 41), record(of(campaign.Bronze), 30), record(copied, 90), record(session.Origin{}, 99)})
	if want := (campaign.Stand{Medal: campaign.Silver, Best: 41, Played: 3, Lost: 1}); got[1] != want || got[0] != (campaign.Stand{}) {
		t.Errorf("the stands are %+v", got)
	}
}

// The map appears before all records have been read. Then the medals appear, and only then what the last game has
// changed is shown.
func TestMedalsComeWhenTheRecordsAreRead(t *testing.T) {
	reader := ui.NewReader("en")
	record := func(total int, medal campaign.Medal) records.Record {
		r := records.Record{Head: new(session.Head)}
		r.Origin, r.Ended = session.Origin{Kind: session.Campaign, Clinic: 1, Medal: medal}, []session.Ended{{Total: total}}
		return r
	}
	come := false
	s := town.New(reader, town.Stands(nil), nil).After(1, town.Stands(nil))
	s.Coming = func() ([]records.Record, error, bool) {
		return []records.Record{record(20, campaign.None), record(40, campaign.Silver)}, nil, come
	}
	stage := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
	defer stage.Clear()
	if stage.Wait(3); len(stage.Heard()) > 0 {
		t.Error("a medal falls before it is known")
	}
	come = true
	if stage.Wait(3); len(stage.Heard()) == 0 {
		t.Error("the medal does not fall")
	}
}
