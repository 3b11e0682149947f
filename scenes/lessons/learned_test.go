package lessons

import (
	"errors"
	"slices"
	"testing"

	_ "clinic/scenes/scenetest/given" // the same moment, zone, language and home everywhere
	"clinic/scenes/storage"
)

// What was learned is kept beside what another program kept meanwhile, and a file that can't be read loses nothing that
// can be.
func TestWhatWasLearnedIsKept(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	if all, err := Read(); len(all) > 0 || err != nil {
		t.Fatalf("before the first lesson there is %v, %v", all, err)
	}
	for _, name := range []string{"first", "floors", "first"} {
		if all, err := Keep(name); err != nil || !all.Has(name) {
			t.Fatalf("after %s there is %v, %v", name, all, err)
		}
	}
	if all, err := Read(); err != nil || !slices.Equal(all, Learned{"first", "floors"}) {
		t.Errorf("kept are %v, %v", all, err)
	}
	if err := storage.Write(file, []byte("{")); err != nil {
		t.Fatal(err)
	}
	if all, err := Keep("floors"); !errors.Is(err, storage.ErrDamaged) || !slices.Equal(all, Learned{"floors"}) {
		t.Errorf("after a broken file there is %v, %v", all, err)
	}
}
