//go:build !js

package cli

import (
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"clinic/assets"
)

// noon is the time at which these hosts stand still.
func noon() time.Time { return time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC) }

// A host in the program of a player serves until it is closed, is the same one however often it is started, and comes
// back with the same folder; no other host uses that in the meantime.
func TestAHostInThePlayersProgram(t *testing.T) {
	c := &Commands{Weights: assets.Bots, Now: noon}
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
		if _, err := c.serve(&hosting{folder: h.serving.folder}, "", func() (net.Listener, error) { return listenOn(0) }, io.Discard); !errors.Is(err, errFolder) {
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

// A host listens where it did the last time, so that the links of friends lead to it. Elsewhere only if that is taken.
func TestAHostComesBackAtItsPort(t *testing.T) {
	c := &Commands{Weights: assets.Bots, Now: noon}
	folder := t.TempDir()
	before, err := net.Listen("tcp", ":0")
	if err != nil {
		t.Fatal(err)
	}
	port := before.Addr().(*net.TCPAddr).Port
	file := (&hosting{folder: filepath.Join(folder, "host")}).portFile()
	if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(strconv.Itoa(port)), 0o600); err != nil {
		t.Fatal(err)
	}
	h := c.Hosting(folder, "")
	defer h.Close()
	starts := func() int {
		if _, _, err := h.Start(); err != nil {
			t.Fatal(err)
		}
		defer h.Close()
		return h.at.(*net.TCPAddr).Port
	}
	moved := starts()
	if moved == port {
		t.Fatal("two programs listen on one port")
	}
	before.Close()
	if again := starts(); again != moved {
		t.Errorf("it listened on %d, and then on %d", moved, again)
	}
	if err := os.WriteFile(file, []byte("what is no port"), 0o600); err != nil {
		t.Fatal(err)
	}
	if last := (&hosting{folder: filepath.Join(folder, "host")}).lastPort(); last != usualPort {
		t.Errorf("without a port that can be read it is %d", last)
	}
}

// Whoever opens a link in a browser at a host without the page reads what to do with it.
func TestAHostWithoutThePage(t *testing.T) {
	h := (&Commands{Weights: assets.Bots, Now: noon}).Hosting(t.TempDir(), "")
	defer h.Close()
	_, pages, err := h.Start()
	if err != nil {
		t.Fatal(err)
	}
	answer, err := http.Get(pages[len(pages)-1])
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, _ := io.ReadAll(answer.Body)
	if answer.StatusCode != http.StatusOK || !strings.Contains(string(text), "paste the link") {
		t.Errorf("%s: %s", answer.Status, text)
	}
}
