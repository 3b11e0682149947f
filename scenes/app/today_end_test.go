//go:build all

package app_test

import (
	"path/filepath"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/records"
	"clinic/scenes/scenetest"
	"clinic/scenes/scenetest/given"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/today"
)

// The day's game is played to its end in the real window: its score is the day's from then on. Starting it again
// shows that this is practice, which changes nothing.
func TestTheDailyGameIsPlayedToItsEnd(t *testing.T) {
	home := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", home)
	now := today.DayOf(given.Moment)
	store := save.Open(filepath.Join(home, "clinic", "games"), extensions.All())
	table := session.Table{Seats: session.Seats{{Given: session.GivenPlayer}}, Origin: session.Origin{Kind: session.Daily, Date: now.String()}}
	if err := session.In(store, save.Autosave).Keep(nearItsEnd(t, today.Game(now, extensions.All()).Config), table); err != nil {
		t.Fatal(err)
	}
	w := &window{scenetest.StartIn(t, home), t, store}
	w.UntilScene("title")
	w.ClickOn("title.continue")
	w.buys()
	w.ClickOn("button/done")
	ended := w.kept("the end", func(s *game.State) bool { return s.Over })
	w.passUntil("the final score", func(s scenes.Seen) bool { return s.Scene == "scores" })
	w.Screenshot("daily-end")
	w.Confirm("scores.title")
	w.UntilScene("title")
	w.Screenshot("daily-title")
	results := save.Open(filepath.Join(home, "clinic", "records"), extensions.All())
	finished := func() []records.Record {
		all, _ := records.Of(sample.Heads(results).Found())
		return all
	}
	stand := today.Now(finished())
	kept, err := store.Read(save.Autosave)
	if err != nil {
		t.Fatal(err)
	}
	score := game.Context{Rules: kept.Match.Rules, State: ended}.Score().Total
	if got := stand.Games[now]; got.Score != score || !stand.Done(now) || stand.Streak(now) != 1 {
		t.Errorf("the day stands at %+v, want %d points; %d days in a row", got, score, stand.Streak(now))
	}
	w.ClickOn("title.daily_game")
	w.Until("the table, and the note that it is practice", func(s scenes.Seen) bool { return s.Scene == "table.Table" && shows(s, "toast") })
	w.Screenshot("daily-practice")
	w.kept("the second try", func(s *game.State) bool { return !s.Over })
	if again := today.Now(finished()); again.Games[now] != stand.Games[now] || again.Streak(now) != 1 {
		t.Errorf("after the second try the day stands at %+v", again.Games[now])
	}
}
