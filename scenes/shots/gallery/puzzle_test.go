package gallery_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/assets/texts"
	"clinic/game/gametest"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/ui"
)

// A puzzle's panels, and the title with what the day brings, cover nothing, and nothing of them is cut off, in
// windows of every arrangement, in all languages and with texts 40 % longer.
func TestThePuzzleAndTheTitleCoverNothing(t *testing.T) {
	reader := ui.NewReader("en")
	defer reader.Texts.Lengthen(0)
	for _, language := range texts.Languages() {
		code := language.Code
		for _, longer := range []int{0, 40} {
			if longer > 0 && code != "en" {
				continue
			}
			reader.Texts.Choose(code)
			reader.Texts.Lengthen(longer)
			for i, shot := range gallery.All() {
				if !gametest.Sampled(i) || !strings.HasPrefix(shot.Name, "puzzle-") && !strings.HasPrefix(shot.Name, "title") {
					continue
				}
				scene, err := shot.Scene(reader)
				if err != nil {
					t.Fatal(err)
				}
				stage := scenetest.NewStage(reader, scene, shot.Width, shot.Height, 100)
				stage.Wait(2)
				faults := stage.Faults("space/", "slot/", "person/", "table.", "tip", "outlined/", "alarm/")
				for _, fault := range slices.Compact(faults) {
					t.Errorf("%s at %d × %d in %s, %d %% longer: %s", shot.Name, shot.Width, shot.Height, code, longer, fault)
				}
				stage.Clear()
			}
		}
	}
}
