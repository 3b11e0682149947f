package title_test

import (
	"testing"

	"clinic/scenes"
	"clinic/scenes/preferences"
	"clinic/scenes/scenetest"
	"clinic/scenes/title"
	"clinic/scenes/ui"
)

// The first game is the first and largest button on the title if there is no game to continue; otherwise it is beside
// New game.
func TestTheFirstGameComesFirstForWhoHasNone(t *testing.T) {
	reader := ui.NewReader("en")
	door := func() scenes.Scene { return preferences.New(reader) }
	for _, size := range [...][2]int{{1280, 800}, {1024, 640}, {390, 844}, {844, 390}} {
		for _, goesOn := range [...]bool{false, true} {
			begun := false
			stage := scenetest.NewStage(reader, title.New(reader, title.Doors{
				NewGame: door, Load: door, Continue: door, CanContinue: func() bool { return goesOn },
				FirstGame: func(*scenes.Context) { begun = true },
			}), size[0], size[1], 100)
			stage.Wait(2)
			at := stage.Seen().At
			first, other := at["title.first_game"], at["title.new_game"]
			if above := first[1] < other[1] && first[3] > other[3]; above == goesOn {
				t.Errorf("%v, a game to go on with %v: the first game lies at %v, a new one at %v", size, goesOn, first, other)
			}
			if stage.ClickOn(t, "title.first_game"); !begun {
				t.Errorf("%v: the first game does not begin", size)
			}
			stage.Clear()
		}
	}
}

// Players who have played before, or have finished the first game, find the list of all lessons in its place.
func TestTheListOfLessonsIsForWhoHasPlayed(t *testing.T) {
	reader := ui.NewReader("en")
	door := func() scenes.Scene { return preferences.New(reader) }
	for _, size := range [...][2]int{{1280, 800}, {390, 844}, {844, 390}} {
		for _, before := range [...]struct{ goesOn, learned bool }{{false, false}, {false, true}, {true, false}, {true, true}} {
			stage := scenetest.NewStage(reader, title.New(reader, title.Doors{
				NewGame: door, Load: door, Continue: door, Lessons: door, FirstGame: func(*scenes.Context) {},
				CanContinue: func() bool { return before.goesOn }, Learned: func() bool { return before.learned },
			}), size[0], size[1], 100)
			stage.Wait(2)
			_, list := stage.Seen().At["title.lessons"]
			_, first := stage.Seen().At["title.first_game"]
			if wanted := before.goesOn || before.learned; list != wanted || first == wanted {
				t.Errorf("%v, %+v: the list is there %v, the first game %v", size, before, list, first)
			}
			stage.Clear()
		}
	}
}
