//go:build js

package app

import (
	"clinic/game/cli"
	"clinic/scenes/lobby"
)

// hostingOf returns nil: a page serves nobody.
func hostingOf(*cli.Commands, string, string) lobby.Hosting { return nil }
