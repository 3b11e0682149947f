//go:build js

package scenes

import "syscall/js"

// systemBuzz lets the device buzz, in milliseconds: for how long, for how long not, and so on. It is nil where the
// browser has nothing of the kind, as on iPhones, or the device no glass to touch.
func systemBuzz() func(milliseconds ...int) {
	navigator := js.Global().Get("navigator")
	if navigator.Get("vibrate").Type() != js.TypeFunction || navigator.Get("maxTouchPoints").Int() == 0 {
		return nil
	}
	return func(milliseconds ...int) {
		pattern := make([]any, len(milliseconds))
		for i, m := range milliseconds {
			pattern[i] = m
		}
		navigator.Call("vibrate", pattern)
	}
}
