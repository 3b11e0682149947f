//go:build js

package input

import "syscall/js"

// fingers hears from the page that fingers are taken away without having been lifted: by a call or a gesture of the system, or because the
// page is hidden. The engine hears only of those that are lifted, and takes the others to be down for ever. Of one that is put down and
// lifted before it looks it hears nothing at all: a tap while something takes long.
type fingers struct {
	heard, away bool
	down        []finger // since they were asked for
}

// finger is one that was put down, in the pixels of the device.
type finger struct {
	id     int
	at     Touch
	lifted bool
}

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

// quick adds the fingers that were put down and lifted since it was asked before, in the pixels of the device.
func (f *fingers) quick(touches []Touch) []Touch {
	for i := range f.down {
		if f.down[i].lifted {
			touches = append(touches, f.down[i].at)
		}
	}
	f.down = f.down[:0]
	return touches
}

func (f *fingers) hear() {
	document := js.Global().Get("document")
	changed := func(event string, each func(touch js.Value)) {
		document.Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
			touches := args[0].Get("changedTouches")
			for i := range touches.Length() {
				each(touches.Index(i))
			}
			return nil
		}), true)
	}
	changed("touchstart", func(touch js.Value) {
		dots := js.Global().Get("devicePixelRatio").Float()
		f.down = append(f.down, finger{id: touch.Get("identifier").Int(), at: Touch{X: touch.Get("clientX").Float() * dots, Y: touch.Get("clientY").Float() * dots}})
	})
	changed("touchend", func(touch js.Value) {
		for i := range f.down {
			f.down[i].lifted = f.down[i].lifted || f.down[i].id == touch.Get("identifier").Int()
		}
	})
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
