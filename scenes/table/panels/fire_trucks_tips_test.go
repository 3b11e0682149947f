package panels_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// C22: the tips of a burn victim and of its room say that the victim has all beds of the room.
func TestWhoHasARoomToItselfIsTold(t *testing.T) {
	reader := ui.NewReader("en")
	room := clinic.Space{X: 2, Y: 2}
	table, err := gallery.Exhibit(reader, []string{"fire_trucks"}, "move", game.Decision{Kind: game.DecideMove}, func(_ *game.State, board *clinic.Clinic) {
		gallery.Join(board, clinic.Person{Kind: "burn_victim", At: clinic.In(room), Marks: []clinic.Mark{{Kind: "by", Note: "truck"}}})
	})
	seen(t, table, err)
	people := table.State.Players[0].Clinic.People
	for what, want := range map[thing.Thing]string{
		thing.Somebody(people[len(people)-1].ID): "It has its room to itself",
		thing.InSpace(room):                      "no other patient is treated in it",
	} {
		if tip := table.Explain(what); !strings.Contains(tip, want) {
			t.Errorf("%s says %q, without %q", what, tip, want)
		}
	}
	if tip := table.Explain(thing.InSpace(clinic.Space{X: 1, Y: 1})); strings.Contains(tip, "to itself") {
		t.Errorf("a room without a burn victim says %q", tip)
	}
}
