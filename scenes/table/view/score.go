package view

import "clinic/scenes/thing"

// Star is the viewer's popularity in the ribbon, which opens the live score.
var Star = thing.Named(thing.Having, "popularity")

// HasScore reports whether there is a live score: a puzzle counts something else.
func (t *Shown) HasScore() bool { return t.Situation.Puzzle == nil }
