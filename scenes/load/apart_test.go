package load

import (
	"bytes"
	"testing"

	"clinic/game"
	"clinic/game/save"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// An unfinished game is saved with one click before another replaces it, and the other begins.
func TestTheGameBeforeIsKeptWithOneClick(t *testing.T) {
	reader := ui.NewReader("en")
	_, store, stage, played := open(t, reader, 1280, 800, 100)
	before, games := store[save.Autosave], len(store)
	stage.ClickOn(t, "load.game.1")
	stage.ClickOn(t, "load.open")
	stage.ClickOn(t, "dialog.keep")
	if len(*played) != 1 || len(store) != games+1 {
		t.Fatalf("%d games are played, and %d are kept instead of %d", len(*played), len(store), games+1)
	}
	same := 0
	for _, kept := range store {
		if bytes.Equal(kept, before) {
			same++
		}
	}
	if same != 2 {
		t.Errorf("the game is kept %d times as it was", same)
	}
}

// The name given to such a game is free, and is one that a store accepts.
func TestTheNameOfAKeptGameIsFree(t *testing.T) {
	reader := ui.NewReader("en")
	for _, x := range []struct {
		wanted string
		taken  []string
		want   string
	}{
		{"City hall - round V", nil, "City hall - round V"},
		{"City hall", []string{"City hall", "City hall 2"}, "City hall 3"},
		{"../A:n/a", nil, "Ana"},
		{"*** !", nil, "Clinic"},
		{save.Autosave, nil, save.Autosave + " 2"},
	} {
		store := sample.Store{}
		for _, name := range x.taken {
			store[name] = []byte("{}")
		}
		if got := freeName(reader, store, x.wanted); got != x.want {
			t.Errorf("a game that is to be %q is called %q, not %q", x.wanted, got, x.want)
		}
	}
}

// A kept game is named after what is played and how far it is, so that it can be found among others.
func TestAKeptGameIsNamedAfterWhatIsPlayed(t *testing.T) {
	reader := ui.NewReader("en")
	for round, want := range map[int]string{0: "Base game", 3: "Base game - round III"} {
		rules, err := game.NewRules(game.Config{Players: 1, Seed: 7}, nil)
		if err != nil {
			t.Fatal(err)
		}
		match := game.NewMatch(rules, nil)
		match.State.Round = round
		if got := nameOf(reader, match); got != want {
			t.Errorf("a game in round %d is called %q, not %q", round, got, want)
		}
	}
}
