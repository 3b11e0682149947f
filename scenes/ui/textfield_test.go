package ui

import (
	"testing"
	"time"

	"clinic/input"

	"github.com/hajimehoshi/ebiten/v2"
)

// pressing gives the gestures of one key, as the recognizer makes them.
func pressing(key ebiten.Key, held input.Devices) *input.Gestures {
	var r input.Recognizer
	held.Keys = []ebiten.Key{key}
	g := r.Recognize(&held)
	return &g
}

// writer is a field that has the focus, with nothing selected and the caret at the end.
func writer(text string) *TextField {
	f := &TextField{Value: text}
	f.focused(true)
	f.keys(pressing(ebiten.KeyEnd, input.Devices{}))
	return f
}

func (f *TextField) press(key ebiten.Key, held input.Devices) { f.keys(pressing(key, held)) }

func (f *TextField) typed(text string) { f.keys(&input.Gestures{Typed: []rune(text)}) }

var (
	alone   = input.Devices{}
	shift   = input.Devices{Shift: true}
	control = input.Devices{Control: true}
	both    = input.Devices{Shift: true, Control: true}
)

// What a reader sees as one character is taken away as one, whatever it is made of.
func TestBackspaceTakesAWholeCharacter(t *testing.T) {
	for _, c := range [][2]string{{"ab", "a"}, {"ae\u0301", "a"}, {"a👩‍⚕️", "a"}, {"a🇫🇷", "a"}, {"", ""}} {
		f := writer(c[0])
		if f.press(ebiten.KeyBackspace, alone); f.Value != c[1] {
			t.Errorf("Backspace makes %q of %q, want %q", f.Value, c[0], c[1])
		}
		f = writer("x" + c[0])
		f.press(ebiten.KeyHome, alone)
		f.press(ebiten.KeyDelete, alone)
		if f.Value != c[0] {
			t.Errorf("Delete makes %q of %q", f.Value, "x"+c[0])
		}
	}
}

// With Shift the keys that move select, with Control they go by words; what is written takes the place of what is selected.
func TestTextIsSelectedWithKeys(t *testing.T) {
	for _, c := range []struct {
		what string
		keys func(f *TextField)
		want string
	}{
		{"the last letter", func(f *TextField) { f.press(ebiten.KeyArrowLeft, shift) }, "Dr. Ada Lovelac!"},
		{"the last word", func(f *TextField) { f.press(ebiten.KeyArrowLeft, both) }, "Dr. Ada !"},
		{"all but the first word", func(f *TextField) {
			f.press(ebiten.KeyHome, alone)
			f.press(ebiten.KeyArrowRight, control)
			f.press(ebiten.KeyEnd, shift)
		}, "Dr!"},
		{"everything", func(f *TextField) { f.press(ebiten.KeyA, control) }, "!"},
		{"nothing, since an arrow ends the selection", func(f *TextField) {
			f.press(ebiten.KeyA, control)
			f.press(ebiten.KeyArrowLeft, alone)
		}, "!Dr. Ada Lovelace"},
		{"the word before the caret", func(f *TextField) { f.press(ebiten.KeyBackspace, control) }, "Dr. Ada !"},
	} {
		f := writer("Dr. Ada Lovelace")
		c.keys(f)
		if f.typed("!"); f.Value != c.want {
			t.Errorf("written over %s: %q, want %q", c.what, f.Value, c.want)
		}
	}
}

// What is copied or cut is pasted, as far as the field has room and allows it; characters are not torn.
func TestTextIsCopiedAndPasted(t *testing.T) {
	paste := func(f *TextField) {
		t.Helper()
		f.press(ebiten.KeyV, control)
		for late := time.Now().Add(20 * time.Second); f.pasting != nil; f.keys(&input.Gestures{}) {
			if time.Now().After(late) {
				t.Fatal("the clipboard does not answer")
			}
		}
	}
	from := writer("Chloé 42 👩‍⚕️")
	from.press(ebiten.KeyA, control)
	from.press(ebiten.KeyC, control)
	if from.Value != "Chloé 42 👩‍⚕️" {
		t.Errorf("copying leaves %q", from.Value)
	}
	to := writer("")
	if paste(to); to.Value != from.Value {
		t.Errorf("pasted is %q", to.Value)
	}
	short := writer("")
	short.Longest = 10
	if paste(short); short.Value != "Chloé 42 " {
		t.Errorf("into ten places goes %q", short.Value)
	}
	seed := writer("")
	told := ""
	seed.Allow, seed.Do = func(r rune) bool { return r >= '0' && r <= '9' }, func(value string) { told = value }
	if paste(seed); seed.Value != "42" || told != "42" {
		t.Errorf("of figures alone goes %q, told is %q", seed.Value, told)
	}
	from.press(ebiten.KeyA, control)
	from.press(ebiten.KeyX, control)
	if from.Value != "" {
		t.Errorf("cutting leaves %q", from.Value)
	}
}

