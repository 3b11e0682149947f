package view

import "clinic/scenes/thing"

// Star is the viewer's popularity in the ribbon, which opens the live score.
var Star = thing.Named(thing.Having, "popularity")
