//go:build !js

package app

import (
	"clinic/game/cli"
	"clinic/scenes/lobby"
)

// hostingOf returns the host of this computer.
func hostingOf(commands *cli.Commands, folder, numbers string) lobby.Hosting {
	return commands.Hosting(folder, numbers)
}
