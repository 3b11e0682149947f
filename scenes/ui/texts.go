package ui

import "clinic/assets/texts"

// Data fills the gaps of a text, {{.Name}} in the catalog. Count, a number, also chooses singular or plural.
type Data = texts.Data

// Noun is a thing of the game by name, with what its language has to know of it.
type Noun = texts.Noun
