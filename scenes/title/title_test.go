package title_test

import (
	"testing"

	"clinic/scenes/scenetest"
)

// The program starts, its settings are reached and left with the mouse and with the keyboard, and Quit ends it.
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
