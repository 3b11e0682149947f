package disk

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// A pipe that no one writes to and an endless device are not files: nothing waits for them.
func TestPipesAndDevicesAreNotWaitedFor(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{pipe, "/dev/zero"} {
		if _, err := Read(path, 10); !errors.Is(err, ErrNoFile) {
			t.Errorf("reading %s gives %v", path, err)
		}
		if err := Write(path, nil, 0o600); !errors.Is(err, ErrNoFile) {
			t.Errorf("writing %s gives %v", path, err)
		}
	}
	if _, err := Claim(pipe); err != nil {
		t.Errorf("claiming the pipe gives %v", err)
	}
}

// A link stays a link: writing goes to its target, even if that doesn't exist yet. A link that leads nowhere is an
// error.
func TestLinksAreWrittenThrough(t *testing.T) {
	folder, elsewhere := t.TempDir(), t.TempDir()
	link, target := filepath.Join(folder, "link"), filepath.Join(elsewhere, "target")
	if err := os.Symlink(target, link); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"one", "two"} {
		if err := Write(link, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		holds(t, target, text)
	}
	alike(t, folder, "link")
	alike(t, elsewhere, "target")
	for name, to := range map[string]string{"round": "round", "lost": "nowhere/at all"} {
		path := filepath.Join(folder, name)
		if err := os.Symlink(to, path); err != nil {
			t.Fatal(err)
		}
		if err := Write(path, []byte("x"), 0o600); err == nil {
			t.Errorf("wrote to %s", to)
		}
	}
	alike(t, folder, "link", "lost", "round")
	if err := Write(folder, []byte("x"), 0o600); !errors.Is(err, ErrNoFile) {
		t.Errorf("a folder is written: %v", err)
	}
}
