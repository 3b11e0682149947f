package controller_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/thing"
)

// C63: a ghost is dragged from where it is drawn, although it floats in front of other spaces; once it has moved the
// question says so.
func TestAGhostIsTakenWhereItIsSeen(t *testing.T) {
	hub, room := clinic.Space{}, clinic.Space{}
	sit := func(ghost int) *player {
		p := sitLaid(t, 1, 3, func(m *game.Match) {
			until(m, game.DecideAction)
			board := &m.State.Players[0].Clinic
			for space := range board.Of(clinic.Hub).All() {
				hub = space
			}
			for space := range board.Of(clinic.TreatmentRoom).All() {
				room = space
			}
			if ghost > 0 {
				board.At(hub).Marks = []clinic.Mark{{Kind: "ghost", Count: ghost}}
			}
			m.Rules.Enter(m.State, "move")
		}, "ghosts")
		if ghost > 0 {
			p.apply(game.Command{Type: game.Done})
		}
		p.tick()
		return p
	}
	p, without := sit(1), sit(0)
	area := p.table.ClinicArea()
	for y := area.Y; y < area.Bottom(); y += 3 {
		for x := area.X; x < area.Right(); x += 3 {
			over, there := p.table.SpotAt(x, y)
			below, _ := without.table.SpotAt(x, y)
			if !there || over.Thing != thing.InSpace(hub) || below.Thing == over.Thing {
				continue
			}
			p.move(x, y)
			p.press()
			p.move(x+12, y+3)
			p.hover(thing.InSpace(room))
			p.release()
			if clinic.CountOf(p.me().Clinic.At(room).Marks, "ghost") != 1 {
				t.Fatalf("the ghost dragged from %v, %v has not come to the room", x, y)
			}
			if tip := p.table.Explain(thing.Of(thing.Decision)); !strings.Contains(tip, "All your ghosts have moved.") {
				t.Errorf("after the only ghost the question says %q", tip)
			}
			return
		}
	}
	t.Error("the ghost is nowhere taken for itself")
}
