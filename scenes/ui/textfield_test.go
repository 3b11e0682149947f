package ui

import (
	"testing"
	"unicode"

	"clinic/input"
	"clinic/scenes/scenetest/given"

	"github.com/hajimehoshi/ebiten/v2"
)

// pressing returns the gestures of one key, as the recognizer makes them.
func pressing(key ebiten.Key, held input.Devices) *input.Gestures {
	var r input.Recognizer
	held.Keys = []ebiten.Key{key}
	g := r.Recognize(&held)
	return &g
}

// writer returns a focused field with nothing selected and the caret at the end.
func writer(text string) *TextField {
	f := &TextField{Base: Base{reader: NewReader("en")}, Value: text}
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

// What a reader sees as one character is deleted as one, whatever it is made of.
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

// With Shift the movement keys select, with Control they move by words. Typed text replaces the selection.
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
		given.Until(t, "the clipboard's answer", func() bool {
			f.keys(&input.Gestures{})
			return f.pasting == nil
		})
	}
	from := writer("Chloé 42 e\u0301")
	from.press(ebiten.KeyA, control)
	from.press(ebiten.KeyC, control)
	if from.Value != "Chloé 42 e\u0301" {
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

// A field that the page makes anew during writing keeps its state.
func TestAFieldGoesOnWhenThePageIsLaidOutAnew(t *testing.T) {
	reader := NewReader("en")
	p := Page{Reader: reader}
	f := &TextField{Base: Base{ID: "field"}, Value: "ab"}
	p.Add(f)
	p.Focus(f)
	p.Update(&input.Gestures{})
	p.Update(pressing(ebiten.KeyArrowLeft, alone))
	p.Clear(reader)
	again := &TextField{Base: Base{ID: "field"}, Value: "ab"}
	p.Add(again)
	p.Update(&input.Gestures{Typed: []rune("c")})
	if again.Value != "cab" {
		t.Errorf("the field holds %q", again.Value)
	}
}

// A composition belongs to the text at once, with the caret behind it, until its result replaces it. The field
// says where it writes.
func TestWhatIsComposedBelongsToTheText(t *testing.T) {
	told := ""
	f := writer("ab")
	f.Rect, f.Do = Rect{X: 100, Y: 50, W: 200, H: 44}, func(value string) { told = value }
	f.press(ebiten.KeyArrowLeft, alone)
	for _, step := range []struct {
		composing, typed, value string
		caret                   int
	}{{"ν", "", "aνb", 2}, {"νη", "", "aνηb", 3}, {"", "νή", "aνήb", 3}, {"", "", "aνήb", 3}, {"x", "", "aνήxb", 4}, {"", "", "aνήb", 3}} {
		g := &input.Gestures{Composing: step.composing, Typed: []rune(step.typed)}
		f.keys(g)
		if f.Value != step.value || told != step.value || f.caret != step.caret {
			t.Errorf("composing %q and writing %q the field holds %q, has told %q and writes at %d", step.composing, step.typed, f.Value, told, f.caret)
		}
		if c := g.Caret; !c.On || c.X <= 112 || c.Y < 50 || c.Y+c.High > 94 {
			t.Errorf("the field writes at %+v", c)
		}
	}
}

// A field that takes only digits asks for a keyboard of digits.
func TestNumbersAskForDigits(t *testing.T) {
	for _, digits := range []bool{true, false} {
		f := writer("12")
		f.Rect = Rect{X: 100, Y: 50, W: 200, H: 44}
		if digits {
			f.Allow = unicode.IsDigit
		}
		g := &input.Gestures{}
		if f.keys(g); !g.Caret.On || g.Caret.Digits != digits {
			t.Errorf("of digits alone %v: the caret is %+v", digits, g.Caret)
		}
	}
}

// An on-screen keyboard composes everything. A tap into the field offers its text to be overwritten, even if the
// page had focused the field before. What is written is part of the text at once, and a tap into another field
// takes none of it there.
func TestWhatAKeyboardOnTheScreenWritesIsKept(t *testing.T) {
	for _, focused := range []bool{false, true} {
		told := ""
		f := &TextField{Base: Base{ID: "name", Rect: Rect{W: 200, H: 44}}, Value: "Player 1", Do: func(value string) { told = value }}
		other := &TextField{Base: Base{ID: "other", Rect: Rect{Y: 100, W: 200, H: 44}}, Value: "Player 2"}
		p := Page{Reader: NewReader("en")}
		p.Add(f, other)
		if focused {
			p.Focus(f)
			still := input.Idle()
			p.Update(&still)
		}
		tap := func(y float64, composing string) (first input.Gestures) {
			at := input.Gestures{X: 50, Y: y, PressX: 50, PressY: y, Zoom: 1, ByTouch: true, Composing: composing}
			down, up := at, at
			down.Pressed, down.Held, up.Clicked, up.Composing = true, true, true, ""
			p.Update(&down)
			p.Update(&up)
			return down
		}
		tap(20, "")
		p.Update(&input.Gestures{Composing: "Zo"})
		p.Update(&input.Gestures{Composing: "Zoé"})
		if f.Value != "Zoé" || told != "Zoé" {
			t.Errorf("while it is composed the field holds %q and has told %q (focus before: %v)", f.Value, told, focused)
		}
		if first := tap(100+20, "Zoé"); first.Caret.On {
			t.Error("what was composed goes on in another field")
		}
		if f.Value != "Zoé" || other.Value != "Player 2" {
			t.Errorf("afterwards the fields hold %q and %q (focus before: %v)", f.Value, other.Value, focused)
		}
	}
}

// The first click into a field selects its text, with mouse and finger alike, even where a slow machine gets it
// together with the next typed text. The next click places the caret.
func TestTheFirstClickSelectsAll(t *testing.T) {
	for _, byTouch := range []bool{false, true} {
		f := &TextField{Base: Base{ID: "name", Rect: Rect{W: 200, H: 44}}, Value: "Player 1"}
		p := Page{Reader: NewReader("en")}
		p.Add(f)
		click := func(typed string) {
			at := input.Gestures{X: 14, Y: 20, PressX: 14, PressY: 20, Zoom: 1, ByTouch: byTouch}
			down, up := at, at
			down.Pressed, down.Held, down.Typed, up.Clicked = true, true, []rune(typed), true
			p.Update(&down)
			p.Update(&up)
			for range 60 {
				still := input.Idle()
				p.Update(&still)
			}
		}
		click("")
		if from, to := f.selected(); from != 0 || to != 8 {
			t.Errorf("the first click selects %d to %d (finger: %v)", from, to, byTouch)
		}
		click("")
		if from, to := f.selected(); from != 0 || to != 0 {
			t.Errorf("the second click selects %d to %d (finger: %v)", from, to, byTouch)
		}
		beside := input.Gestures{X: 500, PressX: 500, Zoom: 1, Pressed: true}
		p.Update(&beside)
		if click("Zo"); f.Value != "Zo" || f.caret != 2 || f.anchor != 2 {
			t.Errorf("written at once the field holds %q (finger: %v)", f.Value, byTouch)
		}
	}
}

// With a gamepad a text is spelled letter by letter, and the scene sees none of it. Afterwards the cross leaves
// the field.
func TestATextIsSpeltWithAGamepad(t *testing.T) {
	reader := NewReader("en")
	f := &TextField{Base: Base{ID: "seed"}, Value: "41", Allow: func(r rune) bool { return r >= '0' && r <= '9' }}
	below := &Button{Base: Base{ID: "below", Rect: Rect{Y: 100, W: 40, H: 40}}}
	f.Rect = Rect{W: 100, H: 40}
	p := Page{Reader: reader}
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

// Characters that no font has are not written, since they would be boxes, and the field says so until something
// else is done. Marks that combine with others, such as accents, are kept with them.
func TestWhatNoFontHasIsNotWritten(t *testing.T) {
	f := writer("")
	for _, step := range []struct {
		typed, value string
		lacking      bool
	}{{"Zoë ", "Zoë ", false}, {"漢", "Zoë ", true}, {"Łukasz", "Zoë Łukasz", false}, {"👩‍⚕️!", "Zoë Łukasz!", true}, {"Ωж", "Zoë Łukasz!Ωж", false}} {
		f.typed(step.typed)
		if f.Value != step.value || f.lacking != step.lacking {
			t.Errorf("after %q the field has %q, and says so: %v", step.typed, f.Value, f.lacking)
		}
	}
}
