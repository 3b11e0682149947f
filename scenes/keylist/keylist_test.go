package keylist

import (
	"slices"
	"testing"

	"clinic/input"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// open shows the page in a window, with settings of the test's own.
func open(t *testing.T, reader *ui.Reader, width, height int) *scenetest.Stage {
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	t.Setenv("HOME", t.TempDir())
	return scenetest.NewStage(reader, New(reader), width, height, 100)
}

// Every deed and every button of the gamepad stands in the list with a sentence, and everything fits into every window.
func TestEveryKeyIsListed(t *testing.T) {
	reader := ui.NewReader("en")
	for deed := input.NoDeed + 1; deed < input.Deeds; deed++ {
		listed := slices.ContainsFunc(list(reader), func(r row) bool { return slices.Contains(r.keys, ui.KeyOf(reader, deed, false)) })
		if !listed || !reader.Texts.Has("keys."+deed.String()) {
			t.Errorf("the key of %s is not in the list, or has no words", deed)
		}
	}
	for button := input.PadA; button < input.PadButtons; button++ {
		if !slices.ContainsFunc(padList(reader), func(r row) bool { return r.keys[0] == button.String() }) {
			t.Errorf("%s of the gamepad is not in the list", button)
		}
	}
	for _, size := range [][2]int{{1280, 800}, {1024, 640}, {844, 390}, {390, 844}} {
		stage := open(t, reader, size[0], size[1])
		for _, fault := range stage.Faults() {
			t.Errorf("%v: %s", size, fault)
		}
		inks := stage.Seen().Inks
		for i, a := range inks {
			for _, b := range inks[:i] {
				in := ui.Rect{X: a.X, Y: a.Y, W: a.W, H: a.H}.Intersect(ui.Rect{X: b.X, Y: b.Y, W: b.W, H: b.H})
				if in.W > 1 && in.H > 1 {
					t.Errorf("%v: %q lies over %q", size, a.Text, b.Text)
				}
			}
		}
	}
}

// focus gives the focus to a row with Tab.
func focus(t *testing.T, s *scenetest.Stage, id string) {
	t.Helper()
	for range 100 {
		if w := s.Scene().(*Scene).Page().Focused(); w != nil {
			if area, ok := w.(*ui.Area); ok && area.ID == id {
				return
			}
		}
		s.Keys(ebiten.KeyTab)
	}
	t.Fatalf("Tab does not lead to %s", id)
}

// A key is chosen with keys alone, holds at once, and is kept; Esc leaves it as it was.
func TestAKeyIsChosen(t *testing.T) {
	reader := ui.NewReader("en")
	s := open(t, reader, 1280, 800)
	focus(t, s, "keys.build")
	s.Keys(ebiten.KeyEnter, ebiten.KeyEscape)
	if s.Scene().(*Scene).asks != input.NoDeed || s.Shortcuts.Of(input.Build).Key != "b" {
		t.Fatal("Esc chooses a key, or leaves the page")
	}
	s.Keys(ebiten.KeyEnter, ebiten.KeyJ)
	if got := ui.KeyOf(s.Reader, input.Build, false); got != "J" {
		t.Fatalf("Build has %q", got)
	}
	s.Keys(ebiten.KeyEnter)
	s.KeysWith(input.Devices{Control: true}, ebiten.KeyJ)
	if got := ui.KeyOf(s.Reader, input.Build, false); got != "Ctrl+J" {
		t.Errorf("Build has %q", got)
	}
	s.ClickOn(t, "keys.reset")
	if got := ui.KeyOf(s.Reader, input.Build, false); got != "B" {
		t.Errorf("after all keys are as usual Build has %q", got)
	}
}

// A key that does something already is named and offered in exchange; one that always stays is refused.
func TestAConflictIsNamed(t *testing.T) {
	reader := ui.NewReader("en")
	s := open(t, reader, 1280, 800)
	focus(t, s, "keys.build")
	s.Keys(ebiten.KeyEnter, ebiten.KeyH)
	if _, asked := s.Seen().At["dialog"]; !asked || s.Shortcuts.Of(input.Build).Key != "b" {
		t.Fatal("the key of Hire is taken without a question")
	}
	s.ClickOn(t, "dialog.leave")
	if s.Shortcuts.Of(input.Build).Key != "b" || s.Shortcuts.Of(input.Hire).Key != "h" {
		t.Error("what was to stay has changed")
	}
	s.Keys(ebiten.KeyEnter, ebiten.KeyH)
	s.ClickOn(t, "dialog.exchange")
	if s.Shortcuts.Of(input.Build).Key != "h" || s.Shortcuts.Of(input.Hire).Key != "b" {
		t.Errorf("Build has %q and Hire %q", ui.KeyOf(s.Reader, input.Build, false), ui.KeyOf(s.Reader, input.Hire, false))
	}
	s.Keys(ebiten.KeyEnter, ebiten.KeyTab)
	if _, said := s.Seen().At["toast"]; !said || s.Shortcuts.Of(input.Build).Key != "h" {
		t.Error("Tab can be given away, or it is not said why it cannot")
	}
}
