//go:build all

package app_test

import (
	"maps"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/load"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// Undo and redo across the end of a solo game show the same Business as before: the same page with the same
// patients, sums and purchase, and the same money at its end.
func TestUndoAcrossTheEndShowsTheSameBusiness(t *testing.T) {
	match, err := sample.AtMove(1, 6)
	if err != nil {
		t.Fatal(err)
	}
	w := goOn(t, match)
	w.deciding(game.DecideMove)
	w.endMove()
	w.treats()
	w.ClickOn("button/done")
	w.deciding(game.DecidePopularity)
	w.buys()
	before := w.page("the purchase", "popularity")
	w.Screenshot("end-purchase")
	w.ClickOn("button/done")
	ended := w.kept("the end", func(s *game.State) bool { return s.Over }).Players[0]
	for undone := range 2 {
		w.passUntil("the final score", func(s scenes.Seen) bool { return s.Scene == "scores" })
		w.ClickOn("scores.table")
		for _, back := range [...]string{"button/done", "button/score"} { // the button at the table, and the trophy
			w.Screenshot("end-table")
			w.ClickOn(back)
			w.UntilScene("scores")
			w.ClickOn("scores.table")
			w.UntilScene("table.Table")
		}
		w.ClickOn("button/undo")
		now := w.page("the purchase again", "popularity")
		w.Screenshot("end-undone")
		if was, is := slices.Sorted(maps.Keys(before)), slices.Sorted(maps.Keys(now)); !slices.Equal(was, is) {
			t.Errorf("undone %d times, the page shows %v, before it was %v", undone+1, is, was)
		}
		if before["popularity"] != now["popularity"] || before["forecast/income"] != now["forecast/income"] {
			t.Errorf("the purchase is at %v, was at %v", now["popularity"], before["popularity"])
		}
		w.deciding(game.DecidePopularity)
		w.ClickOn("button/redo")
		after := w.kept("the end again", func(s *game.State) bool { return s.Over }).Players[0]
		if after.Money != ended.Money || after.Popularity != ended.Popularity {
			t.Errorf("redo ends with $%d and %d popularity, want $%d and %d", after.Money, after.Popularity, ended.Money, ended.Popularity)
		}
		w.Screenshot("end-redone")
	}
}

// The pause menu of a game ends the program too, and the title says which game Continue continues.
func TestPauseQuitsAndTheTitleSaysWhatGoesOn(t *testing.T) {
	reader := ui.NewReader("en")
	match, err := sample.AtMove(1, 4)
	if err != nil {
		t.Fatal(err)
	}
	w := goOn(t, match)
	w.ClickOn("button/menu")
	w.ClickOn("dialog.leave")
	w.UntilScene("title")
	w.Until("its clinic", func(s scenes.Seen) bool { return shows(s, "title.continue.picture") })
	w.Screenshot("end-title")
	if about := load.About(reader, w.store.Look(save.Autosave)); about != "Round IV, Move" {
		t.Errorf("the title says of the game: %q", about)
	}
	w.ClickOn("title.continue")
	w.ClickOn("button/menu")
	w.Until("the menu", func(s scenes.Seen) bool { return shows(s, "dialog.quit") })
	w.Screenshot("end-pause")
	w.ClickOn("dialog.quit")
	if said, code := w.Ended(); code != 0 || said != "" {
		t.Errorf("the program ended with code %d and said %q", code, said)
	}
}

// page waits for a page of Business that shows an id, and returns everything on it.
func (w *window) page(what, id string) (at map[string][4]float64) {
	w.t.Helper()
	w.Until(what, func(s scenes.Seen) bool { at = s.At; return shows(s, id) && !shows(s, "flying") })
	return at
}
