//go:build linux

package files

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	_ "clinic/scenes/scenetest/given" // the same moment, zone, language and home everywhere
)

// Without a dialog, files of the kind are found in the usual folders, whatever the desktop calls them, the newest
// first; and files are saved to the downloads without replacing any there.
func TestFilesAreFoundAndPutWithoutADialog(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(home, ".config"))
	downloads, documents := filepath.Join(home, "Téléchargements"), filepath.Join(home, "Documents")
	for path, text := range map[string]string{
		filepath.Join(home, ".config", "user-dirs.dirs"): "# folders\nXDG_DOWNLOAD_DIR=\"$HOME/Téléchargements\"\n",
		filepath.Join(downloads, "old.clinic"):           "old", filepath.Join(documents, "new.CLINIC"): "new", filepath.Join(documents, "table.csv"): "1",
	} {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chtimes(filepath.Join(downloads, "old.clinic"), time.Time{}, time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)); err != nil {
		t.Fatal(err)
	}
	list := found(Kind{Ending: "clinic"})
	if len(list) != 2 || list[0].Name != "new.CLINIC" || list[0].Folder != documents || list[1].Folder != downloads {
		t.Fatalf("found are %+v", list)
	}
	if r := <-list[1].Read(); r.Err != nil || string(r.Data) != "old" || r.Name != "old.clinic" {
		t.Errorf("a file that is chosen reads as %+v", r)
	}
	for _, name := range []string{"old 2.clinic", "old 3.clinic"} {
		if r := put("old.clinic", []byte("fresh")); r.Err != nil || r.Name != filepath.Join(downloads, name) {
			t.Errorf("saved as %q: %v", r.Name, r.Err)
		}
	}
	if data, err := os.ReadFile(filepath.Join(downloads, "old.clinic")); err != nil || string(data) != "old" {
		t.Errorf("what lay there is now %q, %v", data, err)
	}
}
