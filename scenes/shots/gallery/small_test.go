package gallery_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"clinic/game/gametest"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/ui"
)

// On a phone, upright or on its side, and on a tablet nothing is too small to be read, nothing that is tapped is
// smaller than a finger, and nothing is cut off, covers anything else or lies outside; with texts 40 % longer, too.
func TestSmallWindowsAreReadAndTouched(t *testing.T) {
	reader := ui.NewReader("en")
	defer reader.Texts.Lengthen(0)
	reader.Texts.Widest(true)
	defer reader.Texts.Widest(false)
	for _, longer := range []int{0, 40} {
		reader.Texts.Lengthen(longer)
		for i, shot := range gallery.SmallShots() {
			if longer > 0 && shot.Width < 390 || !gametest.Sampled(i) {
				continue
			}
			scene, err := shot.Scene(reader)
			if err != nil {
				t.Fatal(err)
			}
			stage := scenetest.NewStage(reader, scene, shot.Width, shot.Height, 100)
			stage.Wait(2)
			apart := []string{"tip"}
			if shot.Name == "small-replay" { // things in a clinic overlap
				apart = append(apart, "space/", "slot/", "person/", "annex/space/", "annex/person/", "table.")
			}
			for _, fault := range slices.Concat(stage.Faults(apart...), touchFaults(stage)) {
				if shot.Name == "small-settings-screen" && strings.HasSuffix(fault, "is too small") {
					continue // a picture of a small window
				}
				t.Errorf("%s at %d × %d, texts %d %% longer: %s", shot.Name, shot.Width, shot.Height, longer, fault)
			}
			stage.Clear()
		}
	}
}

// touchFaults lists what is too small for an eye or a finger.
func touchFaults(stage *scenetest.Stage) (faults []string) {
	const finger = 43.9
	seen := stage.Seen()
	if stage.Scale() < 1 {
		faults = append(faults, fmt.Sprintf("everything is shrunk to %.0f %%", 100*stage.Scale()))
	}
	for _, text := range seen.Small {
		faults = append(faults, fmt.Sprintf("%q is too small", text))
	}
	for id, size := range seen.Touched {
		if size[0] < finger || size[1] < finger {
			faults = append(faults, fmt.Sprintf("%s is too small for a finger: %.0f × %.0f", id, size[0], size[1]))
		}
	}
	return faults
}
