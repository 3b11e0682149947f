package kit

import (
	"image"
	"testing"

	"clinic/input"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// click feeds a press and a release at a point.
func click(s *scenetest.Stage, x, y float64) {
	for _, g := range []input.Gestures{
		{X: x, Y: y, PressX: x, PressY: y, Zoom: 1, Hovering: true, Pressed: true, Held: true},
		{X: x, Y: y, PressX: x, PressY: y, Zoom: 1, Hovering: true, Clicked: true},
	} {
		s.Tick(g)
	}
}

func TestButtonsAreClickedAtEveryScale(t *testing.T) {
	reader := ui.NewReader("en")
	for _, scale := range []int{75, 100, 250} {
		k := New(reader)
		s := scenetest.NewStage(k.Reader, k, 2800, 1700, scale)
		click(s, 100, 80)  // primary
		click(s, 100, 200) // disabled
		if k.Clicks != 1 {
			t.Errorf("at %d %%: %d clicks arrived, want that on the primary button alone", scale, k.Clicks)
		}
	}
}

func TestTheKeyboardReachesWhatIsScrolledAway(t *testing.T) {
	reader := ui.NewReader("en")
	k := New(reader)
	s := scenetest.NewStage(k.Reader, k, 1280, 800, 100)
	for _, w := range k.Page.Widgets {
		if b, ok := w.(*ui.Button); ok && b.ID == "row.a" {
			k.Page.Focus(b)
		}
	}
	for range 9 {
		s.Tick(input.Gestures{Zoom: 1, X: -1, Y: -1, FocusNext: true, ByKeys: true})
	}
	b, ok := k.Page.Focused().(*ui.Button)
	if !ok || b.ID != "row.j" {
		t.Fatalf("nine Tabs from the first row lead to %v", k.Page.Focused())
	}
	if area := b.Area(); area.H < b.Rect.H {
		t.Errorf("the focused row is not scrolled into sight: %v", area)
	}
	s.Tick(input.Gestures{Zoom: 1, X: -1, Y: -1, Confirm: true, ByKeys: true})
	if k.Clicks != 1 {
		t.Error("Confirm does not click the focused row")
	}
}

func TestAListIsScrolledByItsContentItsBarAndTheWheel(t *testing.T) {
	reader := ui.NewReader("en")
	k := New(reader)
	s := scenetest.NewStage(k.Reader, k, 1280, 800, 100)
	drag := func(x, y, dy float64) {
		s.Tick(input.Gestures{X: x, Y: y, PressX: x, PressY: y, Zoom: 1, Hovering: true, Pressed: true, Held: true})
		s.Tick(input.Gestures{X: x, Y: y + dy, DY: dy, PressX: x, PressY: y, Zoom: 1, Hovering: true, Held: true, Dragging: true, DragStarted: true})
		s.Tick(input.Gestures{X: x, Y: y + dy, PressX: x, PressY: y, Zoom: 1, Hovering: true, Dropped: true})
	}
	drag(100, 600, -30) // on a row
	if k.Scroll.Offset != 30 || k.Clicks != 0 {
		t.Errorf("dragging a row up by 30 scrolls by %v and clicks %d times", k.Scroll.Offset, k.Clicks)
	}
	drag(347, 540, -500) // the bar
	if k.Scroll.Offset != 0 {
		t.Errorf("dragging the bar up leaves the list at %v", k.Scroll.Offset)
	}
	s.Tick(input.Gestures{X: 100, Y: 600, Zoom: 1, Hovering: true, Wheel: -1})
	if k.Scroll.Offset <= 0 {
		t.Error("the wheel does not scroll")
	}
	for range 20 {
		s.Tick(input.Gestures{X: 100, Y: 600, Zoom: 1, Hovering: true, Wheel: -1})
	}
	if want := k.Scroll.Height - k.Scroll.Rect.H; k.Scroll.Offset != want {
		t.Errorf("at the end the list is scrolled by %v, want %v", k.Scroll.Offset, want)
	}
}

func TestTheFieldTakesTextAndLeavesShortcutsAlone(t *testing.T) {
	reader := ui.NewReader("en")
	k := New(reader)
	s := scenetest.NewStage(k.Reader, k, 1280, 800, 100)
	click(s, 570, 310)
	field := k.Page.Focused().(*ui.TextField)
	s.Tick(input.Gestures{Zoom: 1, Typed: []rune("é")})
	s.Tick(input.Gestures{Zoom: 1, Typed: []rune("z"), Control: true})
	s.Tick(input.Gestures{Zoom: 1, Typed: []rune(" "), Keys: []ebiten.Key{ebiten.KeySpace}, Confirm: true})
	if field.Value != "é " { // in place of the text that the click selected
		t.Errorf("the field holds %q", field.Value)
	}
}

// Text is selected by dragging over it, and a word by a double click.
func TestTextIsSelectedWithTheMouse(t *testing.T) {
	reader := ui.NewReader("en")
	k := New(reader)
	s := scenetest.NewStage(k.Reader, k, 1280, 800, 100)
	var field *ui.TextField
	for _, w := range k.Page.Widgets {
		if f, ok := w.(*ui.TextField); ok && f.ID == "field" {
			field = f
		}
	}
	click(s, 300, 312)
	click(s, 300, 312)
	s.Tick(input.Gestures{X: -1, Y: -1, Zoom: 1, Typed: []rune("A")})
	if field.Value != "A ✓ ⚀" {
		t.Errorf("a word written over leaves %q", field.Value)
	}
	s.Wait(60)
	s.Tick(input.Gestures{X: 570, Y: 312, PressX: 570, PressY: 312, Zoom: 1, Hovering: true, Pressed: true, Held: true})
	s.Tick(input.Gestures{X: 285, Y: 312, PressX: 570, PressY: 312, Zoom: 1, Hovering: true, Held: true, Dragging: true, DragStarted: true})
	s.Tick(input.Gestures{X: 285, Y: 312, PressX: 570, PressY: 312, Zoom: 1, Hovering: true, Dropped: true})
	s.Tick(input.Gestures{X: -1, Y: -1, Zoom: 1, Typed: []rune("B")})
	if field.Value != "B" {
		t.Errorf("everything written over leaves %q", field.Value)
	}
}

// Home and End lead to the ends of a list.
func TestHomeAndEndScroll(t *testing.T) {
	reader := ui.NewReader("en")
	k := New(reader)
	s := scenetest.NewStage(k.Reader, k, 1280, 800, 100)
	if s.Keys(ebiten.KeyEnd); k.Scroll.Offset != k.Scroll.Height-k.Scroll.Rect.H {
		t.Errorf("End scrolls to %v", k.Scroll.Offset)
	}
	if s.Keys(ebiten.KeyHome); k.Scroll.Offset != 0 {
		t.Errorf("Home scrolls to %v", k.Scroll.Offset)
	}
}

// The same picture at twice the scale has twice the pixels and the same shapes: nothing is scaled up from a
// smaller one.
func TestTextIsSharpAtEveryScale(t *testing.T) {
	reader := ui.NewReader("en")
	sharpness := func(scale int) float64 {
		p := scenetest.NewStage(reader, New(reader), 1400*scale/100, 900*scale/100, scale).Picture()
		r := image.Rect(800, 395, 1000, 425) // the text of 28
		full, between := 0, 0
		for y := r.Min.Y * scale / 100; y < r.Max.Y*scale/100; y++ {
			for x := r.Min.X * scale / 100; x < r.Max.X*scale/100; x++ {
				switch c := p.RGBAAt(x, y).R; {
				case c < 0x40:
					full++
				case c < 0xE0:
					between++
				}
			}
		}
		if full == 0 {
			t.Fatalf("at %d %% there is no text", scale)
		}
		return float64(between) / float64(full)
	}
	// Edges grow with the length of the letters, their insides with the area: a sharp text has half as many soft
	// pixels.
	if one, two := sharpness(100), sharpness(200); two > one*0.7 {
		t.Errorf("soft pixels for each full one: %.2f at 100 %%, %.2f at 200 %%: the text at 200 %% is blurred", one, two)
	}
}

func TestAStillPictureIsDrawnWithoutAllocating(t *testing.T) {
	reader := ui.NewReader("en")
	s := scenetest.NewStage(reader, New(reader), 1280, 800, 100)
	target := ebiten.NewImage(1280, 800)
	s.Paint(target)
	canvas := ui.NewCanvas(s.Reader, target, 1)
	tick := input.Idle()
	draw := func() {
		canvas.Panel(ui.Rect{X: 10, Y: 10, W: 300, H: 200}, 14)
		canvas.Text(canvas.Styles.Number, "1234", 20, 60, ui.Left, theme.Ink)
		canvas.Paragraph(canvas.Styles.Text, "Some text that is long enough to be wrapped into two lines.", 20, 80, 200, ui.Left, theme.Ink)
		canvas.EmptyPlace(ui.Rect{X: 20, Y: 120, W: 40, H: 40}, 9)
		canvas.Pill(canvas.Styles.Number, "$3", 100, 150, theme.Legal, theme.Card)
		ui.IconUndo(canvas, ui.Rect{X: 200, Y: 150, W: 20, H: 20}, theme.Ink)
		s.Tick(tick)
	}
	draw()
	// ebiten queues draw commands in slices that grow now and then: fewer than one allocation per picture.
	if n := testing.AllocsPerRun(200, draw); n > 1 {
		t.Errorf("a picture of known things allocates %v times", n)
	}
}
