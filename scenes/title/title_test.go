package title_test

import (
	"testing"

	"clinic/scenes"
	"clinic/scenes/preferences"
	"clinic/scenes/scenetest"
	"clinic/scenes/title"
	"clinic/scenes/ui"
)

// The program starts, its settings are opened and closed with the mouse and with the keyboard, and Quit ends it.
func TestTheTitleIsUsedWithMouseAndKeys(t *testing.T) {
	w := scenetest.Start(t)
	w.UntilScene("title")
	w.ClickOn("title.settings")
	w.UntilScene("preferences")
	w.ClickOn("settings.back")
	w.UntilScene("title")
	w.Key("Return")
	w.UntilScene("preferences")
	w.Key("Escape")
	w.UntilScene("title")
	w.Screenshot("title")
	w.ClickOn("title.quit")
	if said, code := w.Ended(); code != 0 || said != "" {
		t.Errorf("the program ended with code %d and said %q", code, said)
	}
}

// The name keeps its distance from the line below at every height of a large window.
func TestTheLogoKeepsClearOfTheLineBelow(t *testing.T) {
	reader := ui.NewReader("en")
	door := func() scenes.Scene { return preferences.New(reader) }
	for height := 560; height <= 860; height += 20 {
		stage := scenetest.NewStage(reader, title.New(reader, title.Doors{NewGame: door, Load: door, Continue: door, Records: door}), 1024, height, 100)
		stage.Wait(2)
		at := stage.Seen().At
		logo, slogan := at["title.logo"], at["title.slogan"]
		if slogan[3] > 0 && logo[1]+logo[3] > slogan[1]-4 {
			t.Errorf("1024 × %d: the logo lies at %v, the line at %v", height, logo, slogan)
		}
		stage.Clear()
	}
}
