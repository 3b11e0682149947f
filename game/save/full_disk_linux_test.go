package save

import (
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"clinic/game"
)

// A disk that fills up in the middle of a save leaves the old game, nothing half written, and one sentence. A limit
// on the size of files stands for the full disk.
func TestFullDisk(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.clinic")
	if err := Write(path, Game{Match: randomMatch(t, game.Config{Players: 1}, 3)}); err != nil {
		t.Fatal(err)
	}
	later := Game{Match: randomMatch(t, game.Config{Players: 1}, 30)}
	var before syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &before); err != nil {
		t.Fatal(err)
	}
	signal.Ignore(syscall.SIGXFSZ)
	defer signal.Reset(syscall.SIGXFSZ)
	full := before
	full.Cur = 300
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &full); err != nil {
		t.Fatal(err)
	}
	err := Write(path, later)
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &before); err != nil {
		t.Fatal(err)
	}
	if err == nil || !strings.HasPrefix(err.Error(), "the game can't be saved as "+path+": ") || strings.Contains(err.Error(), "\n") {
		t.Errorf("got %v", err)
	}
	if g, err := Read(path, nil); err != nil || len(g.Match.Log) != 3 {
		t.Errorf("the game from before: %v", err)
	}
	if entries, err := os.ReadDir(filepath.Dir(path)); err != nil || len(entries) != 1 {
		t.Errorf("left behind %v: %v", entries, err)
	}
}

// A folder that can't be written to, here one of the system's, gives one sentence.
func TestReadOnlyDisk(t *testing.T) {
	err := Write("/proc/game.clinic", Game{Match: randomMatch(t, game.Config{Players: 1}, 3)})
	if err == nil || !strings.HasPrefix(err.Error(), "the game can't be saved as /proc/game.clinic: ") || strings.Contains(err.Error(), "\n") {
		t.Errorf("got %v", err)
	}
}
