package scenes_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/sprites/background"
)

// Without a last screen, a mistake ends the program with one sentence and the details in a file.
func TestAPanicBecomesOneSentence(t *testing.T) {
	reader := ui.NewReader("en")
	folder := home(t)
	p := &probe{next: func(*scenes.Context) { panic("the sky fell") }}
	s := scenetest.NewStage(reader, &probe{}, 1280, 800, 100)
	err := s.Guarded(func() { p.Update(&scenes.Context{Gestures: &input.Gestures{}}) })
	if err == nil || !strings.Contains(err.Error(), "the sky fell") || strings.Contains(err.Error(), "\n") {
		t.Errorf("the panic becomes %v", err)
	}
	details, readErr := os.ReadFile(filepath.Join(folder, "clinic", "crash.txt"))
	if readErr != nil || !strings.Contains(string(details), "mistake_test.go") {
		t.Errorf("the details: %v, %.200s", readErr, details)
	}
}

// fragile is a scene that panics in a tick or while drawing, when it is told to.
type fragile struct {
	probe
	ticks, draws bool
}

func (f *fragile) Update(c *scenes.Context) {
	if f.probe.Update(c); f.ticks {
		panic("the sky fell")
	}
}

func (f *fragile) Draw(*ui.Canvas) {
	if f.draws {
		panic("the sky fell")
	}
}

// Wherever a mistake happens, in a tick, while drawing or in the background, the last screen replaces all scenes,
// dialogs and sounds. It gets the report, and nothing leads away from it. If it fails as well, the program ends
// with the first mistake.
func TestAfterAMistakeThereIsALastScreen(t *testing.T) {
	reader := ui.NewReader("en")
	for doing, fails := range map[string]func(f *fragile, s *scenetest.Stage){
		"playing": func(f *fragile, s *scenetest.Stage) { f.ticks = true; s.Wait(1) },
		"drawing": func(f *fragile, s *scenetest.Stage) { f.draws = true; s.Picture() },
		"thinking": func(*fragile, *scenetest.Stage) {
			defer background.Guard("thinking")
			panic("the sky fell")
		},
	} {
		folder := filepath.Join(home(t), "clinic")
		f, last := &fragile{}, &fragile{}
		var told scenes.Mistake
		s := scenetest.NewStageWith(reader, f, scenes.Options{
			Stopped: func(m scenes.Mistake) scenes.Scene { told = m; return last },
			Book:    func([]scenes.Scene, string) scenes.Scene { return &probe{} },
		}, 1280, 800, 100)
		f.next = func(c *scenes.Context) {
			c.Ask(&dialog.Dialog{Title: "Why?", Answers: []dialog.Answer{{Text: "Back"}}})
		}
		s.Wait(1)
		if err := s.Guarded(func() { fails(f, s) }); err != nil {
			t.Fatalf("%s: the program ends: %v", doing, err)
		}
		for _, part := range []string{"Clinic test, ", "scenes_test.fragile", "the sky fell", "mistake_test.go"} {
			if !strings.Contains(told.Report, part) {
				t.Errorf("%s: the report lacks %q: %s", doing, part, told.Report)
			}
		}
		kept, err := os.ReadFile(filepath.Join(folder, "crash.txt"))
		if told.Reason != "the sky fell" || told.Folder != folder || !told.Kept || string(kept) != told.Report {
			t.Errorf("%s: the last screen is told %+v; kept are %q, %v", doing, told, kept, err)
		}
		asks := input.Idle()
		asks.Typed = []rune("?")
		ticks := len(f.heard)
		if err := s.Guarded(func() { s.Tick(asks); s.Wait(2); s.Picture() }); err != nil || s.Scene() != scenes.Scene(last) || len(last.heard) != 3 || len(f.heard) != ticks {
			t.Errorf("%s: %T is up after %d ticks, of which the scene before had %d: %v", doing, s.Scene(), len(last.heard), len(f.heard)-ticks, err)
		}
		if s.Choice().On {
			t.Errorf("%s: it is heard", doing)
		}
		last.draws = true
		if err := s.Guarded(func() { s.Picture() }); err == nil || !strings.Contains(err.Error(), "the sky fell") {
			t.Errorf("%s: after a mistake of the last screen: %v", doing, err)
		}
		s.Clear()
	}
}
