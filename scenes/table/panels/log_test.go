package panels_test

import (
	"testing"

	"clinic/game"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/thing"
)

// However far the log is scrolled back, its first line in sight begins an entry: the dot of its player is before it.
func TestTheLogBeginsWithAWholeEntry(t *testing.T) {
	situation, err := gallery.Played(game.Config{Players: 2, Seed: 3}, 1, func(_ *game.Rules, s *game.State) bool { return s.Round > 2 })
	if err != nil {
		t.Fatal(err)
	}
	scene := table.New(situation, nil)
	stage := scenetest.NewStage(scene, 1920, 1080, 100)
	stage.Wait(3)
	panel, there := scene.Spot(thing.Named(thing.Panel, "log"))
	if !there {
		t.Fatal("the log is not in sight")
	}
	firsts := map[string]bool{}
	for range 40 {
		shapes, first := 0, ""
		for _, p := range scene.Papers() {
			for _, m := range p.Items {
				switch {
				case m.Of != panel.Thing || first != "":
				case m.Text == "":
					shapes++
				default:
					first = m.Text
				}
			}
		}
		if shapes != 3 { // the two of the scroll bar, and the dot
			t.Errorf("the log begins in the middle of an entry: %q", first)
		}
		firsts[first] = true
		x, y := panel.Rect.Center()
		scene.ScrollLog(x, y, 13)
		stage.Wait(1)
	}
	if len(firsts) < 5 {
		t.Errorf("it shows only %d beginnings", len(firsts))
	}
}