// A field that the page makes anew while one writes goes on where it was.
func TestAFieldGoesOnWhenThePageIsLaidOutAnew(t *testing.T) {
	var p Page
	f := &TextField{Base: Base{ID: "field"}, Value: "ab"}
	p.Add(f)
	p.Focus(f)
	p.Update(&input.Gestures{})
	p.Update(pressing(ebiten.KeyArrowLeft, alone))
	p.Clear()
	again := &TextField{Base: Base{ID: "field"}, Value: "ab"}
	p.Add(again)
	p.Update(&input.Gestures{Typed: []rune("c")})
	if again.Value != "cab" {
		t.Errorf("the field holds %q", again.Value)
	}
}

// What an input method composes is shown and not written until it is done; the field says where it writes.
func TestAFieldShowsWhatIsComposed(t *testing.T) {
	told := false
	f := writer("ab")
	f.Rect, f.Do = Rect{X: 100, Y: 50, W: 200, H: 44}, func(string) { told = true }
	g := &input.Gestures{Composing: "に"}
	if !f.keys(g) || f.composing != "に" || f.Value != "ab" || told {
		t.Errorf("composing shows %q in %q", f.composing, f.Value)
	}
	if c := g.Caret; !c.On || c.X <= 112 || c.Y < 50 || c.Y+c.High > 94 {
		t.Errorf("the field writes at %+v", c)
	}
	f.keys(&input.Gestures{Typed: []rune("日")})
	if f.composing != "" || f.Value != "ab日" || !told {
		t.Errorf("when it is done the field holds %q, and composes %q", f.Value, f.composing)
	}
}

// A keyboard on the screen composes all that is written: a tap into the field offers what stands there to be written over, also where the
// page gave the field the focus before, and a tap elsewhere keeps what was written.
func TestWhatAKeyboardOnTheScreenWritesIsKept(t *testing.T) {
	for _, focused := range []bool{false, true} {
		told := ""
		f := &TextField{Base: Base{ID: "name", Rect: Rect{W: 200, H: 44}}, Value: "Player 1", Do: func(value string) { told = value }}
		start := &Button{Base: Base{ID: "start", Rect: Rect{Y: 100, W: 200, H: 44}}}
		var p Page
		p.Add(f, start)
		if focused {
			p.Focus(f)
			still := input.Idle()
			p.Update(&still)
		}
		tap := func(y float64, composing string) {
			at := input.Gestures{X: 50, Y: y, PressX: 50, PressY: y, Zoom: 1, ByTouch: true, Composing: composing}
			down, up := at, at
			down.Pressed, down.Held, up.Clicked = true, true, true
			p.Update(&down)
			p.Update(&up)
		}
		tap(20, "")
		p.Update(&input.Gestures{Composing: "Zo"})
		p.Update(&input.Gestures{Composing: "Zoé"})
		if f.Value != "Player 1" || told != "" {
			t.Errorf("while it is composed the field holds %q (focus before: %v)", f.Value, focused)
		}
		tap(120, "Zoé")
		if f.Value != "Zoé" || told != "Zoé" {
			t.Errorf("afterwards the field holds %q and has told %q (focus before: %v)", f.Value, told, focused)
		}
	}
}

// With a gamepad a text is spelt letter by letter, and the scene hears nothing of it; afterwards the cross leaves the field.
func TestATextIsSpeltWithAGamepad(t *testing.T) {
	f := &TextField{Base: Base{ID: "seed"}, Value: "41", Allow: func(r rune) bool { return r >= '0' && r <= '9' }}
	below := &Button{Base: Base{ID: "below", Rect: Rect{Y: 100, W: 40, H: 40}}}
	f.Rect = Rect{W: 100, H: 40}
	var p Page
	p.Add(f, below)
	p.Focus(f)
	press := func(g input.Gestures) input.Gestures {
		g.ByKeys, g.ByPad, g.Zoom = true, true, 1
		p.Update(&g)
		return g
	}
	press(input.Gestures{Confirm: true})
	press(input.Gestures{MoveY: 1})             // 42
	press(input.Gestures{MoveX: 1})             // 420
	press(input.Gestures{MoveY: -1})            // 429
	press(input.Gestures{Undo: true})           // 42
	press(input.Gestures{MoveX: -1})            // at the 4
	press(input.Gestures{MoveY: 1})             // 52
	left := press(input.Gestures{Cancel: true}) // done
	if f.Value != "52" || left.Cancel || p.Focused() != Widget(f) {
		t.Errorf("%q is spelt; the scene hears Cancel: %t", f.Value, left.Cancel)
	}
	if press(input.Gestures{MoveY: 1}); p.Focused() != Widget(below) {
		t.Error("the cross does not leave the field")
	}
}
