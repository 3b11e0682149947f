package scores

import (
	"strings"
	"testing"

	"clinic/scenes/scenetest"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// B87, B88: each line of the sheet says what it counts and how.
func TestTheLinesOfTheSheetSayWhatTheyCount(t *testing.T) {
	reader := ui.NewReader("en")
	for name, open := range map[string]func(int) (*Scene, error){
		"clinic": func(players int) (*Scene, error) {
			s, err := sample.Ended(players)
			return New(reader, s), err
		},
		"department": func(players int) (*Scene, error) {
			s, err := sample.EndedWithDepartment(players)
			return New(reader, s), err
		},
	} {
		s, err := open(1)
		if err != nil {
			t.Fatal(err)
		}
		scenetest.NewStage(s.Reader, s, 1280, 800, 100).Wait(1)
		for _, r := range s.rows() {
			if tip := s.tip(r); strings.HasPrefix(tip, "By rule") || strings.Contains(tip, "<no value>") || !strings.HasSuffix(tip, "("+r.rule+")") {
				t.Errorf("%s: the tip of %s says %q", name, r.what, tip)
			}
		}
	}
}
