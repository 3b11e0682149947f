//go:build !js

package cli

import (
	"errors"
	"io"
	"net"
	"strings"
	"testing"
	"time"

	"clinic/assets"
)

// A host in the program of a player serves until it is closed, is the same one however often it is started, and comes
// back with the same folder; no other host uses that in the meantime.
func TestAHostInThePlayersProgram(t *testing.T) {
	c := &Commands{Weights: assets.Bots, Now: func() time.Time { return time.Date(2026, 5, 13, 12, 0, 0, 0, time.UTC) }}
	folder := t.TempDir()
	h := c.Hosting(folder, "")
	for range 2 {
		address, pages, err := h.Start()
		if err != nil || len(pages) == 0 || !strings.HasPrefix(pages[0], "http://") {
			t.Fatalf("at %q with %q: %v", address, pages, err)
		}
		if again, _, err := h.Start(); again != address || err != nil {
			t.Errorf("started again it is at %q: %v", again, err)
		}
		if _, err := c.serve(&hosting{folder: h.serving.folder}, "", listenAnywhere, io.Discard); !errors.Is(err, errFolder) {
			t.Errorf("a second host of the folder: %v", err)
		}
		port := h.at.(*net.TCPAddr).Port
		if !answers(port) {
			t.Error("it doesn't answer")
		}
		h.Close()
		if answers(port) {
			t.Error("a closed host answers")
		}
	}
	h.Close()
}
