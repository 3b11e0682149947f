//go:build !js

package disk

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"
)

func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func holds(t *testing.T, path, text string) {
	t.Helper()
	if data, err := os.ReadFile(path); err != nil || string(data) != text {
		t.Errorf("%s holds %q, want %q: %v", filepath.Base(path), data, text, err)
	}
}

func alike(t *testing.T, folder string, names ...string) {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil || len(entries) != len(names) {
		t.Errorf("there are %v, want %v: %v", entries, names, err)
		return
	}
	for i, entry := range entries {
		if entry.Name() != names[i] {
			t.Errorf("there are %v, want %v", entries, names)
			return
		}
	}
}

// A file may have at most the given number of bytes; a larger one, here a gigabyte of zeros, is not read at all.
func TestALargeFileIsNotRead(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	put(t, path, "12345")
	if data, err := Read(path, 5); err != nil || string(data) != "12345" {
		t.Errorf("read %q, %v", data, err)
	}
	if _, err := Read(path, 4); !errors.Is(err, ErrTooLarge) {
		t.Errorf("got %v", err)
	}
	if err := os.Truncate(path, 1<<30); err != nil {
		t.Fatal(err)
	}
	if allocated := testing.AllocsPerRun(1, func() { Read(path, 4<<20) }); allocated > 20 {
		t.Errorf("%v allocations", allocated)
	}
	if data, err := ReadAll(bytes.NewReader(make([]byte, 10)), 9); !errors.Is(err, ErrTooLarge) || data != nil {
		t.Errorf("got %d bytes, %v", len(data), err)
	}
	if _, err := Read(t.TempDir(), 10); !errors.Is(err, ErrNoFile) {
		t.Errorf("a folder gives %v", err)
	}
}

// The other name keeps what the file held, whatever is written later. If both names stand for the same file, they
// still do, and nothing is left behind.
func TestDuplicate(t *testing.T) {
	folder := t.TempDir()
	path, other := filepath.Join(folder, "a"), filepath.Join(folder, "b")
	put(t, path, "one")
	for range 2 {
		if err := Duplicate(path, other); err != nil {
			t.Fatal(err)
		}
		holds(t, other, "one")
	}
	if err := Write(path, []byte("two"), 0o600); err != nil {
		t.Fatal(err)
	}
	holds(t, other, "one")
	alike(t, folder, "a", "b")
}

// Leftovers of killed programs are removed; files that another program may be writing now are not, nor is anything
// else.
func TestTidy(t *testing.T) {
	folder := t.TempDir()
	for _, name := range []string{".writing-1", ".writing-2", "game", "game.new", "game.old", "now.new"} {
		put(t, filepath.Join(folder, name), name)
	}
	long := time.Unix(0, 0)
	for _, name := range []string{".writing-1", "game", "game.new", "game.old"} {
		if err := os.Chtimes(filepath.Join(folder, name), long, long); err != nil {
			t.Fatal(err)
		}
	}
	Tidy(folder, ".new")
	alike(t, folder, ".writing-2", "game", "game.old", "now.new")
	Tidy(filepath.Join(folder, "none"))
}

// Only one program at a time can claim a file.
func TestClaim(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, ".playing")
	if mine, err := Claim(path); !mine || err != nil {
		t.Errorf("the first does not get it: %v", err)
	}
	if again, err := Claim(path); again || err != nil {
		t.Errorf("another gets it as well, or %v", err)
	}
	if other, err := Claim(path + "2"); !other || err != nil {
		t.Errorf("another file is not free: %v", err)
	}
	if _, err := Claim(filepath.Join(folder, "none", "x")); err == nil {
		t.Error("a file in no folder is claimed")
	}
}
