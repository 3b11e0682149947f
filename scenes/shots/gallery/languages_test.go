package gallery_test

import (
	"slices"
	"testing"

	"clinic/assets/texts"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
)

// In every language nothing is cut off, no word is broken, nothing covers anything and nothing lies outside, in every scene: in the smallest
// of the large windows, and on a phone upright and lying. What is held lies over the grip of the sheet below.
func TestNothingIsCutOffOrCoveredInAnyLanguage(t *testing.T) {
	defer func(before string) { gallery.Language = before }(gallery.Language)
	defer texts.Choose("en")
	texts.Widest(true)
	defer texts.Widest(false)
	for _, language := range texts.Languages() {
		if language.Code == "en" { // which the other tests have in more windows
			continue
		}
		gallery.Language = language.Code
		texts.Choose(language.Code)
		seen := map[string]bool{}
		for _, shot := range gallery.All() {
			if seen[shot.Name] {
				continue
			}
			seen[shot.Name] = true
			for _, size := range [...]struct{ w, h int }{{1024, 640}, {390, 844}, {844, 390}} {
				scene, err := shot.Scene()
				if err != nil {
					t.Fatal(err)
				}
				stage := scenetest.NewStage(scene, size.w, size.h, 100)
				stage.Wait(2)
				for _, fault := range slices.Compact(stage.Faults("space/", "slot/", "person/", "annex/space/", "annex/person/", "table.", "tip", "held", "outlined/")) {
					t.Errorf("%s in %s at %d × %d: %s", shot.Name, language.Code, size.w, size.h, fault)
				}
				stage.Clear()
			}
		}
	}
}
