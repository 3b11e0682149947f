package doors_test

import (
	"os"
	"path/filepath"
	"testing"

	"clinic/scenes"
	"clinic/scenes/scenetest"
)

// A game is begun, saved under a name, left, gone on with from the title, and loaded from the list after the program has
// been started anew; a damaged file beside it is shown and left untouched.
func TestAGameIsSavedLeftAndLoaded(t *testing.T) {
	home := t.TempDir()
	w := scenetest.StartIn(t, home)
	w.UntilScene("title")
	if _, there := w.Seen().At["title.continue"]; there {
		t.Error("there is something to continue before the first game")
	}
	w.ClickOn("title.new_game")
	w.UntilScene("newgame")
	w.ClickOn("newgame.players.0")
	w.ClickOn("newgame.start")
	w.UntilScene("table.Table")
	w.ClickOn("button/menu")
	w.ClickOn("dialog.save_as")
	w.UntilScene("load.SaveAs")
	w.ClickOn("saveas.name")
	w.Key("End")
	w.Type(" tonight")
	w.ClickOn("saveas.save")
	w.UntilScene("table.Table")
	w.ClickOn("button/menu")
	w.ClickOn("dialog.leave")
	w.UntilScene("title")
	w.ClickOn("title.continue")
	w.UntilScene("table.Table")
	w.ClickOn("button/menu")
	w.ClickOn("dialog.leave")
	w.ClickOn("title.quit")
	w.Ended()

	damaged := filepath.Join(home, "clinic", "games", "broken.clinic")
	const words = `{"game":"clinic","format":1`
	if err := os.WriteFile(damaged, []byte(words), 0o600); err != nil {
		t.Fatal(err)
	}
	w = scenetest.StartIn(t, home)
	w.ClickOn("title.load")
	w.UntilScene("load")
	w.Until("three games", func(s scenes.Seen) bool { _, there := s.At["load.game.2"]; return there })
	w.ClickOn("load.game.2") // the damaged one
	w.Until("no clinic", func(s scenes.Seen) bool { _, there := s.At["load.player.0"]; return !there })
	w.ClickOn("load.open")
	w.Screenshot("load")
	w.ClickOn("load.game.1")
	w.Until("the clinic of the saved game", func(s scenes.Seen) bool { _, there := s.At["load.player.0"]; return there })
	w.ClickOn("load.open")
	w.ClickOn("dialog.give_up")
	w.UntilScene("table.Table")
	if data, err := os.ReadFile(damaged); err != nil || string(data) != words {
		t.Errorf("the damaged file now holds %q, %v", data, err)
	}
}
