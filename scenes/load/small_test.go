package load

import (
	"slices"
	"strconv"
	"testing"

	"clinic/scenes/scenetest"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// On a phone, upright or horizontal, a game is chosen, a player's clinic viewed and the game continued by touch.
func TestAGameIsChosenByTouchOnAPhone(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [][2]int{{390, 844}, {360, 640}, {844, 390}} {
		s, _, stage, played := open(t, reader, size[0], size[1], 100)
		at := slices.IndexFunc(s.games, func(k kept) bool { return k.Name == "Sunday with Ana" })
		stage.Tap(t, "load.game."+strconv.Itoa(at))
		s.Scroll("load.list").Show(s.games[at].row.Moved(0, 180)) // its players, below
		stage.Wait(1)
		stage.Tap(t, "load.player.1")
		if s.chosen != at || s.player != 1 {
			t.Errorf("%v: game %d of player %d is shown", size, s.chosen, s.player)
		}
		stage.Tap(t, "load.open")
		if cut := stage.Seen().Cut; len(cut) > 0 {
			t.Errorf("%v: the question is cut off: %v", size, cut)
		}
		stage.Tap(t, "dialog.give_up")
		if len(*played) != 1 || len((*played)[0].Match.State.Players) != 4 {
			t.Errorf("%v: played on: %d games", size, len(*played))
		}
		stage.Clear()
	}
}

// In the smallest window a game is saved under a typed name.
func TestAGameIsKeptInASmallWindow(t *testing.T) {
	reader := ui.NewReader("en")
	match, err := sample.AtMove(2, 3)
	if err != nil {
		t.Fatal(err)
	}
	store := sample.Store{}
	stage := scenetest.NewStage(reader, NewSaveAs(reader, store, sample.Session(match)), 320, 280, 100)
	stage.Tap(t, "saveas.name")
	stage.Keys(ebiten.KeyEnd)
	stage.Keys(slices.Repeat([]ebiten.Key{ebiten.KeyBackspace}, 40)...)
	stage.Type("On the train")
	stage.Tap(t, "saveas.save")
	if listed, err := store.Files(); err != nil || len(listed) != 1 || listed[0].Name != "On the train" {
		t.Errorf("kept is %v (%v)", listed, err)
	}
}
