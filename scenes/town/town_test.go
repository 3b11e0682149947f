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

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// stands are those of somebody who has a medal in the first clinic alone.
func stands() []campaign.Stand {
	all := make([]campaign.Stand, len(session.Clinics()))
	all[0] = campaign.Stand{Medal: campaign.Silver, Best: 40, Played: 1}
	return all
}

// The arrows walk along the route and choose what they come to, Enter opens a clinic that is open, and Tab leaves the map in one step.
func TestTheRouteIsWalkedWithKeys(t *testing.T) {
	var opened []int
	stage := scenetest.NewStage(town.New(stands(), func(_ *scenes.Context, number int) { opened = append(opened, number) }), 1280, 800, 100)
	defer stage.Clear()
	stage.Wait(2)
	stage.Keys(ebiten.KeyEnter) // the second clinic is the next one
	stage.Keys(ebiten.KeyArrowRight)
	stage.Wait(2)
	stage.Keys(ebiten.KeyEnter) // the third one is shut
	stage.Keys(ebiten.KeyArrowLeft)
	stage.Wait(2)
	stage.Keys(ebiten.KeyArrowLeft)
	stage.Wait(2)
	stage.Keys(ebiten.KeyTab)
	stage.Keys(ebiten.KeyTab)
	stage.Keys(ebiten.KeyEnter) // the back button lies between the map and the door
	if len(opened) != 2 || opened[0] != 2 || opened[1] != 1 {
		t.Errorf("the clinics %v were opened", opened)
	}
}

// A finger chooses a clinic, and then opens it by the door alone, in every arrangement; a shut one has no door.
func TestAFingerOpensClinics(t *testing.T) {
	for _, size := range [...][2]int{{1280, 800}, {1024, 640}, {820, 1180}, {390, 844}, {844, 390}} {
		opened := 0
		stage := scenetest.NewStage(town.New(stands(), func(_ *scenes.Context, number int) { opened = number }), size[0], size[1], 100)
		stage.Wait(2)
		finger := stage.Finger()
		finger.Tap(t, "campaign.clinic.ramp_house")
		stage.Wait(2)
		if finger.Tap(t, "campaign.play"); opened != 0 {
			t.Errorf("%v: clinic %d was opened, which is shut", size, opened)
		}
		for range 2 { // chosen already, it is not opened by itself
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

// A medal that was just won falls onto its label, and then the next clinic opens; with reduced motion all is as it will be at once.
func TestAMedalFallsAndTheNextClinicOpens(t *testing.T) {
	for _, still := range [...]bool{false, true} {
		settings := scenes.DefaultSettings()
		settings.ReduceMotion = still
		scene := town.New(stands(), nil).After(1, make([]campaign.Stand, len(session.Clinics())))
		shell := scenes.NewShell(scenes.Options{First: func() scenes.Scene { return scene }}, settings)
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

// A game that changes nothing on the map moves nothing there, though the next clinic was never played.
func TestOnlyWhatIsNewIsShown(t *testing.T) {
	for name, test := range map[string]struct {
		before campaign.Stand
		heard  bool
	}{"the same medal again": {campaign.Stand{Medal: campaign.Silver, Best: 40, Played: 1}, false}, "a better one": {campaign.Stand{Medal: campaign.Bronze, Best: 30, Played: 1}, true}} {
		before := stands()
		before[0] = test.before
		stage := scenetest.NewStage(town.New(stands(), nil).After(1, before), 1280, 800, 100)
		stage.Wait(3)
		if heard := len(stage.Heard()) > 0; heard != test.heard {
			t.Errorf("%s: a sound is heard: %v", name, heard)
		}
		stage.Clear()
	}
}

// What stands on the map is the best of all records of a clinic; other games and copies count for nothing.
func TestStandsComeFromRecords(t *testing.T) {
	record := func(origin session.Origin, total int) records.Record {
		r := records.Record{}
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
