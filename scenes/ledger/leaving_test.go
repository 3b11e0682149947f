package ledger

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
)

// C50, C64, C80, C91: the picture follows those who go home after their line, and ghosts that move in.
func TestGuestsLeaveThePicture(t *testing.T) {
	l, _, _ := stage(t, 2, 1280, 800, 100)
	board := &l.start.Players[0].Clinic
	room := clinic.Space{X: 1, Y: 1}
	for _, kind := range []clinic.PersonKind{dollhouse.Temp, dollhouse.Visitor, clinic.Patient} {
		board.People = append(board.People, clinic.Person{ID: "x" + string(kind), Kind: kind, At: clinic.In(room)})
	}
	board.Person("xpatient").Marks = []clinic.Mark{{Kind: dollhouse.DogMark, Count: 1}}
	board.Outside[0].Marks = []clinic.Mark{{Kind: dollhouse.WheelchairMark, Count: 2}}
	l.lines = nil
	for _, e := range []game.Event{
		{Type: "temp_left", Person: "xtemp"}, {Type: "visitors_left", Number: 1}, {Type: "dog_went_home", Person: "xpatient"},
		{Type: "wheelchairs_returned"}, {Type: "ghost_placed", To: clinic.In(room)},
	} {
		l.lines = append(l.lines, line{event: e})
	}
	if first := l.at(0); first.board.Person("xtemp") == nil || first.board.Person("xvisitor") == nil {
		t.Error("a guest is gone before the line is over")
	}
	last := l.at(len(l.lines) - 1)
	if last.board.Person("xtemp") != nil || last.board.Person("xvisitor") != nil {
		t.Error("C50, C91: guests who went home are still in the picture")
	}
	if clinic.CountOf(last.board.Person("xpatient").Marks, dollhouse.DogMark) != 0 || clinic.CountOf(last.board.Outside[0].Marks, dollhouse.WheelchairMark) != 0 {
		t.Error("C30, C80: a dog or a wheelchair is still in the picture")
	}
	if clinic.CountOf(last.board.At(room).Marks, dollhouse.GhostMark) != 1 {
		t.Error("C64: the ghost is not in the picture")
	}
}
