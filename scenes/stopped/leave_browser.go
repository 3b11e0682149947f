//go:build js

package stopped

import (
	"syscall/js"

	"clinic/scenes"
	"clinic/scenes/ui"
)

func leaving(reader *ui.Reader) string { return reader.T("page.again") }

// leave reloads the page.
func leave(*scenes.Context) { js.Global().Get("location").Call("reload") }
