//go:build js

package input

import "syscall/js"

// listens reports whether the input method receives what is typed: the page has an invisible text field for it.
func listens() bool {
	return js.Global().Get("document").Get("activeElement").Get("tagName").String() == "TEXTAREA"
}

// listen gives that field the page's focus. The engine does so only at the player's next press, since an on-screen
// keyboard opens only then; until then accents, pasted and dictated text would be lost. A made-up mouseup has the
// engine do it now.
func listen() {
	body := js.Global().Get("document").Get("body")
	body.Call("dispatchEvent", js.Global().Get("Event").New("mouseup"))
}

// askFor chooses the kind of on-screen keyboard: for digits or for text.
func askFor(digits bool) {
	mode := "text"
	if digits {
		mode = "numeric"
	}
	fields := js.Global().Get("document").Call("querySelectorAll", "textarea")
	for i := range fields.Length() {
		fields.Index(i).Set("inputMode", mode)
	}
}
