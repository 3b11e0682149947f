package main

import (
	"bytes"
	"testing"

	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// Other colors apply at once and everywhere: a scene first shown in the usual ones looks like one that began with the
// others.
func TestALookIsChangedInTheMiddle(t *testing.T) {
	reader := ui.NewReader("en")
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	look := theme.Theme{Vision: theme.Deuteranopia, Contrast: true}
	for _, name := range []string{"table-middle", "table-person", "phases-begins", "scores", "newgame-four"} {
		for _, shot := range gallery.All() {
			if shot.Name != name || shot.Width != 1280 || shot.Height != 800 {
				continue
			}
			want, err := shot.Take(ui.Wearing(reader, look))
			if err != nil {
				t.Fatal(err)
			}
			scene, err := shot.Scene(reader)
			if err != nil {
				t.Fatal(err)
			}
			stage := scenetest.NewStage(reader, scene, shot.Width, shot.Height, 100)
			stage.Wait(2)
			for _, g := range shot.Play {
				stage.Tick(g)
			}
			usual := stage.Picture()
			settings := scenes.DefaultSettings()
			settings.ReduceMotion, settings.Vision, settings.HighContrast = true, look.Vision, look.Contrast
			stage.ChangeSettings(settings)
			if len(shot.Play) == 0 {
				stage.Wait(1)
			} else {
				stage.Tick(shot.Play[len(shot.Play)-1])
			}
			now := stage.Picture()
			if bytes.Equal(now.Pix, usual.Pix) {
				t.Errorf("%s looks as before", name)
			}
			others := 0
			for i := 0; i < len(now.Pix); i += 4 {
				if !bytes.Equal(now.Pix[i:i+4], want.Pix[i:i+4]) {
					others++
				}
			}
			if others > 200 {
				t.Errorf("%s has %d dots of other colors than if it had begun with them", name, others)
			}
			stage.Clear()
		}
	}
}
