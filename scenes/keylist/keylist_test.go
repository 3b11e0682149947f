package keylist

import (
	"testing"

	"clinic/input"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// Every shortcut stands in the list with a sentence, and everything fits into the smallest window.
func TestEveryShortcutIsListed(t *testing.T) {
	for deed := input.NoDeed + 1; deed < input.Deeds; deed++ {
		found := false
		for _, r := range list() {
			for _, key := range r.keys {
				found = found || key == input.ShortcutOf(deed)
			}
		}
		if !found || !ui.Has("keys."+deed.String()) {
			t.Errorf("the key of %s is not in the list, or has no words", deed)
		}
	}
	stage := scenetest.NewStage(New(), 1024, 640, 100)
	for _, fault := range stage.Faults() {
		t.Error(fault)
	}
	for _, r := range stage.Scene().(*Scene).rows {
		wide := 0.0
		for _, key := range r.keys {
			wide += ui.Measure(ui.TextStrong, key) + 20
		}
		if wide > keysWide {
			t.Errorf("the keys of %q lie over their sentence", r.text)
		}
		if ui.ParagraphHeight(ui.Text, r.text, r.area.W-keysWide) > r.area.H {
			t.Errorf("the sentence %q is too long for its row", r.text)
		}
	}
}
