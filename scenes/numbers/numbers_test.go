package numbers

import (
	"testing"

	"clinic/game"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

func TestTheListIsNarrowedBySourceAndSearch(t *testing.T) {
	reader := ui.NewReader("en")
	s := New(reader, nil, map[string]int{"price.garden": 3})
	stage := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
	if len(s.shown) != int(game.NumberCount) {
		t.Fatalf("%d numbers are shown, want all %d", len(s.shown), game.NumberCount)
	}
	stage.ClickOn(t, "numbers.only.H")
	for _, spec := range s.shown {
		if spec.Source != "H" {
			t.Errorf("%s is of source %s, shown among the house values", spec.Name, spec.Source)
		}
	}
	stage.Tap(t, "numbers.only.own")
	if len(s.shown) != 1 || s.shown[0].Name != "price.garden" {
		t.Errorf("the player's own numbers are %v", s.shown)
	}
	stage.ClickOn(t, "numbers.only.own")
	stage.ClickOn(t, "numbers.filter")
	stage.Type("salary.n")
	if len(s.shown) != 1 || s.shown[0].Name != "salary.nurse" {
		t.Errorf("the search finds %v", s.shown)
	}
	if !stage.Reads("Salary of a nurse") || !stage.Reads("salary.nurse") {
		t.Error("the number has no name in words, or none for a file")
	}
	s.filter.Value = "orderly saves"
	if s.find(); len(s.shown) != 1 || s.shown[0].Name != "upkeep.orderly_saves" {
		t.Errorf("by its words the search finds %v", s.shown)
	}
}

func TestNothingIsCutOffOrCovered(t *testing.T) {
	reader := ui.NewReader("en")
	defer reader.Texts.Lengthen(0)
	for _, size := range [][3]int{{1024, 640, 100}, {1280, 800, 250}, {1920, 1080, 75}, {3840, 2160, 100}} {
		for _, longer := range []int{0, 40} {
			reader.Texts.Lengthen(longer)
			stage := scenetest.NewStage(reader, New(reader, nil, map[string]int{"price.garden": 3}), size[0], size[1], size[2])
			for _, fault := range stage.Faults() {
				t.Errorf("%d×%d at %d %%, texts %d %% longer: %s", size[0], size[1], size[2], longer, fault)
			}
		}
	}
}
