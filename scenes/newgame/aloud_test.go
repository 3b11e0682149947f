package newgame

import (
	"strings"
	"testing"

	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/spoken"
)

// Whoever hears a new game hears who plays now, whose color and start are used, and that they are chosen.
func TestWhatIsChosenIsSaid(t *testing.T) {
	for _, at := range []struct {
		width, height int
		uses          [][2]string // what is used, and what is said then
	}{
		{1280, 800, [][2]string{
			{"newgame.0.color.3", "Player 1. chosen. "}, {"newgame.0.layout.own", "Player 1. chosen. You place"}, {"newgame.preset.first_game", "chosen"},
		}},
		{1024, 640, [][2]string{
			{"newgame.0.next", "Intern. Who plays here"}, {"newgame.0.next", "Resident. Who plays here"},
			{"newgame.0.next", "Chief. Who plays here"}, {"newgame.0.next", "Player 1. Who plays here"},
		}},
	} {
		var says strings.Builder
		stage := scenetest.NewStageAloud(New(extensions.All(), nil, Last{}, nil), scenes.Options{}, at.width, at.height, 100, &spoken.Lines{To: &says})
		for _, use := range at.uses {
			says.Reset()
			stage.ClickOn(t, use[0])
			stage.Wait(60)
			if !strings.Contains(says.String(), use[1]) {
				t.Errorf("after using %s said is %q, not %q", use[0], says.String(), use[1])
			}
		}
		stage.Clear()
	}
}
