package sprites

import (
	"strings"

	"clinic/assets"
)

// ID stands for a picture of the art. Look up a name once, keep the ID, and draw with it.
type ID int32

// None is no picture; drawing it does nothing.
const None ID = 0

// art and ids are the index of the art, and marks tells which of it is white, to be tinted; read once and never
// changed. Index 0 is None.
var art, ids, marks = readIndex()

func readIndex() ([]assets.Art, map[string]ID, []bool) {
	art := append([]assets.Art{{}}, assets.ArtIndex()...)
	ids, marks := make(map[string]ID, len(art)), make([]bool, len(art))
	for i, a := range art {
		ids[a.Name], marks[i] = ID(i), strings.HasPrefix(a.Name, "mark-")
	}
	return art, ids, marks
}

// Find returns the ID of the picture with that name, and whether there is one.
func Find(name string) (ID, bool) {
	id, ok := ids[name]
	return id, ok && id != None
}

// Must returns the ID of the picture with that name. It panics if the art has none, so use it only for names in
// code.
func Must(name string) ID {
	id, ok := Find(name)
	if !ok {
		panic("sprites: no picture " + name + " in the art; assets/art/index.txt lists them all")
	}
	return id
}

// Name returns the name of a picture, "" for None.
func (id ID) Name() string { return art[id].Name }

// Size returns the width and height of a picture, in pixels at 100 %.
func (id ID) Size() (w, h float64) { return float64(art[id].Width), float64(art[id].Height) }

// Anchor returns where a picture's anchor lies from its top left corner, in pixels at 100 %.
func (id ID) Anchor() (x, y float64) { return float64(art[id].X), float64(art[id].Y) }
