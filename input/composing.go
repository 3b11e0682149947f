package input

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// Caret is where a text field writes, in logical pixels: the upper end of the caret, and its height. On says that there
// is one, and Digits that nothing but digits can be written.
type Caret struct {
	On         bool
	Digits     bool
	X, Y, High float64
}

// writer takes text from the system's input method while a text field has the focus: letters as they are typed, and
// what is composed of several keys, as Chinese and Japanese are written.
type writer struct {
	composer  textinput.Composer
	caret     image.Rectangle // device pixels
	digits    bool            // a keyboard on the screen is asked for digits
	committed []rune          // in this tick
	composing string          // not yet in the text
	asked     int             // ticks in a row in which a session was to be begun, and was not
	stopped   bool            // the player has put the keyboard on the screen away, or the system has none of all this
}

// write gives what is written in this tick at a caret, and whether the input method has kept the keys of this tick for
// itself. typed are the characters that keys alone give: they stand where the system has no input method, or where it
// has not begun yet. free says that no finger is used and no button held, so that the page's focus may go to it at
// once.
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
