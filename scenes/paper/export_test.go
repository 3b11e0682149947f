package paper

import "clinic/scenes/ui"

// Whole reports whether a text has room for all of its letters.
func (i *Item) Whole() bool { return ui.Measure(i.style, i.Text) <= i.r.W+0.5 }

// Size returns the size of a text's letters.
func (i *Item) Size() float64 { return i.style.Size }
