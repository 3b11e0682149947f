package gallery_test

import (
	"slices"
	"testing"

	"clinic/game/gametest"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/ui"
)

// Nothing is cut off, nothing covers anything and nothing lies outside, in windows of every size and shape, and with
// texts 40 % longer, whichever device they mention. Things on the boards may overlap, since people stand in front of
// rooms; and a tip covers what it doesn't explain.
func TestNothingIsCutOffOrCovered(t *testing.T) {
	reader := ui.NewReader("en")
	sizes := []struct{ w, h, scale int }{
		{1024, 640, 100}, {1024, 1366, 100}, {1280, 800, 100}, {1366, 768, 100}, {1600, 1000, 100}, {2560, 1080, 100}, {1707, 960, 75},
	}
	reader.Texts.Widest(true)
	defer reader.Texts.Widest(false)
	for _, longer := range []int{0, 40} {
		reader.Texts.Lengthen(longer)
		defer reader.Texts.Lengthen(0)
		for i, size := range sizes {
			if longer > 0 && i > 3 {
				break // longer texts are most difficult in a small window
			}
			seen := map[string]bool{}
			for k, shot := range gallery.TableShots() {
				if seen[shot.Name] || !gametest.Sampled(k+i) {
					continue
				}
				seen[shot.Name] = true
				scene, err := shot.Scene(reader)
				if err != nil {
					t.Fatal(err)
				}
				stage := scenetest.NewStage(reader, scene, size.w, size.h, size.scale)
				stage.Wait(2)
				faults := stage.Faults("space/", "slot/", "person/", "annex/space/", "annex/person/", "table.", "tip")
				for _, fault := range slices.Compact(faults) {
					t.Errorf("%s at %d × %d, %d %%, texts %d %% longer: %s", shot.Name, size.w, size.h, size.scale, longer, fault)
				}
				stage.Clear()
			}
		}
	}
}
