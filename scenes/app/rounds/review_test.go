package rounds

import (
	"testing"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/app"
	"clinic/scenes/scenetest"
	"clinic/scenes/scores"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// A finished review is saved with its game: the next time all of it is there at once.
func TestAReviewIsKept(t *testing.T) {
	reader := ui.NewReader("en")
	home := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", home)
	t.Setenv("HOME", home)
	match, err := sample.AtMove(1, 6)
	if err != nil {
		t.Fatal(err)
	}
	for !match.State.Over {
		if _, v := match.Apply(0, game.Command{Type: game.Done}); !v.Legal() {
			t.Fatal(v.Refusal)
		}
	}
	options := scenes.Options{Reader: reader}
	app.Open(&options, nil, app.Start{})
	for again := range 2 {
		stage := scenetest.NewStageWith(reader, scores.New(reader, sample.Session(match)), scenes.Options{Routes: options.Routes, Book: options.Book}, 1280, 800, 100)
		stage.ClickOn(t, "scores.review")
		stage.Wait(2)
		for working := true; working && again == 0; _, working = stage.Seen().At["review.stop"] {
			stage.Wait(50)
		}
		seen := stage.Seen().At
		if _, works := seen["review.stop"]; works {
			t.Error("it is looked at once more")
		}
		if _, found := seen["review.row.0"]; !found {
			t.Errorf("opened for the %d. time it shows nothing", again+1)
		}
		stage.Clear()
	}
}
