package newgame

import (
	"strings"
	"testing"

	"clinic/game/extensions"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/spoken"
	"clinic/scenes/ui"
	"clinic/scenes/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// Whoever hears a new game hears who plays now, whose color and start are used, and that they are chosen.
func TestWhatIsChosenIsSaid(t *testing.T) {
	reader := ui.NewReader("en")
	var says strings.Builder
	stage := scenetest.NewStageAloud(reader, New(reader, extensions.All(), nil, Last{}, nil), scenes.Options{}, 1280, 800, 100, &spoken.Lines{To: &says})
	for _, use := range [][2]string{ // what is used, and what is said then
		{"newgame.0.color.3", "Player 1. chosen. "}, {"newgame.0.layout.own", "Player 1. chosen. You place"}, {"newgame.preset.first_game", "chosen"},
	} {
		says.Reset()
		stage.ClickOn(t, use[0])
		stage.Wait(60)
		if !strings.Contains(says.String(), use[1]) {
			t.Errorf("after using %s said is %q, not %q", use[0], says.String(), use[1])
		}
	}
}

// Enter on an extension or a ready-made game says what follows.
func TestWhatEnterChoosesIsSaid(t *testing.T) {
	reader := ui.NewReader("en")
	var says strings.Builder
	stage := scenetest.NewStageAloud(reader, New(reader, extensions.All(), nil, Last{}, nil), scenes.Options{}, 1280, 800, 100, &spoken.Lines{To: &says})
	var keys input.Recognizer
	press := func(key ...ebiten.Key) string {
		says.Reset()
		for i := range 30 {
			held := input.Devices{MouseX: -1, MouseY: -1}
			if i == 0 {
				held.Keys = key
			}
			stage.Tick(keys.Recognize(&held))
			if i == 2 {
				stage.Seen()
			}
		}
		return says.String()
	}
	extension := words.Extension(stage.Reader, extensions.All()[0].ID)
	for _, c := range []struct{ page, name, before, after, again string }{
		{"newgame.preset.first_game", "Night shift", "Night shift", "Night shift. chosen. ", ""},
		{"newgame.extensions", extension, extension + ". not chosen. ", extension + ". chosen. ", extension + ". not chosen. "},
	} {
		stage.ClickOn(t, "newgame.preset.first_game")
		stage.ClickOn(t, c.page)
		said := ""
		for range 150 {
			if said = press(ebiten.KeyTab); strings.HasPrefix(said, c.name) {
				break
			}
		}
		if !strings.HasPrefix(said, c.before) {
			t.Fatalf("the focus says %q, not %q", said, c.before)
		}
		for _, want := range []string{c.after, c.again} {
			if said := press(ebiten.KeyEnter); !strings.Contains(said, want) {
				t.Errorf("after Enter said is %q, not %q", said, want)
			}
		}
	}
}
