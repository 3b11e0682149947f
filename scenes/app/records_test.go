//go:build all

package app_test

import (
	"path/filepath"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/records"
	"clinic/scenes/shots/sample"
)

// A finished game is found among the records, from the title, and is replayed from there.
func TestAFinishedGameIsFoundAmongTheRecords(t *testing.T) {
	w := endAlone(t)
	w.UntilScene("scores")
	w.Until("what it came to among the records", func(s scenes.Seen) bool { return shows(s, "scores.record") })
	w.Screenshot("records-end")
	w.ClickOn("scores.title")
	w.UntilScene("title")
	found := sample.Heads(save.Open(filepath.Join(w.Home(), "clinic", "records"), extensions.All())).Found()
	all, unread := records.Of(found)
	if found.Err != nil || unread > 0 || len(all) != 1 || !all[0].Alone() || all[0].Own().Goal != game.GoalNoDeaths {
		t.Fatalf("the records are %+v, %d cannot be read: %v", all, unread, found.Err)
	}
	w.ClickOn("title.records")
	w.UntilScene("records")
	w.ClickOn("records.view.1")
	w.ClickOn("records.game.0")
	w.UntilScene("scores")
	w.ClickOn("scores.replay")
	w.Until("the replay", func(s scenes.Seen) bool { return strings.HasPrefix(s.Scene, "replay") && shows(s, "replay.slider") })
	w.Key("End")
	w.Screenshot("records-replay")
	w.Key("Escape")
	w.UntilScene("scores")
}

// endAlone plays the last Move and Business of a solo game, to its end.
func endAlone(t *testing.T) *window {
	t.Helper()
	match, err := sample.AtMove(1, 6)
	if err != nil {
		t.Fatal(err)
	}
	w := goOn(t, match)
	w.toTheEnd()
	return w
}

// toTheEnd plays the last Move and Business of the current game, to its end.
func (w *window) toTheEnd() {
	w.t.Helper()
	w.deciding(game.DecideMove)
	w.endMove()
	w.treats()
	w.ClickOn("button/done")
	w.deciding(game.DecidePopularity)
	w.buys()
	w.ClickOn("button/done")
	w.kept("the end", func(s *game.State) bool { return s.Over })
	w.passUntil("the final score", func(s scenes.Seen) bool { return s.Scene == "scores" })
}
