package panels_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// However far the log is scrolled back, its first line in sight begins an entry: the dot of its player is before it.
func TestTheLogBeginsWithAWholeEntry(t *testing.T) {
	reader := ui.NewReader("en")
	situation, err := gallery.Played(game.Config{Players: 2, Seed: 3}, 1, func(_ *game.Rules, s *game.State) bool { return s.Round > 2 })
	if err != nil {
		t.Fatal(err)
	}
	scene := table.New(reader, situation, nil)
	stage := scenetest.NewStage(scene.Reader, scene, 1920, 1080, 100)
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

// Of an entry that is too long for the log the beginning is seen first, and its end with the wheel.
func TestALongEntryIsReadToItsEnd(t *testing.T) {
	reader := ui.NewReader("en")
	situation, err := gallery.Played(game.Config{Players: 2, Seed: 3}, 1, func(_ *game.Rules, s *game.State) bool { return s.Round > 2 })
	if err != nil {
		t.Fatal(err)
	}
	for i := range situation.Seats {
		situation.Seats[i].Name = "Wilhelmina from the ward at the end of the corridor"
	}
	all, long := situation.Told, 0
	for newest := range all {
		situation.Told = all[:newest+1]
		scene := table.New(reader, situation, nil)
		stage := scenetest.NewStage(scene.Reader, scene, 1280, 800, 100)
		panel, there := scene.Spot(thing.Named(thing.Panel, "log"))
		if !there {
			t.Fatal("the log is not in sight")
		}
		lines := func() (texts []string) {
			stage.Wait(1)
			for _, p := range scene.Papers() {
				for _, m := range p.Items {
					if m.Of == panel.Thing && m.Text != "" {
						texts = append(texts, m.Text)
					}
				}
			}
			return texts
		}
		first := lines()
		x, y := panel.Rect.Center()
		scene.ScrollLog(x, y, -1000)
		last := lines()
		if slices.Equal(first, last) {
			continue
		}
		long++
		if begin := first[0]; !strings.HasPrefix(begin, "Wilhelmina") {
			t.Errorf("a long entry is shown from %q on", begin)
		}
		if end := last[len(last)-1]; !strings.HasSuffix(end, ")") {
			t.Errorf("the wheel leads to %q, want the entry's end with its rule", end)
		}
	}
	if long == 0 {
		t.Error("no entry is too long")
	}
}
