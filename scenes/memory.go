//go:build !js

package scenes

import (
	"runtime/debug"

	"clinic/scenes/system"
	"clinic/sprites/background"
)

// giveMemoryBack gives back to the system what memory earlier scenes and the start took, while nobody waits for
// anything.
func giveMemoryBack() {
	background.Run("giving memory back", func() {
		debug.FreeOSMemory()
		system.TrimMemory()
	})
}
