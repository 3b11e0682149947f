package title_test

import (
	"slices"
	"testing"

	"clinic/scenes"
	"clinic/scenes/preferences"
	"clinic/scenes/scenetest"
	"clinic/scenes/title"
	"clinic/scenes/ui"
)

// What the daily game is played with can be read whole, also with the longest names of three extensions.
func TestALongDailyGameIsReadWhole(t *testing.T) {
	const long = "Popularity 10 · experts’ side · Laboratories and Wards, Staff Rooms, Town Planning"
	for _, window := range [...][3]int{{1280, 800, 100}, {1024, 640, 100}, {1920, 1080, 100}, {1280, 800, 150}, {820, 1180, 100}} {
		reader := ui.NewReader("en")
		reader.Styles = ui.StylesAt(window[2])
		door := func() scenes.Scene { return preferences.New(reader) }
		s := title.New(reader, title.Doors{
			NewGame: door, Load: door, Records: door, Campaign: door, Rules: func(*scenes.Context) {}, FirstGame: func(*scenes.Context) {},
			Today: &title.Today{Stand: func() title.Stand {
				return title.Stand{Weekday: "Sunday", Number: "29", Month: "November", Game: long, Puzzle: "not solved yet"}
			},
				Daily: func(*scenes.Context) {}, Puzzle: door, Look: func(*scenes.Context) bool { return false }},
		})
		stage := scenetest.NewStage(reader, s, window[0], window[1], 100)
		if cut := stage.Seen().Cut; slices.ContainsFunc(cut, func(text string) bool { return text != "" }) {
			t.Errorf("in %d×%d at %d %%: %q is cut", window[0], window[1], window[2], cut)
		}
	}
}
