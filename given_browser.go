//go:build js

package main

import "syscall/js"

// given is what stands behind the # of the page's address: a game, or the code of one. It is taken out of the address, so that the page
// opens with what is played when it is loaded again.
func given() string {
	at := js.Global().Get("location")
	text := at.Get("hash").String()
	if len(text) < 2 {
		return ""
	}
	js.Global().Get("history").Call("replaceState", js.Null(), "", at.Get("pathname").String()+at.Get("search").String())
	return text[1:]
}
