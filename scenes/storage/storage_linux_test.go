package storage

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// Something with the name of the settings that is not a file is neither waited for nor overwritten; what a killed
// program left behind is removed.
func TestAFolderThatHoldsAnything(t *testing.T) {
	folder := filepath.Join(home(t), "clinic")
	left := filepath.Join(folder, ".writing-1")
	err := errors.Join(os.Mkdir(folder, 0o700), syscall.Mkfifo(filepath.Join(folder, "settings"), 0o600), os.WriteFile(left, nil, 0o600),
		os.Chtimes(left, time.Unix(0, 0), time.Unix(0, 0)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Read("settings"); err == nil || errors.Is(err, ErrNothing) {
		t.Errorf("reading gives %v", err)
	}
	if err := Write("settings", []byte("new")); err == nil {
		t.Error("it is written over")
	}
	if _, err := os.Stat(left); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("what was left is still there: %v", err)
	}
}
