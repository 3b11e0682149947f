package save

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"

	"clinic/game"
)

// A folder may hold anything under the name of a game: a gigabyte of zeros, a pipe that no one writes to, a device, a
// folder, links that lead on, in a circle or nowhere. It is listed without delay, with little memory, and nothing is
// lost.
func TestAFolderThatHoldsAnything(t *testing.T) {
	folder := t.TempDir()
	store := Open(folder, nil)
	at := func(name string) string { return filepath.Join(folder, name+extension) }
	g := Game{Match: randomMatch(t, game.Config{Players: 1}, 3)}
	if err := store.Write("a game", g); err != nil {
		t.Fatal(err)
	}
	putFile(t, at("sparse"), nil)
	err := errors.Join(os.Truncate(at("sparse"), 1<<30), syscall.Mkfifo(at("pipe"), 0o600), os.Mkdir(at("folder"), 0o700),
		os.Symlink("/dev/zero", at("device")), os.Symlink("round.clinic", at("round")), os.Symlink("nowhere/at all", at("nowhere")), os.Symlink("nowhere/either", at(Autosave)),
		os.Symlink("a game.clinic", at("link")))
	if err != nil {
		t.Fatal(err)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	list, err := listOf(store)
	runtime.ReadMemStats(&after)
	if allocated := after.TotalAlloc - before.TotalAlloc; err != nil || len(list) != 9 || allocated > 1<<20 {
		t.Errorf("listed are %d games in %d bytes: %v", len(list), allocated, err)
	}
	for _, l := range list {
		_, err := store.Read(l.Name)
		if good := l.Name == "a game" || l.Name == "link"; good != (l.Err == nil) || good != (err == nil) {
			t.Errorf("%s: listed as %v, read as %v", l.Name, l.Err, err)
		}
		if l.Err == nil {
			continue
		}
		if err := store.Write(l.Name, g); (err == nil) != (l.Name == "sparse") {
			t.Errorf("%s: written as %v", l.Name, err)
		}
	}
	if err := store.Write("link", g); err != nil {
		t.Error(err)
	}
	if to, err := os.Readlink(at("link")); err != nil || to != "a game.clinic" {
		t.Errorf("the link is now %q: %v", to, err)
	}
	for _, name := range []string{"folder", "pipe", "device", "round", "nowhere"} {
		if _, err := store.SetAside(name); err == nil {
			t.Errorf("%s: it is set aside", name)
		}
	}
	if store.Remove("folder") == nil {
		t.Error("a folder is removed")
	}
	if name, another := Claim(folder); name != autosaveOf(2) || another {
		t.Errorf("where a link leads nowhere the game goes on as %q", name)
	}
}

// What is set aside stays as it was when the game is written again, even through a link, and a gigabyte takes no
// time.
func TestSetAsideThroughALink(t *testing.T) {
	folder, elsewhere := t.TempDir(), filepath.Join(t.TempDir(), "target")
	store := Open(folder, nil)
	putFile(t, elsewhere, []byte("once upon a time"))
	if err := os.Truncate(elsewhere, 1<<30); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(elsewhere, filepath.Join(folder, Autosave+extension)); err != nil {
		t.Fatal(err)
	}
	aside, err := store.SetAside(Autosave)
	if err != nil {
		t.Fatal(err)
	}
	if err := store.Write(Autosave, Game{Match: randomMatch(t, game.Config{Players: 1}, 3)}); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(filepath.Join(folder, aside+extension)); err != nil || info.Size() != 1<<30 {
		t.Errorf("what was set aside is %v: %v", info, err)
	}
	if g, err := Read(elsewhere, nil); err != nil || len(g.Match.Log) != 3 {
		t.Errorf("what the link leads to is not written: %v", err)
	}
}
