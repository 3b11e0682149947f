package app_test

import (
	"path/filepath"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/app"
	"clinic/scenes/routes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// After the program has ended, the current game is on the disk: the program waits for the save in progress.
func TestTheEndOfTheProgramWaitsForTheSave(t *testing.T) {
	reader := ui.NewReader("en")
	for range 5 {
		home := t.TempDir()
		t.Setenv("XDG_CONFIG_HOME", home)
		t.Setenv("HOME", home)
		options := scenes.Options{Reader: reader}
		app.Open(&options, nil, app.Start{})
		rules, err := game.NewRules(game.Config{Players: 2, Seed: 3}, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		options.Routes.(*routes.Routes).Play(rules, session.Table{Seats: session.Seats{{Name: "Ada"}, {Name: "Ben"}}})
		if err := options.Ended(); err != nil {
			t.Fatal(err)
		}
		kept, err := save.Open(filepath.Join(home, "clinic", "games"), extensions.All()).Read(save.Autosave)
		if err != nil || kept.Match.Rules.Config.Seed != 3 {
			t.Fatalf("the game is not kept: %v", err)
		}
	}
}

// The title offers the first game first to those who haven't played, not after a whole game.
func TestTheFirstGameIsOfferedBeforeAnyOther(t *testing.T) {
	over, err := sample.Ended(1)
	if err != nil {
		t.Fatal(err)
	}
	for _, played := range [...]bool{false, true} {
		home := t.TempDir()
		t.Setenv("XDG_CONFIG_HOME", home)
		t.Setenv("HOME", home)
		if games := save.Open(filepath.Join(home, "clinic", "games"), extensions.All()); played {
			if err := session.In(games, save.Autosave).Keep(over.Match(), over.Table()); err != nil {
				t.Fatal(err)
			}
		}
		options := scenes.Options{Reader: ui.NewReader("en")}
		app.Open(&options, nil, app.Start{})
		stage := scenetest.NewStage(options.Reader, options.First(), 1280, 800, 100)
		if _, first := stage.Seen().At["title.first_game"]; first == played {
			t.Errorf("a game was played: %v; the first one is offered: %v", played, first)
		}
		stage.Clear()
		if err := options.Ended(); err != nil {
			t.Error(err)
		}
	}
}

// A second program that opens the same games says so, and saves its own game separately from the first's.
func TestTwoProgramsKeepTheirGamesBesideEachOther(t *testing.T) {
	home := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", home)
	t.Setenv("HOME", home)
	var options [2]scenes.Options
	for i := range options {
		options[i].Reader = ui.NewReader("en")
		app.Open(&options[i], nil, app.Start{})
		if notes := options[i].Noted(); len(notes) != i {
			t.Errorf("program %d says %q", i+1, notes)
		}
	}
	for seed := range uint64(4) {
		o := options[seed%2]
		rules, err := game.NewRules(game.Config{Players: 1, Seed: seed}, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		o.Routes.(*routes.Routes).Play(rules, session.Table{Seats: session.Seats{{Name: "Ada"}}})
		if err := o.Ended(); err != nil {
			t.Fatal(err)
		}
	}
	store := save.Open(filepath.Join(home, "clinic", "games"), extensions.All())
	for name, seed := range map[string]uint64{"autosave": 2, "autosave in window 2": 3} {
		if kept, err := store.Read(name); err != nil || kept.Match.Rules.Config.Seed != seed {
			t.Errorf("%s is not that of its program: %v", name, err)
		}
	}
}
