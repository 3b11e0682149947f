//go:build !js

package scenes

import "runtime/debug"

// tidy gives back to the system what memory earlier scenes and the start took, while nobody waits for anything.
func tidy() {
	go func() {
		debug.FreeOSMemory()
		trim()
	}()
}
