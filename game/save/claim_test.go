//go:build !windows && !js

package save

import (
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
)

// A program keeps its name if the file that claims it is removed, even with the whole folder. If another program has
// taken the name by then, or it now holds something other than a game of this program, the next name is used.
func TestANameIsClaimedAgain(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "games")
	file := filepath.Join(folder, ".autosave.playing")
	var asked []string
	all := func(name string) bool {
		asked = append(asked, name)
		return true
	}
	if name, another := Claim(folder); name != Autosave || another {
		t.Fatalf("the name is %s", name)
	}
	if name := Reclaim(folder, Autosave, all); name != Autosave || len(asked) > 0 {
		t.Errorf("while nothing happens the name becomes %s, and asked about are %q", name, asked)
	}
	for _, remove := range [...]func(string) error{os.Remove, func(string) error { return os.RemoveAll(folder) }} {
		if err := remove(file); err != nil {
			t.Fatal(err)
		}
		if name := Reclaim(folder, Autosave, all); name != Autosave {
			t.Errorf("the name becomes %s", name)
		}
		if free(t, file) {
			t.Error("another program may have the name, too")
		}
	}

	// Another program has the name, and one before it left a game in the second window.
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	other := hold(t, file)
	if other == nil {
		t.Fatal("another program can't have it")
	}
	asked = nil
	empty := func(name string) bool { return all(name) && name != autosaveOf(2) }
	if name := Reclaim(folder, Autosave, empty); name != autosaveOf(3) || slices.Contains(asked, Autosave) {
		t.Errorf("the name becomes %s, and asked about are %q", name, asked)
	}
	other.Close()
	if name := Reclaim(folder, autosaveOf(3), all); name != autosaveOf(3) {
		t.Errorf("when the other one ends the name becomes %s", name)
	}

	// Another program had the name and has ended, and its game is there.
	if err := os.Remove(filepath.Join(folder, "."+autosaveOf(3)+".playing")); err != nil {
		t.Fatal(err)
	}
	if name := Reclaim(folder, autosaveOf(3), func(name string) bool { return name == autosaveOf(2) }); name != autosaveOf(2) {
		t.Errorf("where something else is kept the name becomes %s", name)
	}
	if !free(t, filepath.Join(folder, "."+autosaveOf(3)+".playing")) {
		t.Error("a name that is not wanted is kept from others")
	}
}

// hold claims a file as another program does; it returns nil if the file is claimed already.
func hold(t *testing.T, path string) *os.File {
	t.Helper()
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		t.Fatal(err)
	}
	if syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) != nil {
		file.Close()
		return nil
	}
	return file
}

// free reports whether another program could claim a file.
func free(t *testing.T, path string) bool {
	file := hold(t, path)
	if file != nil {
		file.Close()
	}
	return file != nil
}
