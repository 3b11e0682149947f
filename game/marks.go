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
	MarkFlag   MarkForm = iota // "lamp":true, of Count 1
	MarkCount                  // "leaves":2, the Count
	MarkWord                   // "by":"boat", the Note
	MarkWords                  // "guest":{"as":"doctor","color":"red"}: a word for each of Words, joined by a space in Note
	MarkSpaces                 // "boats":[{"x":2,"y":0}] of the player: an entry for each piece on a tile of Floor 0
	MarkTally                  // "fines":{"low":1,"high":2}: for some of Words, which are the Notes, how many
	MarkList                   // "rain":[4,4,6]: for each of Words, which are the Notes, how many
)

// MarkSpec is a kind of mark: what it lies on and which field of the protocol it is.
type MarkSpec struct {
	Kind  string
	On    Bearer
	Form  MarkForm
	Field string   // of the protocol; empty where it is the Kind
	Words []string // MarkWord: those it may say, empty for any; MarkWords: the names of its fields; MarkTally, MarkList: see there
	Most  int      // how many pieces may lie there, 0 for any number
	Pool  string   // where the pieces come from, empty for none
	Group string   // OnTable: the object of the protocol that the field is in
	Total string   // OnTable: a field with the sum of all marks of that Total; a total without them means the first of them
	// Of is whose pieces they are, of the levels of Words; empty for others (OnTable).
	Of clinic.PersonKind
	// Anywhere says of a mark OnPerson that it comes to people wherever they stand, so that a position does not ask
	// whether they may be there with it.
	Anywhere bool
	// In is an area apart from the board that the extension brings, as the protocol writes it: everybody there has one of
	// this mark OnPerson. Nobody is there in games without such a mark.
	In clinic.Area
}

// Marks are the kinds of mark of this game.
func (r *Rules) Marks() []MarkSpec { return r.marks }

// AreasApart are the areas apart from the board that some extension brings, whether it is in the game or not: what is
// wrong about a place in one of them is not how it is written.
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
