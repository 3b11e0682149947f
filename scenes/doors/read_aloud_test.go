package doors_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"clinic/scenes/scenetest"
)

// --read-aloud writes into its file what a screen reader would say.
func TestAFileIsReadAloud(t *testing.T) {
	file := filepath.Join(t.TempDir(), "aloud")
	w := scenetest.Start(t, "-read-aloud", file)
	w.UntilScene("title")
	w.FocusOn("title.settings")
	late := time.Now().Add(40 * time.Second)
	for {
		said, err := os.ReadFile(file)
		if err == nil && strings.Contains(string(said), "Clinic, the title.") && strings.Contains(string(said), "Settings. Enter: press.") {
			return
		}
		if time.Now().After(late) {
			t.Fatalf("the file has %q, %v", said, err)
		}
		time.Sleep(20 * time.Millisecond)
	}
}
