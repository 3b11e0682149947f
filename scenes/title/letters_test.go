package title_test

import (
	"testing"

	"clinic/game"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/preferences"
	"clinic/scenes/routes"
	"clinic/scenes/scenetest"
	"clinic/scenes/title"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Letter keys lead on from the title in every arrangement. If one of them opens the rules elsewhere, F1 still opens
// the book.
func TestLettersLeadOnFromTheTitle(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [...][2]int{{1280, 800}, {390, 844}, {844, 390}} {
		went := ""
		door := func(name string) func() scenes.Scene {
			return func() scenes.Scene { went = name; return preferences.New(reader) }
		}
		does := func(name string) func(*scenes.Context) { return func(*scenes.Context) { went = name } }
		doors := title.Doors{
			NewGame: door("new game"), Continue: door("continue"), Campaign: door("campaign"), Load: door("load"), Records: door("records"), FirstGame: does("first game"), Rules: does("rules"),
			Today: &title.Today{Stand: func() title.Stand { return title.Stand{} }, Daily: does("daily game"), Puzzle: door("puzzle"), Look: func(*scenes.Context) bool { return false }},
		}
		book := routes.Routes{Book: func(*game.Rules, string) scenes.Scene { went = "book"; return preferences.New(reader) }}
		for key, want := range map[ebiten.Key]string{
			ebiten.KeyC: "continue", ebiten.KeyN: "new game", ebiten.KeyF: "first game", ebiten.KeyD: "daily game", ebiten.KeyP: "puzzle", ebiten.KeyA: "campaign", ebiten.KeyL: "load",
			ebiten.KeyR: "records", ebiten.KeyF1: "book",
		} {
			stage := scenetest.NewStageWith(reader, title.New(reader, doors), book.Options(), size[0], size[1], 100)
			stage.Wait(2)
			stage.Keys(key)
			if went != want {
				t.Errorf("%v: the key for %s leads to %q", size, want, went)
			}
			stage.Clear()
		}
	}
}

// People walk in the view for a minute after the player last did something. Then the title rests: nothing is redrawn.
func TestTheTitleRestsAfterAMinute(t *testing.T) {
	reader := ui.NewReader("en")
	settings := scenes.DefaultSettings()
	shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene {
		return title.New(reader, title.Doors{NewGame: func() scenes.Scene { return preferences.New(reader) }})
	}}, settings)
	shell.Resize(1280, 800, 1)
	drawn := func(ticks int) (count int) {
		for range ticks {
			if shell.Tick(input.Idle()); shell.Due() {
				count++
			}
		}
		return count
	}
	drawn(10)
	shell.Paint(ebiten.NewImage(1280, 800))
	if moving := drawn(3000); moving < 100 {
		t.Errorf("in the first minute it is drawn %d times", moving)
	}
	drawn(900)
	if resting := drawn(600); resting > 0 {
		t.Errorf("after a minute it is still drawn %d times in ten seconds", resting)
	}
}
