//go:build js

package clipboard

import (
	"syscall/js"

	"clinic/sprites/background"
)

// browsers returns the browser's clipboard, undefined if the page may not use it.
func browsers() js.Value { return js.Global().Get("navigator").Get("clipboard") }

func write(text string) {
	if c := browsers(); c.Truthy() {
		promise := c.Call("writeText", text) // at once, while the browser still knows that the player pressed a key
		background.Run("writing to the clipboard", func() { await(promise) })
	}
}

// read returns what is being pasted with the keyboard. Otherwise it waits for the player, whom the browser may ask.
func read() (string, bool) {
	if pasted := js.Global().Get("clinicPasted"); pasted.Truthy() {
		js.Global().Delete("clinicPasted")
		if text, ok := await(pasted); ok && text.Type() == js.TypeString {
			return text.String(), true
		}
	}
	c := browsers()
	if !c.Truthy() || !c.Get("readText").Truthy() {
		return "", false
	}
	text, ok := await(c.Call("readText"))
	if !ok {
		return "", false
	}
	return text.String(), true
}

// await returns the value of a promise, and whether it was fulfilled.
func await(promise js.Value) (js.Value, bool) {
	type outcome struct {
		value js.Value
		kept  bool
	}
	done := make(chan outcome, 1)
	settle := func(kept bool) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			value := js.Undefined()
			if len(args) > 0 {
				value = args[0]
			}
			done <- outcome{value, kept}
			return nil
		})
	}
	kept, broken := settle(true), settle(false)
	defer kept.Release()
	defer broken.Release()
	promise.Call("then", kept, broken)
	o := <-done
	return o.value, o.kept
}
