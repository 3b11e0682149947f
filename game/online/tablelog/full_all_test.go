//go:build all && linux

package tablelog_test

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"clinic/game/online/tablelog"
)

// fullIn is the variable that makes this test program one that may mount its own disk in a folder.
const fullIn = "CLINIC_TEST_FULL_IN"

// A message server that has once found no room takes nothing any more. When there is room again it is started anew, and
// nothing is lost. The disk is a small one in memory, which only this test sees.
func TestADiskThatWasFull(t *testing.T) {
	if folder := os.Getenv(fullIn); folder != "" {
		fillTheDisk(t, folder)
		return
	}
	again := exec.Command(os.Args[0], "-test.run", "^TestADiskThatWasFull$", "-test.v")
	again.Env = append(os.Environ(), fullIn+"="+t.TempDir())
	again.SysProcAttr = &syscall.SysProcAttr{
		Cloneflags:  syscall.CLONE_NEWUSER | syscall.CLONE_NEWNS,
		UidMappings: []syscall.SysProcIDMap{{HostID: os.Getuid(), Size: 1}}, GidMappings: []syscall.SysProcIDMap{{HostID: os.Getgid(), Size: 1}},
	}
	if said, err := again.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, said)
	}
}

func fillTheDisk(t *testing.T, folder string) {
	if err := syscall.Mount("tmpfs", folder, "tmpfs", 0, "size=48m"); err != nil {
		t.Fatal(err)
	}
	var disk syscall.Statfs_t
	blind := false
	room := func(folder string) int64 {
		if blind { // once, as if the rest was taken just afterwards
			blind = false
			return 1 << 40
		}
		if err := syscall.Statfs(folder, &disk); err != nil {
			t.Fatal(err)
		}
		return int64(disk.Bavail) * disk.Bsize
	}
	l, err := tablelog.Embedded(tablelog.Options{Folder: filepath.Join(folder, "log"), Name: "test", Room: room})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	a := write(t, l, "a", 0, "1")
	told := make(chan uint64, 10)
	stop, err := l.Follow("a", func(place uint64) { told <- place })
	if err != nil {
		t.Fatal(err)
	}
	defer stop()
	filler := filepath.Join(folder, "filler")
	_ = os.WriteFile(filler, make([]byte, 64<<20), 0o600) // until the disk is full
	blind = true
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	if _, err := l.Append(ctx, "a", a, make([]byte, 8<<10)); !errors.Is(err, tablelog.ErrFull) {
		t.Errorf("on a full disk an entry is written: %v", err)
	}
	if text := read(t, l, "a", 0); text != "1" {
		t.Errorf("the table holds %q", text)
	}
	if err := os.Remove(filler); err != nil {
		t.Fatal(err)
	}
	for range 600 {
		if _, err = l.Append(context.Background(), "a", a, []byte("2")); err == nil {
			break
		}
		time.Sleep(100 * time.Millisecond)
	}
	if text := read(t, l, "a", 0); text != "12" {
		t.Errorf("when there is room again the table holds %q: %v", text, err)
	}
	for place := range told { // of the new start with 0, then of the entry
		if place > a {
			break
		}
	}
}
