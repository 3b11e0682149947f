//go:build !js

package stopped

import (
	"clinic/scenes"
	"clinic/scenes/ui"
)

func leaving() string { return ui.T("title.quit") }

// leave ends the program.
func leave(c *scenes.Context) { c.Quit() }
