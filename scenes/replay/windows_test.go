package replay

import (
	"testing"

	"clinic/scenes/scenetest"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// The bar is complete and large enough for a finger in every window, also with texts 40 % longer, and in every
// language.
func TestTheBarInEveryWindow(t *testing.T) {
	reader := ui.NewReader("en")
	defer reader.Texts.Lengthen(0)
	match, err := sample.Whole(2, 100)
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]int{{1024, 640}, {1280, 800}, {2560, 1440}, {820, 1180}, {390, 844}, {360, 640}, {844, 390}, {568, 320}} {
		for _, language := range [...]string{"en", "longer", "fr", "pt"} {
			reader.Texts.Choose(language)
			reader.Texts.Lengthen(0)
			if language == "longer" {
				reader.Texts.Choose("en")
				reader.Texts.Lengthen(40)
			}
			s := New(reader, match, sample.Seats(2), 60, 0)
			stage := scenetest.NewStage(s.Reader, s, size[0], size[1], 100)
			stage.Wait(3)
			for _, fault := range stage.Faults("space/", "slot/", "person/", "annex/", "table.", "tip", "held", "outlined/") {
				t.Errorf("%v, %s: %s", size, language, fault)
			}
			if size[0] < 1000 {
				for _, fault := range stage.TouchFaults(&s.page) {
					t.Errorf("%v, %s: %s", size, language, fault)
				}
			}
			stage.Clear()
		}
	}
}
