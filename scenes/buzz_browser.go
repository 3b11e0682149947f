//go:build js

package scenes

import "syscall/js"

// systemBuzz returns a function that makes the device buzz: times in milliseconds, alternating between on and off.
// It is nil if the browser has no vibration, as on iPhones, or the device no touch screen.
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
