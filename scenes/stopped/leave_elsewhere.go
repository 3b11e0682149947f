//go:build !js

package stopped

import (
	"clinic/scenes"
	"clinic/scenes/ui"
)

func leaving(reader *ui.Reader) string { return reader.T("title.quit") }

// leave ends the program.
func leave(c *scenes.Context) { c.Quit() }
