package preferences

import (
	"slices"
	"strings"
	"testing"

	"clinic/scenes"
	"clinic/scenes/scenetest"
)

// listener is a voice that keeps what it says.
type listener struct{ said []string }

func (l *listener) Say(text string, _ bool) { l.said = append(l.said, text) }
func (*listener) Over()                     {}
func (*listener) In(string)                 {}

// The page that is opened and the setting that is changed are announced for mouse and finger, too, without the
// keys, which nobody uses then.
func TestWhatThePointerUsesIsSaid(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for _, size := range [][2]int{{1280, 800}, {390, 844}} {
		for _, byFinger := range []bool{false, true} {
			var says listener
			stage := scenetest.NewStageAloud(New(), scenes.Options{}, size[0], size[1], 100, &says)
			finger := stage.Finger()
			use := func(id, said string) {
				t.Helper()
				says.said = nil
				if byFinger {
					finger.Tap(t, id)
				} else {
					stage.ClickOn(t, id)
				}
				stage.Wait(60)
				if !slices.ContainsFunc(says.said, func(text string) bool { return strings.HasPrefix(text, said) }) {
					t.Errorf("%v, by finger %v, using %s: said is %q, not %q", size, byFinger, id, says.said, said)
				}
				for _, text := range says.said {
					if strings.Contains(text, "Enter") {
						t.Errorf("%q names a key", text)
					}
				}
			}
			use("settings.page.colors", "Settings. Colors.")
			use("settings.contrast", "High contrast. on.")
			use("settings.contrast", "High contrast. off.")
			stage.Clear()
		}
	}
}
