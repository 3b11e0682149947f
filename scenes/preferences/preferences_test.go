package preferences_test

import (
	"slices"
	"testing"

	"clinic/scenes"
	"clinic/scenes/scenetest"
)

// The settings are changed with the mouse in the real window: everything grows at once, and a second start keeps it.
func TestSettingsAreChangedAndKept(t *testing.T) {
	home := t.TempDir()
	w := scenetest.StartIn(t, home)
	w.ClickOn("title.settings")
	w.UntilScene("preferences")
	before := w.Seen().At["settings.back"]
	w.ClickOn("settings.scale.more") // 125 %, the most that fits this window
	w.Until("a larger Back button", func(s scenes.Seen) bool { return s.At["settings.back"][2] > before[2]*1.2 })
	w.ClickOn("settings.reduce_motion")
	w.Screenshot("settings-125")
	if sounds := w.Sounds(); !slices.Contains(sounds, "button") || !slices.Contains(sounds, "felt-tick") {
		t.Errorf("heard are %q; a button and a step are missing", sounds)
	}
	w.Key("Escape")
	w.UntilScene("title")
	w.ClickOn("title.quit")
	if said, code := w.Ended(); code != 0 || said != "" {
		t.Fatalf("the program ended with code %d and said %q", code, said)
	}

	t.Setenv("XDG_CONFIG_HOME", home)
	if kept, err := scenes.LoadSettings(); err != nil || kept.Scale != 125 || !kept.ReduceMotion {
		t.Errorf("kept are %+v, %v; want 125 %% and reduced motion", kept, err)
	}
	w = scenetest.StartIn(t, home)
	w.ClickOn("title.settings")
	w.Until("the larger Back button again", func(s scenes.Seen) bool { return s.At["settings.back"][2] > before[2]*1.2 })
}
