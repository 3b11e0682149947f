//go:build js

// Package history reports that the player went back with a button or gesture of the system, as in a browser.
package history

import "syscall/js"

// Page listens to the page. It keeps an entry of its own in the page's history, so that going back does what Esc
// does in the game, and leaves the page only from the title.
type Page struct{ heard, kept, went bool }

// Back reports whether the player went back since the last call.
func (p *Page) Back() bool {
	if !p.heard {
		p.heard = true
		p.hear()
	}
	went := p.went
	p.went = false
	return went
}

func (p *Page) hear() {
	window := js.Global()
	history := window.Get("history")
	keep := func() {
		p.kept = true
		history.Call("pushState", nil, "")
	}
	touched := js.FuncOf(func(js.Value, []js.Value) any { // browsers skip entries added before a touch
		if !p.kept {
			keep()
		}
		return nil
	})
	window.Call("addEventListener", "pointerdown", touched)
	window.Call("addEventListener", "keydown", touched)
	window.Call("addEventListener", "popstate", js.FuncOf(func(js.Value, []js.Value) any {
		if window.Get("location").Get("hash").String() != "" { // an address was given to the page
			return nil
		}
		if window.Get("document").Get("documentElement").Get("dataset").Get("scene").String() == "title" {
			p.kept = false
			history.Call("back")
			return nil
		}
		p.went = true
		keep()
		return nil
	}))
}
