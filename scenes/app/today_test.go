package app_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/session"
)

// In the real window the title leads to the puzzle of the day and back, and into the day's game, which is saved as
// such.
func TestTheTitleLeadsToWhatTheDayBrings(t *testing.T) {
	w := start(t)
	w.UntilScene("title")
	w.ClickOn("title.daily_puzzle")
	w.Until("the puzzle", func(s scenes.Seen) bool { _, there := s.At["puzzle/hint"]; return there })
	w.ClickOn("puzzle/back")
	w.UntilScene("title")
	w.ClickOn("title.daily_game")
	w.Until("the table", func(s scenes.Seen) bool { return strings.HasPrefix(s.Scene, "table") })
	w.kept("the game of the day", func(s *game.State) bool { return len(s.Players) == 1 })
	kept, err := w.store.Read(save.Autosave)
	if err != nil {
		t.Fatal(err)
	}
	if told, err := session.Tell(kept.Table); err != nil || told.Origin.Kind != session.Daily || told.Origin.Date == "" {
		t.Errorf("it is kept as %+v, %v", told.Origin, err)
	}
}
