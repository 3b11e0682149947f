package system

import (
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// A display without other clients resets itself when its last client leaves, and rejects new ones meanwhile: the
// connection that checks whether it opens stays until the window has opened.
func TestADisplayIsHeldUntilTheWindowOpens(t *testing.T) {
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	server := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "64x64x24", "-nolisten", "tcp")
	server.ExtraFiles = []*os.File{write}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	defer server.Wait()
	defer server.Process.Kill()
	write.Close()
	number, err := io.ReadAll(io.LimitReader(read, 16))
	if err != nil {
		t.Fatal(err)
	}
	display := ":" + strings.TrimSpace(string(number))
	done, err := OpenDisplay(display)
	if err != nil {
		t.Fatal(err)
	}
	knows := func(onlyIfKnown bool) bool {
		connection, err := xgb.NewConnDisplay(display)
		if err != nil {
			t.Fatal("the display is gone for a moment: ", err)
		}
		defer connection.Close()
		const name = "CLINIC_WAS_HERE"
		atom, err := xproto.InternAtom(connection, onlyIfKnown, uint16(len(name)), name).Reply()
		return err == nil && atom.Atom != xproto.AtomNone
	}
	knows(false)
	for range 200 { // each time the only other client leaves
		if !knows(true) {
			t.Fatal("the display began anew before the window opened")
		}
	}
	done()
}
