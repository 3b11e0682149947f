package panels_test

import (
	"fmt"
	"testing"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// In the smallest window the forecast of two boards still has lines of patients: the sums make room for them.
func TestTheForecastOfTwoBoardsHasLinesInTheSmallestWindow(t *testing.T) {
	reader := ui.NewReader("en")
	table, err := gallery.ShotDepartmentForecast(reader)
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
		table.Layout(&scenes.Context{Reader: reader, Scale: 1}, size[0], size[1])
		lines := 0
		for _, spot := range table.Spots() {
			if spot.Thing.Kind == thing.Forecast {
				lines++
			}
		}
		if lines < 3 {
			t.Errorf("%v: only %d patients have a line", size, lines)
		}
	}
}

// In the smallest window the bag still shows how many patients it has left, and the heading above those outside
// has one line.
func TestTheHeadingsHaveRoomInTheSmallestWindow(t *testing.T) {
	reader := ui.NewReader("en")
	situation, err := gallery.Played(game.Config{Players: 2, Seed: 5}, 1, func(_ *game.Rules, s *game.State) bool {
		return s.Round == 1 && gallery.Decides(s, game.DecideAction)
	})
	if err != nil {
		t.Fatal(err)
	}
	table := table.New(reader, situation, nil)
	left := situation.State.Market.Arrivals().Total()
	for size, wants := range map[[2]float64][]string{
		{1024, 640}: {fmt.Sprintf("%d left", left), "Outside"}, {1600, 1000}: {fmt.Sprintf("%d in the bag", left), "Waiting outside"},
	} {
		table.Layout(&scenes.Context{Reader: reader, Scale: 1}, size[0], size[1])
		for _, want := range wants {
			found := false
			for _, p := range table.Papers() {
				for i := range p.Items {
					found = found || p.Items[i].Text == want
				}
			}
			if !found {
				t.Errorf("%v: %q is not written", size, want)
			}
		}
	}
}
