//go:build all

package app_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"clinic/scenes/scenetest"
	"clinic/scenes/scenetest/given"
)

// --read-aloud writes what a screen reader would say into its file.
func TestAFileIsReadAloud(t *testing.T) {
	file := filepath.Join(t.TempDir(), "aloud")
	w := scenetest.Start(t, "-read-aloud", file)
	w.UntilScene("title")
	w.FocusOn("title.settings")
	given.Until(t, "what is to be read aloud", func() bool {
		said, err := os.ReadFile(file)
		return err == nil && strings.Contains(string(said), "Clinic, title screen.") && strings.Contains(string(said), "Settings. Enter: press.")
	})
}
