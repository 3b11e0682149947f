//go:build js

package input

import "syscall/js"

// fingers hears from the page that fingers are taken away without having been lifted: by a call or a gesture of the system, or because the
// page is hidden. The engine hears only of those that are lifted, and takes the others to be down for ever.
type fingers struct{ heard, away bool }

// lost tells whether fingers were taken away since it was asked before.
func (f *fingers) lost() bool {
	if !f.heard {
		f.heard = true
		f.hear()
	}
	away := f.away
	f.away = false
	return away
}

func (f *fingers) hear() {
	document := js.Global().Get("document")
	document.Call("addEventListener", "touchcancel", js.FuncOf(func(_ js.Value, args []js.Value) any {
		f.take(args[0].Get("target"), args[0].Get("targetTouches"))
		return nil
	}))
	document.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		if document.Get("hidden").Bool() {
			f.take(document.Call("querySelector", "canvas"), js.Global().Get("Array").New())
		}
		return nil
	}))
}

// take tells the engine which fingers are left.
func (f *fingers) take(canvas, left js.Value) {
	f.away = true
	touch := js.Global().Get("TouchEvent")
	if touch.Type() != js.TypeFunction { // no browser for fingers
		return
	}
	left = js.Global().Get("Array").Call("from", left)
	canvas.Call("dispatchEvent", touch.New("touchend", map[string]any{"cancelable": true, "targetTouches": left}))
}
