//go:build !js

package files

import (
	"os"
	"path/filepath"
	"testing"
)

// Where there is no dialog a file lies among the downloads, and never in the place of another one.
func TestWithoutADialogAFileIsAmongTheDownloads(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	for _, want := range []string{"all.clinic", "Downloads/all.clinic", "Downloads/all 2.clinic"} {
		path, err := download("all.clinic")
		if err != nil || path != filepath.Join(home, filepath.FromSlash(want)) {
			t.Errorf("it is written as %s: %v", path, err)
		}
		if err := os.WriteFile(path, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(filepath.Join(home, "Downloads"), 0o700); err != nil {
			t.Fatal(err)
		}
	}
}
