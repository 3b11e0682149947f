package input

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// Caret is where a text field writes, in logical pixels: the top of the caret, and its height. On reports whether
// there is one, Digits whether the field takes only digits.
type Caret struct {
	On         bool
	Digits     bool
	X, Y, High float64
}

// writer takes text from the system's input method while a text field has the focus: letters as they are typed,
// and characters composed of several keys, as in Chinese and Japanese.
type writer struct {
	composer  textinput.Composer
	caret     image.Rectangle // device pixels
	digits    bool            // the on-screen keyboard was asked for digits
	committed []rune          // in this tick
	composing string          // not yet in the text
	asked     int             // ticks in a row in which no session began although one was requested
	stopped   bool            // the player closed the on-screen keyboard, or the system has no input method
}

// write returns the text written at a caret in this tick, and reports whether the input method used this tick's
// keys itself. typed holds the characters that the keys alone give: they count where the system has no input
// method, or where it hasn't started yet. free says that no finger and no button is down, so that the page's text
// field may take the focus at once.
func (w *writer) write(at Caret, scale float64, typed []rune, free bool) (text []rune, kept bool) {
	if !at.On {
		w.composer.Cancel()
		w.asked, w.stopped, w.composing = 0, false, ""
		return typed, false
	}
	if w.stopped {
		return typed, false
	}
	if w.digits != at.Digits {
		w.digits = at.Digits
		askFor(w.digits)
	}
	if w.composer.OnNewSession == nil {
		w.composer.OnNewSession = func() *textinput.SessionOptions {
			w.asked++
			return &textinput.SessionOptions{CaretBounds: w.caret}
		}
		w.composer.OnComposition = func(c *textinput.Composition) { w.composing = c.Text() }
		w.composer.OnCommit = func(c *textinput.Commit) { w.committed = append(w.committed, []rune(c.Text())...) }
		w.composer.OnEndByUser = func() { w.stopped = true }
	}
	x, y := int(at.X*scale), int(at.Y*scale)
	w.caret = image.Rect(x, y, x+1, y+int(at.High*scale))
	w.committed = w.committed[:0]
	asked, composing := w.asked, w.composing != ""
	_, err := w.composer.Update()
	if free && err == nil && !listens() {
		listen()
		_, err = w.composer.Update()
	}
	switch {
	case err != nil:
		w.stopped = true
	case w.asked == asked || len(w.committed) > 0: // there is a session
		w.asked = 0
	}
	if w.stopped || w.asked > 1 || !listens() {
		return typed, false
	}
	return w.committed, composing || w.composing != ""
}
