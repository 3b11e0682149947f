package records

import (
	"testing"

	"clinic/scenes/scenetest"
	"clinic/scenes/ui"
)

// Nothing is cut off, covered or too small for a finger in any window, even where every text is 40 % longer, and
// in every language.
func TestEveryWindowIsReadAndTouched(t *testing.T) {
	reader := ui.NewReader("en")
	defer reader.Texts.Lengthen(0)
	for _, size := range [][2]int{{1024, 640}, {1280, 800}, {2560, 1440}, {820, 1180}, {390, 844}, {360, 640}, {844, 390}, {568, 320}} {
		for _, language := range [...]string{"en", "longer", "fr", "pt"} {
			reader.Texts.Choose(language)
			reader.Texts.Lengthen(0)
			if language == "longer" {
				reader.Texts.Choose("en")
				reader.Texts.Lengthen(40)
			}
			for _, shown := range [...]view{hall, everyGame, statistics} {
				if size[0] > 1000 && shown == statistics {
					continue
				}
				s, _, _, _ := open(t, size[0], size[1])
				s.view = shown
				s.choose()
				stage := scenetest.NewStage(s.Reader, s, size[0], size[1], 100)
				stage.Wait(3)
				for _, fault := range stage.Faults("records.chart", "records.dot.") {
					t.Errorf("%v, %s, %d: %s", size, language, shown, fault)
				}
				if size[0] < 1000 {
					for _, fault := range stage.TouchFaults(s.Page()) {
						t.Errorf("%v, %s, %d: %s", size, language, shown, fault)
					}
				}
				stage.Clear()
			}
		}
	}
}
