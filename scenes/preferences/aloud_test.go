package preferences

import (
	"strings"
	"testing"

	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/spoken"
	"clinic/scenes/ui"
)

// The page that is opened and the setting that is changed are announced for mouse and finger, too, without the
// keys, which nobody uses then.
func TestWhatThePointerUsesIsSaid(t *testing.T) {
	reader := ui.NewReader("en")
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for _, size := range [][2]int{{1280, 800}, {390, 844}} {
		for _, byFinger := range []bool{false, true} {
			var says strings.Builder
			stage := scenetest.NewStageAloud(reader, New(reader), scenes.Options{}, size[0], size[1], 100, &spoken.Lines{To: &says})
			finger := stage.Finger()
			use := func(id, said string) {
				t.Helper()
				says.Reset()
				if byFinger {
					finger.Tap(t, id)
				} else {
					stage.ClickOn(t, id)
				}
				stage.Wait(60)
				if !strings.Contains("\n"+says.String(), "\n"+said) {
					t.Errorf("%v, by finger %v, using %s: said is %q, not %q", size, byFinger, id, says.String(), said)
				}
				if strings.Contains(says.String(), "Enter") {
					t.Errorf("%q names a key", says.String())
				}
			}
			use("settings.page.colors", "Settings. Colors.")
			use("settings.contrast", "High contrast. on.")
			use("settings.contrast", "High contrast. off.")
			stage.Clear()
		}
	}
}
