//go:build js

package scenes

import (
	"syscall/js"

	"clinic/scenes/ui"
)

// keepReport shows the report of a mistake in the browser's console: there is no folder.
func keepReport(report string) (folder string, kept bool) {
	js.Global().Get("console").Call("error", report)
	return "", false
}

func reportIn(string) string { return "" }

// drawn tells the page which scene is shown, for its style and for tests, and the language of all texts. On the
// title it shows a note, once, when the page has found a newer version.
func drawn(s *Shell) {
	page := js.Global().Get("document").Get("documentElement")
	page.Get("dataset").Set("scene", SceneName(s.top()))
	page.Set("lang", s.Texts.Chosen())
	if len(s.stack) == 1 && js.Global().Get("clinicNewer").Truthy() {
		js.Global().Set("clinicNewer", false)
		s.context.Toast(s.T("page.newer"), ui.Plainly)
	}
}
