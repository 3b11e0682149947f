package scores

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/routes"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Each line of the sheet leads to its rule by mouse, touch and keys, and Esc leads back (B87, B88).
func TestTheLinesOfTheSheetLeadToTheirRules(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [][2]int{{1280, 800}, {390, 844}} {
		s, err := opened(reader)(sample.Ended(1))
		if err != nil {
			t.Fatal(err)
		}
		led := []string{}
		doors := routes.Routes{Book: func(_ *game.Rules, at string) scenes.Scene {
			led = append(led, at)
			return scenetest.Bookend{}
		}}
		st := scenetest.NewStageWith(s.Reader, s, doors.Options(), size[0], size[1], 100)
		st.Wait(1)
		focus := func(id string) {
			for range 60 {
				if w, is := s.Page().Focused().(*ui.Area); is && w.ID == id {
					break
				}
				st.Keys(ebiten.KeyTab)
			}
		}
		for _, r := range s.lines {
			id := "scores.row." + r.what
			for how, use := range map[string]func(){
				"a click":  func() { st.ClickOn(t, id) },
				"a finger": func() { st.Finger().Tap(t, id) },
				"Enter":    func() { focus(id); st.Keys(ebiten.KeyEnter) },
				"F1":       func() { focus(id); st.ByKeys(); st.Keys(ebiten.KeyF1) },
			} {
				focus(id) // in sight
				use()
				if !slices.Equal(led, []string{r.rule}) {
					t.Fatalf("%v: %s on %s opens the book at %q, and the rule is %s", size, how, r.what, led, r.rule)
				}
				led = led[:0]
				st.Keys(ebiten.KeyEscape)
				st.Wait(1)
				if st.Scene() != scenes.Scene(s) {
					t.Fatalf("%v: after %s Esc does not lead back", size, how)
				}
			}
		}
	}
}
