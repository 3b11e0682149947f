package ui

import "clinic/assets/texts"

// Data fills the gaps of a text, {{.Name}} in the catalog. Count, a number, also chooses singular or plural.
type Data = texts.Data

// Noun is a thing of the game by name, with what its language has to know of it.
type Noun = texts.Noun

// T returns the text of an id from assets/texts, in the language in use. data is at most one value. An id missing
// from the catalog comes back in brackets; a test makes sure that there is none.
func T(id string, data ...Data) string { return texts.T(id, data...) }

// Has reports whether there is a text of that id.
func Has(id string) bool { return texts.Has(id) }

// Lengthen makes every text of the catalog longer by a percentage from now on, as other languages do; 0 ends it.
// It shows what would be cut off.
func Lengthen(percent int) { texts.Lengthen(percent) }
