//go:build js

package files

import (
	"errors"
	"strings"
	"syscall/js"

	"clinic/game/save/disk"
)

// Open has the page ask for a file of a kind, and reads it.
func Open(_ string, kind Kind) <-chan Result {
	answer := make(chan Result, 1)
	document := js.Global().Get("document")
	field := document.Call("createElement", "input")
	field.Set("type", "file")
	field.Set("accept", "."+strings.Join(kind.endings(), ",."))
	var change, cancel js.Func
	done := func(r Result) {
		change.Release()
		cancel.Release()
		field.Call("remove")
		answer <- r
	}
	cancel = js.FuncOf(func(js.Value, []js.Value) any {
		done(Result{Err: ErrCancelled})
		return nil
	})
	change = js.FuncOf(func(js.Value, []js.Value) any {
		file := field.Get("files").Index(0)
		name := file.Get("name").String()
		if file.Get("size").Float() > largest {
			done(Result{Name: name, Err: disk.ErrTooLarge})
			return nil
		}
		var read, failed js.Func
		release := func() {
			read.Release()
			failed.Release()
		}
		read = js.FuncOf(func(_ js.Value, arguments []js.Value) any {
			bytes := js.Global().Get("Uint8Array").New(arguments[0])
			data := make([]byte, bytes.Length())
			js.CopyBytesToGo(data, bytes)
			release()
			done(Result{Name: name, Data: data})
			return nil
		})
		failed = js.FuncOf(func(_ js.Value, arguments []js.Value) any {
			release()
			done(Result{Name: name, Err: errors.New(arguments[0].Call("toString").String())})
			return nil
		})
		file.Call("arrayBuffer").Call("then", read, failed)
		return nil
	})
	field.Call("addEventListener", "change", change)
	field.Call("addEventListener", "cancel", cancel)
	field.Get("style").Set("display", "none")
	document.Get("body").Call("appendChild", field)
	field.Call("click")
	return answer
}

// Save offers data as a download under a name.
func Save(_, name string, data []byte, _ Kind) <-chan Result {
	answer := make(chan Result, 1)
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	blob := js.Global().Get("Blob").New([]any{bytes})
	address := js.Global().Get("URL").Call("createObjectURL", blob)
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name)
	link.Call("click")
	const keepFor = 10000 // milliseconds, until the browser has taken it
	js.Global().Call("setTimeout", js.Global().Get("URL").Get("revokeObjectURL").Call("bind", js.Global().Get("URL"), address), keepFor)
	answer <- Result{Name: name}
	return answer
}
