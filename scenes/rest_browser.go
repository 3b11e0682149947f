//go:build js

package scenes

import "syscall/js"

// tellOfSleep tells the page whether the window sleeps: then the page has the engine look less often whether there is something to do.
func tellOfSleep(asleep bool) {
	if tell := js.Global().Get("clinicSleeps"); tell.Type() == js.TypeFunction { // another page may not want to know
		tell.Invoke(asleep)
	}
}
