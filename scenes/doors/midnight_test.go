package doors_test

import (
	"testing"
	"time"

	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/input"
	"clinic/scenes/clock"
	"clinic/scenes/doors"
	"clinic/scenes/scenetest/given"
	"clinic/scenes/session"
	"clinic/scenes/storage"
)

// When midnight comes under an open title it turns over to the new day; until then what it shows is what it begins.
func TestTheTitleTurnsOverAtMidnight(t *testing.T) {
	t.Cleanup(func() { clock.Give(given.Moment) })
	for ticks, want := range []string{"2026-05-13", "2026-05-14"} {
		clock.Give(given.Moment.Add(11 * time.Hour))
		shell := handed(t, doors.Start{}, "")
		clock.Give(given.Moment.Add(13 * time.Hour))
		for range ticks {
			shell.Tick(input.Idle())
		}
		shell.Tick(input.Gestures{Zoom: 1, Strokes: []input.Stroke{{Key: "d"}}}) // the daily game
		place, err := storage.Games()
		if err != nil {
			t.Fatal(err)
		}
		var told session.Told
		given.Until(t, "the game of the day", func() bool {
			kept, err := save.Open(place, extensions.All()).Read(save.Autosave)
			if err != nil {
				return false
			}
			told, err = session.Tell(kept.Table)
			return err == nil
		})
		if told.Origin.Date != want {
			t.Errorf("%d ticks after midnight the game of %s begins, want %s", ticks, told.Origin.Date, want)
		}
	}
}
