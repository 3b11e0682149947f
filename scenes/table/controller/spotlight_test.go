package controller_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/campaign"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// newClinic returns the table of a clinic of the campaign, with what is new there.
func newClinic(t *testing.T, number int, saw *[]string) scenes.Scene {
	reader := ui.NewReader("en")
	t.Helper()
	rules, err := game.NewRules(session.Clinics()[number-1].Config(), extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	seats, origin := session.ForCampaign(number, nil)
	unseen := func() (left []string) {
		for _, id := range campaign.New(session.Clinics(), number) {
			if !slices.Contains(*saw, id) {
				left = append(left, id)
			}
		}
		return left
	}
	doors := &controller.SpotlightDoors{New: unseen, Saw: func(_ *scenes.Context, extension string) { *saw = append(*saw, extension) }}
	return controller.Play(reader, session.Begin(game.NewMatch(rules, nil), session.Table{Seats: seats, Origin: origin}, nil), controller.Doors{Spotlights: doors})
}

// In the tenth clinic three things are new at once: a card names them one after another by clicks, by a finger or by
// keys, back and forth, and then never again; Skip and a command of the game dismiss it.
func TestWhatIsNewIsNamedOnce(t *testing.T) {
	reader := ui.NewReader("en")
	for name, pass := range map[string]func(s *scenetest.Stage){
		"clicks":   func(s *scenetest.Stage) { s.ClickOn(t, "guide/next") },
		"a finger": func(s *scenetest.Stage) { s.Finger().Tap(t, "guide/next") },
		"keys":     func(s *scenetest.Stage) { s.Keys(ebiten.KeyEnter) },
	} {
		var saw []string
		stage := scenetest.NewStage(reader, newClinic(t, 10, &saw), 1280, 800, 100)
		stage.Wait(90)
		before := ""
		for step, kind := range []string{"outlined/component/", "outlined/component/", "outlined/button/medal"} {
			lit := ""
			for id := range stage.Seen().At {
				if strings.HasPrefix(id, kind) {
					lit = id
				}
			}
			if lit == "" || lit == before {
				t.Fatalf("%s: step %d shows %q, after %q", name, step, lit, before)
			}
			before = lit
			if step == 1 {
				stage.ClickOn(t, "guide/back")
				stage.Wait(2)
				pass(stage)
				stage.Wait(2)
			}
			if len(saw) > 0 {
				t.Fatalf("%s: %v counts as seen at step %d", name, saw, step)
			}
			pass(stage)
			stage.Wait(2)
		}
		stage.Wait(90)
		if _, shown := stage.Seen().At["guide/next"]; shown || !slices.Equal(saw, campaign.New(session.Clinics(), 10)) {
			t.Errorf("%s: the card is still there: %v; seen is %v", name, shown, saw)
		}
		stage.Clear()
		again := scenetest.NewStage(stage.Reader, newClinic(t, 10, &saw), 1280, 800, 100)
		again.Wait(90)
		if _, shown := again.Seen().At["guide/next"]; shown {
			t.Errorf("%s: what was seen is named again", name)
		}
		again.Clear()
	}
	var saw []string
	stage := scenetest.NewStage(reader, newClinic(t, 10, &saw), 390, 844, 100)
	defer stage.Clear()
	stage.Wait(90)
	stage.Finger().Tap(t, "guide/skip")
	stage.Wait(2)
	if _, shown := stage.Seen().At["guide/next"]; shown || len(saw) == 0 {
		t.Errorf("Skip does not leave it, or it is not kept: %v", saw)
	}
}
