//go:build browser

package web

import (
	"encoding/json"
	"maps"
	"math"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/scenetest/given"
)

// A whole game with every extension is played at one table of a host: by a window with mouse and keys, by a page with
// the keyboard, and by a page on a phone with a finger, see friends.mjs. The phone's page is closed in the middle and
// opened again. The host is killed and started anew. In the end all three have kept the same game.
func playFriends(t *testing.T, folder string) {
	program := built(t)
	h := &served{t: t, program: program, folder: t.TempDir(), page: folder, address: free(t)}
	h.start()

	f := &friend{Window: scenetest.Start(t), t: t}
	f.begin(h.address)
	pages := exec.Command("node", "friends.mjs", "http://"+h.address, f.code())
	var names, complaints strings.Builder
	pages.Stdout, pages.Stderr = &names, &complaints
	if err := pages.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- pages.Wait() }()
	t.Cleanup(func() { _ = pages.Process.Kill() }) // or it has ended
	f.ClickOn("lobby.start")
	f.ClickOn("dialog.start") // nobody has come yet

	const before = 12 // deeds until the host is killed
	f.play(before)
	h.kill()
	f.Screenshot("friends-killed")
	h.start()
	f.play(math.MaxInt)
	f.Screenshot("friends-over")
	if err := <-ended; err != nil {
		t.Fatalf("the pages: %v\n%s", err, complaints.String())
	}
	kept, err := filepath.Glob(filepath.Join(f.Home(), "clinic", "records", "*.clinic"))
	if err != nil || len(kept) != 1 {
		t.Fatalf("the window keeps %q: %v", kept, err)
	}
	name := strings.TrimSuffix(filepath.Base(kept[0]), ".clinic") + "\n"
	if names.String() != name+name {
		t.Errorf("the window keeps %q, the pages %q", name, names.String())
	}
}

// served is a host, as a program of its own.
type served struct {
	t                              *testing.T
	program, folder, page, address string
	running                        *exec.Cmd
}

func (h *served) start() {
	h.t.Helper()
	h.running = exec.Command(h.program, "host", "-listen", h.address, "-folder", h.folder, "-page", h.page)
	if err := h.running.Start(); err != nil {
		h.t.Fatal(err)
	}
	h.t.Cleanup(h.kill)
	given.Until(h.t, "the host", func() bool {
		answer, err := http.Get("http://" + h.address + "/healthz")
		if err != nil {
			return false
		}
		answer.Body.Close()
		return answer.StatusCode == http.StatusOK
	})
}

// kill ends the host without giving it time for anything.
func (h *served) kill() {
	h.running.Process.Kill()
	_ = h.running.Wait() // it was killed
}

// built compiles the program, for windows too.
func built(t *testing.T) string {
	if program := os.Getenv(scenetest.BuiltProgram); program != "" {
		return program
	}
	program := filepath.Join(t.TempDir(), "clinic")
	command := exec.Command("go", "build", "-o", program, "clinic")
	command.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := command.CombinedOutput(); err != nil {
		t.Fatalf("the program does not build: %v\n%s", err, out)
	}
	t.Setenv(scenetest.BuiltProgram, program)
	return program
}

// free returns an address at which nobody listens.
func free(t *testing.T) string {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	return listener.Addr().String()
}

// friend is somebody who plays in a window.
type friend struct {
	*scenetest.Window
	t *testing.T
}

// begin begins a table for three with every extension at the host of an address.
func (f *friend) begin(address string) {
	f.t.Helper()
	f.ClickOn("title.friends")
	f.ClickOn("newgame.0.name")
	f.Type("Ana")
	f.ClickOn("newgame.players.1")
	f.ClickOn("newgame.preset.whole_clinic")
	f.ClickOn("friends.host")
	f.ClickOn("host.address")
	f.Type(address)
	f.ClickOn("host.use")
	f.ClickOn("newgame.start")
	f.Place("lobby.code")
}

// code is that of the only table.
func (f *friend) code() (code string) {
	f.t.Helper()
	given.Until(f.t, "the table to be kept", func() bool {
		text, err := os.ReadFile(filepath.Join(f.Home(), "clinic", "tables.json"))
		var kept struct{ Tables []struct{ Table string } }
		if err != nil || json.Unmarshal(text, &kept) != nil || len(kept.Tables) != 1 {
			return false
		}
		code = kept.Tables[0].Table
		return true
	})
	return code
}

// play does what each decision needs, as friends.mjs does, for that many deeds or until the game is over.
func (f *friend) play(most int) {
	f.t.Helper()
	keys := map[string]string{"button/done": "d", "hint/ask": "i", "hint/do": "Return"}
	last := ""
	for deeds := 0; deeds < most; {
		seen := f.Seen()
		if seen.Scene == "moments.Game" {
			return
		}
		what := next(seen, last)
		switch what {
		case "":
		case "dialog.done":
			f.ClickOn(what)
		case "hint/do":
			deeds++
			fallthrough
		default:
			f.Key(keys[what])
		}
		if what != "" && what != "hint/ask" {
			last = what
		}
		waits, long := func(now scenes.Seen) bool { return maps.Equal(now.At, seen.At) }, 2*time.Second
		if what == "hint/ask" {
			waits, long = func(now scenes.Seen) bool { return next(now, what) == "hint/ask" }, 20*time.Second
		}
		for late := time.Now().Add(long); time.Now().Before(late) && waits(f.Seen()); { // then it is pressed again
			time.Sleep(50 * time.Millisecond)
		}
	}
}

// next tells what to press: what the hint advises, and the end of a step as soon as something was done in it.
func next(seen scenes.Seen, last string) string {
	shows := func(id string) bool { _, there := seen.At[id]; return there }
	switch {
	case seen.Scene != "table.Table":
		return ""
	case shows("dialog.done"):
		return "dialog.done"
	case shows("hint/do"):
		return "hint/do"
	case shows("button/done") && (last == "hint/do" || !shows("hint/ask")):
		return "button/done"
	case shows("hint/ask"):
		return "hint/ask"
	}
	return ""
}
