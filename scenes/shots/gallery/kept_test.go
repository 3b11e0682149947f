package gallery_test

import (
	"errors"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "keep the landmarks as they are now")

// kept is the folder of what is kept of scenes, and ending what the names of files with landmarks end with.
const kept, ending = "../kept", ".jsonl"

// Everything that can be used or read is where it was, and says what it said, when the landmarks of its scene were
// kept: go test ./scenes/shots/gallery -run Landmarks -update keeps new ones. Scenes that only show a picture have
// none.
func TestLandmarksAreWhereTheyWere(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	defer asUsual()
	for _, s := range exhibits() {
		t.Run(s.name, func(t *testing.T) {
			path := filepath.Join(kept, s.name+ending)
			data, err := os.ReadFile(path)
			if err != nil && !errors.Is(err, fs.ErrNotExist) {
				t.Fatal(err)
			}
			in, now := s.circumstances(), map[circumstance]landmarks{}
			before, err := readLandmarks(data, in)
			if err != nil && !*update {
				t.Fatalf("%s: %v", path, err)
			}
			var d differences
			for _, c := range in {
				now[c] = s.look(t, c)
				d.between(before[c], now[c], c.said())
			}
			told := d.told(len(in))
			if *update && len(told) > 0 {
				if err := os.WriteFile(path, written(in, now), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			for _, said := range told {
				t.Error(said)
			}
		})
	}
}

// No landmarks are kept of scenes that are shown no more; -update removes them.
func TestLandmarksAreOfScenesThatAreShown(t *testing.T) {
	entries, err := os.ReadDir(kept)
	if err != nil {
		t.Fatal(err)
	}
	scenes := exhibits()
	for _, entry := range entries {
		name, lines := strings.CutSuffix(entry.Name(), ending)
		if !lines || slices.ContainsFunc(scenes, func(s exhibit) bool { return s.name == name }) {
			continue
		}
		if !*update {
			t.Errorf("%s has landmarks, but is not shown", name)
		} else if err := os.Remove(filepath.Join(kept, entry.Name())); err != nil {
			t.Error(err)
		}
	}
}
