package panels_test

import (
	"testing"

	"clinic/scenes"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table/thing"
)

// In the smallest window the forecast of two boards still has lines of patients: the sums make room for them.
func TestTheForecastOfTwoBoardsHasLinesInTheSmallestWindow(t *testing.T) {
	table, err := gallery.ShotDepartmentForecast()
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
		table.Layout(&scenes.Context{Scale: 1}, size[0], size[1])
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
