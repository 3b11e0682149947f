//go:build !js

package scenes

import (
	"runtime/debug"

	"clinic/scenes/system"
	"clinic/sprites/aside"
)

// tidy gives back to the system what memory earlier scenes and the start took, while nobody waits for anything.
func tidy() {
	aside.Run("giving memory back", func() {
		debug.FreeOSMemory()
		system.TrimMemory()
	})
}
