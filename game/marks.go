package game

import (
	"slices"

	"clinic/game/clinic"
)

// Bearer is what a mark lies on.
type Bearer int8

const (
	OnTile Bearer = iota
	OnOutside
	OnPerson
	OnPlayer
	OnTurn // of a player
	OnTable
)

// MarkForm is how the protocol writes a mark.
type MarkForm int8

const (
	MarkFlag  MarkForm = iota // "lamp":true, of Count 1
	MarkCount                 // "leaves":2, the Count
	MarkWord                  // "by":"boat", the Note
	// "guest":{"as":"doctor","color":"red"}: a word for each of Words, joined by spaces in Note
	MarkWords
	MarkSpaces // "boats":[{"x":2,"y":0}] of the player: an entry for each piece on a tile of Floor 0
	MarkTally  // "fines":{"low":1,"high":2}: for some of Words, which are the Notes, the number
	MarkList   // "rain":[4,4,6]: for each of Words, which are the Notes, the number
)

// MarkSpec is a kind of mark: what it lies on and how the protocol writes it.
type MarkSpec struct {
	Kind  string
	On    Bearer
	Form  MarkForm
	Field string // in the protocol; empty if it is the Kind
	// Words are, for MarkWord, the words that it may have, empty for any; for MarkWords, the names of its fields; for
	// MarkTally and MarkList, see there.
	Words []string
	Most  int    // the most pieces that may lie there, 0 for any number
	Pool  string // that the pieces come from, empty for none
	Group string // OnTable: the protocol's object with the field
	// Total is, for OnTable, a field with the sum of all marks with that Total; a total without them means pieces of
	// the first.
	Total string
	// Of is the kind of person whose pieces these are, with the levels in Words; empty for other marks (OnTable).
	Of clinic.PersonKind
	// Anywhere says that a mark OnPerson can come to people wherever they are, so a position does not
	// check whether they may be there with it.
	Anywhere bool
	// In is an area apart from the board that the extension adds, as the protocol writes it: everybody there has one
	// of this mark OnPerson. Games without such a mark have nobody there.
	In clinic.Area
}

// Marks returns the kinds of mark in this game.
func (r *Rules) Marks() []MarkSpec { return r.marks }

// AreasApart returns the areas apart from the board that any known extension adds, even if it is not in the game: so
// the name of such an area is never malformed, only not allowed.
func (r *Rules) AreasApart() []clinic.Area { return r.areas }

func areasOf(known []*Extension) (areas []clinic.Area) {
	for _, e := range known {
		for _, mark := range e.Marks {
			if mark.In != "" && !slices.Contains(areas, mark.In) {
				areas = append(areas, mark.In)
			}
		}
	}
	return areas
}
