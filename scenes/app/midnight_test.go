package app_test

import (
	"testing"
	"time"

	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/app"
	"clinic/scenes/clock"
	"clinic/scenes/scenetest/given"
	"clinic/scenes/session"
	"clinic/scenes/storage"
)

// When midnight comes while the title is open, it turns over to the new day; until then it starts the game of the
// day that it shows.
func TestTheTitleTurnsOverAtMidnight(t *testing.T) {
	t.Cleanup(func() { clock.Give(given.Moment) })
	for ticks, want := range []string{"2026-05-13", "2026-05-14"} {
		clock.Give(given.Moment.Add(11 * time.Hour))
		shell := handed(t, app.Start{}, "")
		clock.Give(given.Moment.Add(13 * time.Hour))
		for range ticks {
			shell.Tick(input.Idle())
		}
		if date := daily(t, shell); date != want {
			t.Errorf("%d ticks after midnight the game of %s begins, want %s", ticks, date, want)
		}
	}
}

// With a clock set before the first day, it is the first day.
func TestBeforeTheFirstDayItIsThatDay(t *testing.T) {
	t.Cleanup(func() { clock.Give(given.Moment) })
	clock.Give(time.Date(1970, time.January, 1, 12, 0, 0, 0, time.UTC))
	if date := daily(t, handed(t, app.Start{}, "")); date != "2025-10-07" {
		t.Errorf("in 1970 the game of %s begins", date)
	}
}

// daily starts the daily game from the title, and returns its day.
func daily(t *testing.T, shell *scenes.Shell) string {
	t.Helper()
	shell.Tick(input.Gestures{Zoom: 1, Strokes: []input.Stroke{{Key: "d"}}})
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
	return told.Origin.Date
}
