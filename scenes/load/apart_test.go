package load

import (
	"bytes"
	"testing"

	"clinic/game/save"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
)

// The game that is not over is kept with one click before another one takes its place, and the other one begins.
func TestTheGameBeforeIsKeptWithOneClick(t *testing.T) {
	_, store, stage, played := open(t, 1280, 800, 100)
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

// The name of a game that is kept so takes nobody's place, and is one that a store takes.
func TestTheNameOfAKeptGameIsFree(t *testing.T) {
	for _, x := range []struct {
		players []string
		taken   []string
		want    string
	}{
		{[]string{"Ana", "Ben"}, nil, "Ana Ben"},
		{[]string{"Ana", "Ben"}, []string{"Ana Ben", "Ana Ben 2"}, "Ana Ben 3"},
		{[]string{"../A:n/a"}, nil, "Ana"},
		{[]string{"***", "!"}, nil, "Clinic"},
		{[]string{save.Autosave}, nil, save.Autosave + " 2"},
	} {
		store := sample.Store{}
		for _, name := range x.taken {
			store[name] = []byte("{}")
		}
		var seats session.Seats
		for _, name := range x.players {
			seats = append(seats, session.Seat{Name: name})
		}
		if got := freeName(store, seats); got != x.want {
			t.Errorf("a game of %q is called %q, not %q", x.players, got, x.want)
		}
	}
}
