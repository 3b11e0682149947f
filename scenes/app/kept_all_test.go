//go:build all

package app_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/scenetest/given"
)

// A second window says that it is one, and cannot continue the first one's game. A game that was damaged in the
// meantime is continued from the save just before.
func TestTwoWindowsAndADamagedGame(t *testing.T) {
	home := t.TempDir()
	first := scenetest.StartIn(t, home)
	first.ClickOn("title.new_game")
	first.UntilScene("newgame")
	first.ClickOn("newgame.players.0")
	first.ClickOn("newgame.start")
	first.UntilScene("table.Table")
	second := scenetest.StartIn(t, home)
	second.Until("the note", func(s scenes.Seen) bool { _, there := s.At["toast"]; return there })
	second.Screenshot("second")
	if _, there := second.Seen().At["title.continue"]; there {
		t.Error("the second window continues the game of the first")
	}
	second.ClickOn("title.quit")
	second.Ended()
	first.ClickOn("button/menu")
	first.ClickOn("dialog.leave")
	first.ClickOn("title.quit")
	first.Ended()

	autosave := filepath.Join(home, "clinic", "games", "autosave.clinic")
	whole, err := os.ReadFile(autosave)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(os.WriteFile(autosave+save.Previous, whole, 0o600), os.WriteFile(autosave, nil, 0o600)); err != nil {
		t.Fatal(err)
	}
	w := scenetest.StartIn(t, home)
	w.ClickOn("title.continue")
	w.UntilScene("load")
	w.Screenshot("damaged")
	w.ClickOn("dialog.go_on")
	w.UntilScene("table.Table")
}

// A window whose claim of the folder is removed has it again as soon as it saves a command, so that a second one
// says that it is one. If another window took it before, the first says so, and each saves its own game.
func TestTwoWindowsAfterTheClaimWasRemoved(t *testing.T) {
	home := t.TempDir()
	games := filepath.Join(home, "clinic", "games")
	lose := func() {
		t.Helper()
		if err := os.Remove(filepath.Join(games, ".autosave.playing")); err != nil {
			t.Fatal(err)
		}
	}
	told := func(s scenes.Seen) bool { _, there := s.At["toast"]; return there }
	commands := func(name string, want int) {
		t.Helper()
		given.Until(t, name, func() bool {
			g, err := save.Read(filepath.Join(games, name+".clinic"), extensions.All())
			return err == nil && len(g.Match.Log) == want
		})
	}
	first := &window{scenetest.StartIn(t, home), t, save.Open(games, extensions.All())}
	first.newSoloGame()
	lose()
	first.ClickOn("bonus/parking_lot")
	commands("autosave", 1)
	second := scenetest.StartIn(t, home)
	second.Until("the note", told)
	second.ClickOn("title.quit")
	second.Ended()

	lose()
	third := scenetest.StartIn(t, home)
	third.ClickOn("title.continue")
	third.UntilScene("table.Table")
	third.ClickOn("button/undo")
	commands("autosave", 0)
	others, err := os.ReadFile(filepath.Join(games, "autosave.clinic"))
	if err != nil {
		t.Fatal(err)
	}
	if told(first.Seen()) {
		t.Error("the first window says something before it has kept anything")
	}
	first.DragOn("component/parking_lot", "space/0/3/2")
	first.Until("the note", told)
	commands("autosave in window 2", 2)
	if now, err := os.ReadFile(filepath.Join(games, "autosave.clinic")); err != nil || !bytes.Equal(now, others) {
		t.Errorf("the other window's game is written over: %v", err)
	}
}

// A game about to be replaced is saved with one click. The next one is proposed with as many seats, on the same
// boards and with the same extensions.
func TestANewGameKeepsTheOneBefore(t *testing.T) {
	home := t.TempDir()
	w := scenetest.StartIn(t, home)
	begin := func() {
		w.UntilScene("title")
		w.ClickOn("title.new_game")
		w.UntilScene("newgame")
		w.ClickOn("newgame.start")
	}
	w.ClickOn("title.new_game")
	w.UntilScene("newgame")
	if _, there := w.Seen().At["newgame.1.name"]; there {
		t.Error("before the first game there are two seats")
	}
	w.ClickOn("newgame.players.2")
	w.ClickOn("newgame.1.side.1")
	w.ClickOn("newgame.preset.night_shift")
	w.ClickOn("newgame.start")
	w.UntilScene("table.Table")
	w.Key("Escape")
	w.ClickOn("dialog.rules") // leads away from the table and back
	w.UntilScene("book.Book")
	w.Key("Escape")
	w.ClickOn("dialog.leave")
	begin()
	w.Screenshot("keep")
	w.ClickOn("dialog.keep")
	w.UntilScene("table.Table")
	games, err := filepath.Glob(filepath.Join(home, "clinic", "games", "Night shift*.clinic"))
	if err != nil || len(games) != 1 {
		t.Errorf("the game before is kept in %v, %v", games, err)
	}
	w.Key("Escape")
	w.ClickOn("dialog.leave")
	w.UntilScene("title")
	w.ClickOn("title.new_game")
	w.UntilScene("newgame")
	w.Until("three seats", func(s scenes.Seen) bool { _, there := s.At["newgame.2.name"]; return there })
	w.ClickOn("newgame.start")
	w.ClickOn("dialog.give_up")
	w.UntilScene("table.Table")
	w.Key("Escape")
	w.ClickOn("dialog.leave")
	w.UntilScene("title")
	kept := save.Open(filepath.Join(home, "clinic", "games"), extensions.All()).Look(save.Autosave)
	if c := kept.Header.Config; kept.Err != nil || len(c.Sides) != 3 || c.Sides[1] != game.ExpertSide || len(c.Extensions) != 3 {
		t.Errorf("the third game is %+v, %v", c, kept.Err)
	}
}
