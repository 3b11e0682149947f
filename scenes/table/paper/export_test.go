package paper

import "clinic/scenes/ui"

// Whole tells whether a text has room for all of its letters.
func (i *Item) Whole() bool { return ui.Measure(i.style, i.Text) <= i.r.W+0.5 }

// Size is that of a text's letters.
func (i *Item) Size() float64 { return i.style.Size }
