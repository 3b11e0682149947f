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

// C81: the tip of what is dirty or beside the clinic names the source of its upkeep; no line begins with a colon
// if there is no name.
func TestNoTipBeginsWithAColon(t *testing.T) {
	reader := ui.NewReader("en")
	table, err := gallery.Exhibit(reader, []string{"therapy_dogs", "air_conditioners"}, "move", game.Decision{Kind: game.DecideMove}, gallery.Soiled)
	seen(t, table, err)
	table.FindSpots()
	dirty := false
	for i := range clinic.MaxSpaces {
		tip := table.Explain(thing.InSpace(clinic.SpaceAt(i)))
		dirty = dirty || strings.Contains(tip, "(C81)")
		for line := range strings.Lines(tip) {
			if strings.HasPrefix(strings.TrimSpace(line), ":") {
				t.Errorf("the tip of %v says %q", clinic.SpaceAt(i), line)
			}
		}
	}
	if !dirty {
		t.Error("no tip speaks of what is dirty")
	}
}
