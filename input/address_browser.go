//go:build js

package input

import "syscall/js"

// Address gives what has come to stand behind the # of the page's address since it was asked before: a game, or the
// code of one; empty for nothing. It is taken out of the address, so that the page opens with what is played when it is
// loaded again.
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
