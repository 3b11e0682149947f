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

// C71: after the second draw the player is not asked to draw again.
func TestASecondDrawAsksWhomToKeep(t *testing.T) {
	reader := ui.NewReader("en")
	for note, want := range map[string]string{"yellow": "draw again?", "yellow red": "Keep one of them"} {
		table, err := gallery.Exhibit(reader, []string{"triage"}, "", game.Decision{Kind: "draw_patient", Person: "p9", Note: note}, func(s *game.State, board *clinic.Clinic) {
			s.Pending = nil
			gallery.Lay(board, "triage_station", "special", clinic.Space{X: 0, Y: 1})
			board.People = append(board.People, clinic.Person{ID: "p9", Kind: clinic.Patient, Level: clinic.Unclassified, At: clinic.In(clinic.Space{X: 0, Y: 1})})
		})
		seen(t, table, err)
		if asked := table.Explain(thing.Of(thing.Decision)); !strings.Contains(asked, want) {
			t.Errorf("after %q it asks %q", note, asked)
		}
	}
}
