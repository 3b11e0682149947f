package ui

import "clinic/assets/texts"

// Data fills the gaps of a text, {{.Name}} in the catalogue; Count, a number, also chooses one or many.
type Data = texts.Data

// Noun is a thing of the game by name, with what its language has to know of it.
type Noun = texts.Noun

// T gives the text of an id from assets/texts, in the language in use. data is at most one value. An id that is in no
// catalogue comes back in brackets; a test sees to it that there is none.
func T(id string, data ...Data) string { return texts.T(id, data...) }

// Has tells whether there is a text of that id.
func Has(id string) bool { return texts.Has(id) }

// Lengthen makes every text of the catalogue longer by so many percent from now on, as other languages do; 0 ends it.
// It shows what would be cut off.
func Lengthen(percent int) { texts.Lengthen(percent) }
