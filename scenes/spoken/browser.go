//go:build js

package spoken

import "syscall/js"

// Surroundings returns the voice of the page that the program runs in, or nil if the page has no regions for it.
func Surroundings() Voice {
	document := js.Global().Get("document")
	set := func(id string) func(string) {
		region := document.Call("getElementById", id)
		if region.IsNull() {
			return nil
		}
		return func(text string) { region.Set("textContent", text) }
	}
	polite, urgent := set("spoken"), set("urgent")
	if polite == nil || urgent == nil {
		return nil
	}
	// Keys go to the game, not to the screen reader's own commands.
	if canvas := document.Call("querySelector", "canvas"); !canvas.IsNull() {
		canvas.Call("setAttribute", "role", "application")
		canvas.Call("setAttribute", "aria-label", document.Get("title"))
	}
	return &Page{Polite: polite, Urgent: urgent, Language: func(code string) { document.Get("documentElement").Set("lang", code) }}
}
