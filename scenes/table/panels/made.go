// Package panels holds the parts of the table around the clinic: each is made from what is shown and written on a
// paper.
package panels

import "clinic/scenes/table/view"

// Made is the common part of every panel.
type Made struct {
	*view.Shown
	Layout *Layout
}
