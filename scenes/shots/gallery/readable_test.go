package gallery_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"clinic/assets/texts"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/ui"
)

// At 100 % what one must read is at least 14 pixels high, in every scene and arrangement. Smaller, but no smaller than 12, are only the names
// of tabs, the number on the tab of the forecast, "Seed" and the version; and letters in the pictures of settings, which are pictures.
func TestWhatOneMustReadIsLargeEnough(t *testing.T) {
	texts.Choose("en")
	names := []string{ui.T("newgame.seed"), ui.T("title.fan_work", ui.Data{"Version": "test"})}
	for _, tab := range [...]string{"town", "hand", "forecast", "others", "log", "week"} {
		names = append(names, ui.T("tab."+tab))
	}
	onTab := regexp.MustCompile(`^\+\d+$`)
	pictured := []string{"1", "2", "3", "4", "Aa", ui.T("settings.size_sample")}
	seen := map[string]bool{}
	for _, shot := range gallery.All() {
		if seen[shot.Name] || strings.HasPrefix(shot.Name, "table-shape-") {
			continue
		}
		seen[shot.Name] = true
		for _, window := range [...]struct{ w, h int }{{390, 844}, {844, 390}, {820, 1180}, {1024, 640}} {
			scene, err := shot.Scene()
			if err != nil {
				t.Fatal(err)
			}
			stage := scenetest.NewStage(scene, window.w, window.h, 100)
			stage.Wait(2)
			picture := func(text string) bool {
				return strings.HasPrefix(shot.Name, "settings-") && slices.Contains(pictured, text)
			}
			for _, text := range stage.Seen().Fine {
				if !slices.Contains(names, text) && !onTab.MatchString(text) && !picture(text) {
					t.Errorf("%s at %d × %d: %q is smaller than 14 pixels", shot.Name, window.w, window.h, text)
				}
			}
			for _, text := range stage.Seen().Small {
				if !picture(text) {
					t.Errorf("%s at %d × %d: %q is smaller than 12 pixels", shot.Name, window.w, window.h, text)
				}
			}
			stage.Clear()
		}
	}
}
