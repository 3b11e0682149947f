//go:build js

package scenes

import (
	"fmt"
	"syscall/js"
)

// reportCrash shows the details of a crash in the browser's console.
func reportCrash(reason any, stack []byte) string {
	js.Global().Get("console").Call("error", fmt.Sprintf("%v\n\n%s", reason, stack))
	return ""
}

// drawn tells the page which scene is up, for its style and for tests.
func drawn(s *Shell) {
	js.Global().Get("document").Get("documentElement").Get("dataset").Set("scene", SceneName(s.top()))
}
