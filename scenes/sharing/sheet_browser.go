//go:build js

package sharing

import "syscall/js"

// Sheet returns what opens the device's own sheet for sending a link to others; nil if the browser has none.
func Sheet() func(link string) {
	navigator := js.Global().Get("navigator")
	if navigator.Get("share").Type() != js.TypeFunction {
		return nil
	}
	closed := js.FuncOf(func(js.Value, []js.Value) any { return nil }) // whether something was sent or not
	return func(link string) {
		navigator.Call("share", map[string]any{"url": link}).Call("catch", closed)
	}
}
