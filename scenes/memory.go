//go:build !js

package scenes

import (
	"runtime/debug"

	"clinic/scenes/system"
	"clinic/sprites/background"
)

// giveMemoryBack returns memory used by the start and by earlier scenes to the system. Call it while nobody waits
// for anything.
func giveMemoryBack() {
	background.Run("giving memory back", func() {
		debug.FreeOSMemory()
		system.TrimMemory()
	})
}
