package scores

import (
	"testing"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/routes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// All doors of the end fit in the smallest large window, in every language and with texts that are 40 % longer.
func TestAllDoorsHaveRoom(t *testing.T) {
	reader := ui.NewReader("en")
	defer reader.Texts.Lengthen(0)
	none := func() scenes.Scene { return nil }
	doors := routes.Routes{NewGame: none, Play: func(*game.Rules, session.Table) scenes.Scene { return nil }, Review: func(*session.Session) scenes.Scene { return nil },
		Replay: func(*game.Match, session.Seats, int, int) scenes.Scene { return nil }}
	for _, language := range texts.Languages() {
		for _, longer := range []int{0, 40} {
			if longer > 0 && language.Code != "en" {
				continue
			}
			reader.Texts.Choose(language.Code)
			reader.Texts.Lengthen(longer)
			for _, players := range []int{1, 2} {
				s, err := sample.Ended(players)
				if err != nil {
					t.Fatal(err)
				}
				scene := New(reader, s)
				stage := scenetest.NewStageWith(scene.Reader, scene, doors.Options(), 1024, 640, 100)
				faults := stage.Faults("tip")
				for _, w := range scene.Page().Widgets {
					if b, door := w.(*ui.Button); door && b.Rect.W < 44 {
						faults = append(faults, b.ID+" has no room")
					}
				}
				for _, fault := range faults {
					t.Errorf("%s, texts %d %% longer, %d players: %s", language.Code, longer, players, fault)
				}
				stage.Clear()
			}
		}
	}
}
