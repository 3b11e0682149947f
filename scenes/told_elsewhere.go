//go:build !js

package scenes

import (
	"os"
	"os/signal"
	"syscall"
)

// toldToEnd returns the channel of the system's signals to end, as when the player's session is over.
func toldToEnd() <-chan os.Signal {
	told := make(chan os.Signal, 1)
	signal.Notify(told, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	return told
}
