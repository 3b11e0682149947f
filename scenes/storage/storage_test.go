package storage

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"

	_ "clinic/scenes/scenetest/given" // the same moment, zone, language and home everywhere
)

func home(t *testing.T) string {
	folder := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", folder)
	t.Setenv("HOME", folder)
	return folder
}

func TestWhatIsWrittenIsRead(t *testing.T) {
	home(t)
	if _, err := Read("games/1"); !errors.Is(err, ErrNothing) {
		t.Fatalf("reading what is not there gives %v", err)
	}
	for _, text := range []string{"first", "second and longer"} {
		if err := Write("games/1", []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got, err := Read("games/1"); err != nil || string(got) != text {
			t.Fatalf("read %q, %v; want %q", got, err, text)
		}
	}
}

func TestAFailedWriteLosesNothing(t *testing.T) {
	folder := home(t)
	if err := Write("settings", []byte("old")); err != nil {
		t.Fatal(err)
	}
	// The name is now a folder: the last step of writing fails, as it would on a broken disk.
	blocked := filepath.Join(folder, "clinic", "taken")
	if err := os.MkdirAll(filepath.Join(blocked, "inside"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := Write("taken", []byte("new")); err == nil {
		t.Error("writing over a folder is no error")
	}
	if err := Write("settings/below", []byte("new")); err == nil {
		t.Error("writing below a file is no error")
	}
	if got, err := Read("settings"); err != nil || !bytes.Equal(got, []byte("old")) {
		t.Errorf("read %q, %v; want what was there before", got, err)
	}
	left, err := filepath.Glob(filepath.Join(folder, "clinic", ".writing-*"))
	if err != nil || len(left) > 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}
