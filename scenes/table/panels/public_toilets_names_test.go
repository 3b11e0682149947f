package panels_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/pictures"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// C40: those who must leave the toilet and those who must go there are told apart by name, and an obligation says
// in words if it is left out.
func TestTheDutiesOfTheToiletAreToldApart(t *testing.T) {
	reader := ui.NewReader("en")
	at := clinic.Space{X: 1, Y: 0}
	for key, name := range map[string]string{"leave_toilet": "From the toilet", "use_toilet": "To the toilet"} {
		table, err := gallery.Exhibit(reader, []string{"public_toilets", "cigarettes"}, "move", game.Decision{Kind: game.DecideMove}, func(_ *game.State, board *clinic.Clinic) {
			gallery.Lay(board, "public_toilet", "porcelain", at)
			if key == "leave_toilet" {
				board.Person("n1").At = clinic.In(at)
			}
		})
		seen(t, table, err)
		what := thing.Named(thing.Obligation, key)
		if !writes(table, what, name) || !shows(table, what, pictures.Next) || !shows(table, what, pictures.Time) {
			t.Errorf("%s is not called %q, with an arrow and its time", key, name)
		}
	}
}
