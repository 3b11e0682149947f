package gallery_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/assets/texts"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/ui"
)

// With the largest texts nothing is cut off, covers anything or lies outside, in every scene and language. To take half a minute and not
// two, all windows of a proof have English, other languages the phones and the narrowest window with panels on all sides, which have most
// faults; and the smallest texts, which break little, English on phones.
func TestTextsOfEverySizeFit(t *testing.T) {
	defer func(before string) { gallery.Language = before }(gallery.Language)
	defer texts.Choose("en")
	defer func() { scenetest.TextSize = 100 }()
	defer ui.SizeTexts(100)
	texts.Widest(true)
	defer texts.Widest(false)
	windows := [...]struct{ w, h int }{{390, 844}, {844, 390}, {1280, 800}, {820, 1180}, {1024, 640}, {2560, 1440}}
	for _, language := range texts.Languages() {
		gallery.Language = language.Code
		texts.Choose(language.Code)
		for _, scenetest.TextSize = range [...]int{85, 150} {
			most := 3
			switch small := scenetest.TextSize < 100; {
			case small && language.Code != "en":
				continue
			case small:
				most = 2
			case language.Code == "en":
				most = len(windows)
			}
			for _, window := range windows[:most] {
				for _, fault := range faultsOfAll(t, window.w, window.h) {
					t.Errorf("in %s, texts of %d %%, at %d × %d: %s", language.Code, scenetest.TextSize, window.w, window.h, fault)
				}
			}
		}
	}
}

// faultsOfAll lists what is cut off or covered in any scene in a window.
func faultsOfAll(t *testing.T, width, height int) (faults []string) {
	t.Helper()
	seen := map[string]bool{}
	for _, shot := range gallery.All() {
		if seen[shot.Name] || strings.HasPrefix(shot.Name, "table-shape-") {
			continue
		}
		seen[shot.Name] = true
		scene, err := shot.Scene()
		if err != nil {
			t.Fatal(err)
		}
		stage := scenetest.NewStage(scene, width, height, 100)
		stage.Wait(2)
		for _, fault := range slices.Compact(stage.Faults("space/", "slot/", "person/", "annex/space/", "annex/person/", "table.", "tip", "held", "outlined/")) {
			faults = append(faults, shot.Name+": "+fault)
		}
		stage.Clear()
	}
	return faults
}
