package extensionui

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// C50, C64, C80, C91: the picture in the ledger follows people who go home after their line, and ghosts that move in.
func TestGuestsLeaveThePicture(t *testing.T) {
	t.Parallel()
	board := &clinic.Clinic{Columns: 4, Rows: 3}
	room := clinic.Space{X: 1, Y: 1}
	for _, kind := range []clinic.PersonKind{"temp", "visitor", clinic.Patient} {
		board.People = append(board.People, clinic.Person{ID: "x" + string(kind), Kind: kind, At: clinic.In(room)})
	}
	board.Person("xpatient").Marks = []clinic.Mark{{Kind: "dog", Count: 1}}
	board.Outside = []clinic.Outside{{Kind: clinic.Entrance, Marks: []clinic.Mark{{Kind: "wheelchairs", Count: 2}}}}
	follow := func(over bool, e game.Event) { EventOf(e.Type).Follow(board, &e, over) }
	follow(false, game.Event{Type: "temp_left", Person: "xtemp"})
	if board.Person("xtemp") == nil {
		t.Error("a guest is gone before the line is over")
	}
	for _, e := range []game.Event{
		{Type: "temp_left", Person: "xtemp"}, {Type: "visitors_left", Number: 1}, {Type: "dog_went_home", Person: "xpatient"},
		{Type: "wheelchairs_returned"}, {Type: "ghost_placed", To: clinic.In(room)},
	} {
		follow(true, e)
	}
	if board.Person("xtemp") != nil || board.Person("xvisitor") != nil {
		t.Error("C50, C91: guests who went home are still in the picture")
	}
	if len(board.Person("xpatient").Marks) != 0 || len(board.Outside[0].Marks) != 0 {
		t.Error("C30, C80: a dog or a wheelchair is still in the picture")
	}
	if clinic.CountOf(board.At(room).Marks, "ghost") != 1 {
		t.Error("C64: the ghost is not in the picture")
	}
}
