//go:build all

package app_test

import (
	"path/filepath"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes/scenetest"
)

// V2, E1, E2, X2: contagion, isolation, the side of a department and the start on it are chosen with the mouse in
// the real window, and the new game uses them.
func TestANewGameIsPutTogetherWithTheMouse(t *testing.T) {
	home := t.TempDir()
	w := &window{scenetest.StartIn(t, home), t, save.Open(filepath.Join(home, "clinic", "games"), extensions.All())}
	w.UntilScene("title")
	w.ClickOn("title.new_game")
	w.UntilScene("newgame")
	w.ClickOn("newgame.players.1")
	w.ClickOn("newgame.extensions")
	w.roll("newgame.extension.covid_19")
	w.ClickOn("newgame.extension.covid_19")
	w.roll("newgame.option.covid.isolation.1")
	w.ClickOn("newgame.option.covid.contagion.1")
	w.ClickOn("newgame.option.covid.isolation.1")
	w.ClickOn("newgame.extension.emergency")
	w.ClickOn("dialog.play")
	w.roll("newgame.1.annex.layout.own")
	w.Screenshot("newgame-both")
	w.ClickOn("newgame.0.annex.side.3x2")
	w.ClickOn("newgame.1.annex.layout.own")
	w.ClickOn("newgame.start")
	w.UntilScene("table.Table")
	w.kept("the game", func(*game.State) bool { return true })
	kept, err := w.store.Read(save.Autosave)
	if err != nil {
		t.Fatal(err)
	}
	c := kept.Match.Rules.Config
	if !slices.Equal(c.Extensions, []string{"emergency", "covid_19"}) || !slices.Equal(c.AnnexSides, []string{"3x2", "4x2"}) || c.AnnexLayouts[1] != game.OwnLayout ||
		c.Options["covid.contagion"] != "high" || c.Options["covid.isolation"] != "medium" {
		t.Errorf("the game that began is %+v", c)
	}
	if got := extensions.TilesLeft(kept.Match.State, 1); got != 2*3 {
		t.Errorf("round I brings %d tiles", got)
	}
}
