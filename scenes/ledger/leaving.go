package ledger

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/dollhouse"
)

// goHome changes a clinic as those leave it whom extensions brought for the round, and as ghosts move in. Somebody whom a
// line names stays in the picture of that line: only then it is over.
func goHome(board *clinic.Clinic, e *game.Event, over bool) {
	switch e.Type {
	case extensions.TempLeft:
		if over {
			board.People = slices.DeleteFunc(board.People, func(p clinic.Person) bool { return p.ID == e.Person })
		}
	case extensions.VisitorsLeft:
		board.People = slices.DeleteFunc(board.People, func(p clinic.Person) bool { return p.Kind == dollhouse.Visitor })
	case extensions.DogWentHome:
		if p := board.Person(e.Person); p != nil {
			p.Marks = clinic.SetMark(p.Marks, clinic.Mark{Kind: dollhouse.DogMark})
		}
	case extensions.WheelchairsReturn:
		for i := range board.Outside {
			o := &board.Outside[i]
			o.Marks = clinic.SetMark(o.Marks, clinic.Mark{Kind: dollhouse.WheelchairMark})
		}
	case extensions.GhostPlaced:
		if e.To.Area == clinic.Inside {
			tile := board.At(e.To.Space)
			tile.Marks = clinic.SetMark(tile.Marks, clinic.Mark{Kind: dollhouse.GhostMark, Count: 1})
		}
	}
}
