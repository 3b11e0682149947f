package kit

import (
	"testing"

	"clinic/input"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Whatever the pointer holds stays held when the page is laid out anew: a button is clicked, a bar follows the
// pointer.
func TestWhatIsHeldOutlivesANewLayout(t *testing.T) {
	reader := ui.NewReader("en")
	k := New(reader)
	s := scenetest.NewStage(k.Reader, k, 1280, 800, 100)
	var recognizer input.Recognizer
	width := 1280.0
	mouse := func(x, y float64, down bool) {
		width++
		s.Resize(width, 800, 1)
		devices := input.Devices{MouseX: x, MouseY: y, MouseInside: true, Left: down}
		s.Tick(recognizer.Recognize(&devices))
	}
	drag := func(x, y, toX, toY float64) {
		mouse(x, y, false)
		mouse(x, y, false)
		for i := range 6 {
			mouse(x+(toX-x)*float64(i)/5, y+(toY-y)*float64(i)/5, true)
		}
		mouse(toX, toY, false)
	}
	drag(100, 80, 100, 80)
	if k.Clicks != 1 {
		t.Error("the click is lost")
	}
	for range 3 { // the page is where it was: nothing is held any more
		mouse(100, 80, false)
	}
	if k.Clicks != 1 {
		t.Error("it clicks by itself")
	}
	drag(347, 510, 347, 600)
	if k.Scroll.Offset < 100 {
		t.Errorf("the bar is left at %v", k.Scroll.Offset)
	}
	drag(200, 600, 200, 680)
	if k.Scroll.Offset > 200 || k.Clicks != 1 {
		t.Errorf("the list is left at %v, %d clicks", k.Scroll.Offset, k.Clicks)
	}
}

// A focus that scrolling moves out of sight goes to something visible.
func TestTheFocusStaysInSightWhenAPageIsTurned(t *testing.T) {
	reader := ui.NewReader("en")
	for name, turn := range map[string]input.Gestures{
		"page down": {Keys: []ebiten.Key{ebiten.KeyPageDown}},
		"end":       {Keys: []ebiten.Key{ebiten.KeyEnd}},
		"trigger":   {ByPad: true, Deed: input.NextPart},
		"stick":     {ByPad: true, PanY: -150},
	} {
		k := New(reader)
		s := scenetest.NewStage(k.Reader, k, 1280, 800, 100)
		for _, w := range k.Page.Widgets {
			if b, ok := w.(*ui.Button); ok && b.ID == "row.a" {
				k.Page.Focus(b)
			}
		}
		turn.Zoom, turn.X, turn.Y, turn.ByKeys = 1, -1, -1, true
		s.Tick(turn)
		b, ok := k.Page.Focused().(*ui.Button)
		if !ok || b.Inside != &k.Scroll || b.Area().H < b.Rect.H {
			t.Errorf("%s: the focus is at %v", name, k.Page.Focused())
		}
		if k.Scroll.Offset == 0 {
			t.Errorf("%s turns no page", name)
		}
		if at := b.ID; at == "row.j" {
			t.Errorf("%s: the focus leaves out what is nearer than %s", name, at)
		}
	}
}
