//go:build js

package input

import "syscall/js"

// listens tells whether what is written goes to the input method: the page has a text field for it, which nobody sees.
func listens() bool {
	return js.Global().Get("document").Get("activeElement").Get("tagName").String() == "TEXTAREA"
}

// listen gives that field the page's focus. The engine does so when the player presses something next, since only then
// a keyboard on the screen opens; until then what is more than a key would be lost: accents, what is pasted or
// dictated. So it is told that now is then.
func listen() {
	body := js.Global().Get("document").Get("body")
	body.Call("dispatchEvent", js.Global().Get("Event").New("mouseup"))
}

// askFor says whether a keyboard on the screen is to be one of digits.
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
