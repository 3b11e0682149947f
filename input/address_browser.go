//go:build js

package input

import "syscall/js"

// Address returns a function that returns the fragment of the page's address: a game, or the code of one. It
// returns "" if there is none, or if it hasn't changed since the last call. The fragment is removed from the
// address, so that a page that is loaded again opens with the game that was being played.
func Address() func() string {
	page, fresh := js.Global(), true
	page.Call("addEventListener", "hashchange", js.FuncOf(func(js.Value, []js.Value) any {
		fresh = true
		return nil
	}))
	return func() string {
		if !fresh {
			return ""
		}
		fresh = false
		at := page.Get("location")
		text := at.Get("hash").String()
		if len(text) < 2 {
			return ""
		}
		page.Get("history").Call("replaceState", js.Null(), "", at.Get("pathname").String()+at.Get("search").String())
		return text[1:]
	}
}
