package gametest

import "clinic/game/clinic"

// Count is how many people of a kind a clinic has.
func Count(board *clinic.Clinic, kind clinic.PersonKind) (n int) {
	for i := range board.People {
		if board.People[i].Kind == kind {
			n++
		}
	}
	return n
}

// First is the id of the first one of a kind in a clinic, empty for none.
func First(board *clinic.Clinic, kind clinic.PersonKind) string {
	for i := range board.People {
		if board.People[i].Kind == kind {
			return board.People[i].ID
		}
	}
	return ""
}
