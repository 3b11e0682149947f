//go:build all

package app_test

import (
	"os"
	"path/filepath"
	"testing"

	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes/scenetest"
)

// The window opens where the command line says: at a new game with a seed, at a game from a file, or at a replay.
// Files are kept in the folder that it names.
func TestTheCommandLineSaysWhereTheGameBegins(t *testing.T) {
	home, data := t.TempDir(), filepath.Join(t.TempDir(), "mine")
	w := scenetest.StartIn(t, home, "--data", data, "--seed", "4242", "--lang", "fr")
	w.UntilScene("newgame")
	w.ClickOn("newgame.start")
	w.UntilScene("table.Table")
	w.ClickOn("button/menu")
	w.ClickOn("dialog.leave")
	w.ClickOn("title.quit")
	w.Ended()
	kept, err := save.Open(filepath.Join(data, "games"), extensions.All()).Read(save.Autosave)
	if err != nil || kept.Match.Rules.Config.Seed != 4242 {
		t.Fatalf("the game of the seed is not kept: %v", err)
	}
	if _, err := os.Stat(filepath.Join(home, "clinic", "games")); err == nil {
		t.Error("something is kept in the usual folder")
	}
	file := filepath.Join(data, "games", save.Autosave+".clinic")
	for scene, arguments := range map[string][]string{"table.Table": {file}, "replay": {"--replay", file}} {
		w := scenetest.Start(t, arguments...)
		w.UntilScene(scene)
	}
}
