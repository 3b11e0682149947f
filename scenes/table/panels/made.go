// Package panels holds the parts of the table around the clinic: each is made from what is shown and written on a
// paper.
package panels

import (
	"clinic/game"
	"clinic/scenes/paper"
	"clinic/scenes/table/view"
)

// Made is the common part of every panel.
type Made struct {
	*view.Shown
	Layout *Layout
}

// blank returns a paper for what is only measured.
func (t *Made) blank() *paper.Paper { return &paper.Paper{Reader: t.Reader} }

// decision returns what the viewer decides now, or nil.
func (t *Made) decision() *game.Decision { return t.State.Decision(t.Viewer) }
