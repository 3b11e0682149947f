// Package panels are the parts of the table around the clinic: each is made of what is shown and written on a paper.
package panels

import "clinic/scenes/table/view"

// Made is what every panel is made of.
type Made struct {
	*view.Shown
	Layout *Layout
}
