package app_test

import (
	"bytes"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/scenetest"
)

// A game is started, saved under a name, left, continued from the title, and loaded from the list after a restart
// of the program; a damaged file beside it is shown and left untouched. A game whose commands stop being possible
// is kept as it was saved when another one replaces it.
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

	// A later program that plays a rule differently would find a command that is no longer possible.
	autosave := filepath.Join(home, "clinic", "games", "autosave.clinic")
	stops := stopping(t, autosave)

	damaged := filepath.Join(home, "clinic", "games", "broken.clinic")
	const words = `{"game":"clinic","format":1`
	if err := os.WriteFile(damaged, []byte(words), 0o600); err != nil {
		t.Fatal(err)
	}
	w = scenetest.StartIn(t, home)
	w.ClickOn("title.continue")
	w.UntilScene("load")
	w.ClickOn("dialog.back")
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
	w.ClickOn("button/menu")
	w.ClickOn("dialog.leave")
	w.UntilScene("title")
	if data := setAside(t, home); !bytes.Equal(data, stops) {
		t.Error("the game that stopped is not kept as it was saved")
	}
	if data, err := os.ReadFile(damaged); err != nil || string(data) != words {
		t.Errorf("the damaged file now holds %q, %v", data, err)
	}
}

// When the system ends the program, the window's place is saved, as with the program's own button.
func TestASignalKeepsTheWindowsPlace(t *testing.T) {
	home := t.TempDir()
	w := scenetest.StartIn(t, home)
	w.UntilScene("title")
	program, err := os.FindProcess(w.Process())
	if err == nil {
		err = program.Signal(syscall.SIGTERM)
	}
	if err != nil {
		t.Fatal(err)
	}
	if said, code := w.Ended(); code != 0 || said != "" {
		t.Errorf("the program ended with code %d and said %q", code, said)
	}
	t.Setenv("XDG_CONFIG_HOME", home)
	if kept, err := scenes.LoadSettings(); err != nil || kept.Window.W < 640 || kept.Window.H < 360 {
		t.Errorf("kept is %+v, %v", kept.Window, err)
	}
}

// stopping continues a saved game by a command, and appends one that is not possible. It returns the file.
func stopping(t *testing.T, path string) []byte {
	t.Helper()
	g, err := save.Read(path, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	if _, v := g.Match.Apply(0, g.Match.Rules.Legal(g.Match.State, 0)[0]); !v.Legal() {
		t.Fatal(v.Refusal)
	}
	g.Match.Log = append(g.Match.Log, game.Entry{Command: game.Command{Type: game.BuyPopularity, Points: 1}})
	if err := save.Write(path, g); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// setAside returns the game that was set aside.
func setAside(t *testing.T, home string) []byte {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(home, "clinic", "games", "original *.clinic"))
	if err != nil || len(paths) != 1 {
		t.Fatalf("set aside are %v: %v", paths, err)
	}
	data, err := os.ReadFile(paths[0])
	if err != nil {
		t.Fatal(err)
	}
	return data
}
