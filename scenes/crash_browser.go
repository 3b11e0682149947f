//go:build js

package scenes

import (
	"fmt"
	"syscall/js"

	"clinic/assets/texts"
)

// reportCrash shows the details of a crash in the browser's console.
func reportCrash(reason any, stack []byte) string {
	js.Global().Get("console").Call("error", fmt.Sprintf("%v\n\n%s", reason, stack))
	return ""
}

// drawn tells the page which scene is up, for its style and for tests, and the language of all texts.
func drawn(s *Shell) {
	page := js.Global().Get("document").Get("documentElement")
	page.Get("dataset").Set("scene", SceneName(s.top()))
	page.Set("lang", texts.Chosen())
}
