package panels_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// B20, B81: a cost or income that differs from place to place shows its range, or what it depends on.
func TestTipsSayWhatAPriceDependsOn(t *testing.T) {
	reader := ui.NewReader("en")
	says := func(shot func(reader *ui.Reader) (*table.Table, error), what thing.Thing, want string) {
		t.Helper()
		laid, err := shot(ui.NewReader("en"))
		if err != nil {
			t.Fatal(err)
		}
		laid.Layout(&scenes.Context{Reader: reader, Scale: 1}, 1280, 800)
		if tip := laid.Explain(what); !strings.Contains(tip, want) {
			t.Errorf("%s says %q, not %q", what, tip, want)
		}
	}
	tall := func(reader *ui.Reader) (*table.Table, error) {
		return gallery.Exhibit(reader, nil, "", game.Decision{Kind: game.DecideBuild}, func(s *game.State, _ *clinic.Clinic) { s.Pending = nil })
	}
	says(tall, thing.ToBuild(clinic.TreatmentRoom, clinic.NoService), "$2 to $5 now: $1 more on each floor, up to Floor 3.")
	says(gallery.ShotCity, thing.ToBuild(clinic.TreatmentRoom, clinic.NoService), "$2 to $3 now: $1 more on each floor, up to Floor 1.")
	says(tall, thing.Somebody("p2"), "$2 more for each garden beside the room; in outpatient services $6.")
}
