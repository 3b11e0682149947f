//go:build browser

package web

import (
	"image/color"
	"image/png"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"clinic/game/online/page"
)

// The program, built for browsers, is played in a headless Chromium, each part by a script of its own, see
// docs/web.md. It needs Chromium, Node and "npm ci" in this folder: "make test" takes care of that, and plays the
// title and a round; "make test-all" plays everything. In each browser that CLINIC_BROWSERS names, firefox or
// webkit, a round is also played with the mouse.
func TestThePageIsPlayedInABrowser(t *testing.T) {
	folder := t.TempDir()
	if out, err := exec.Command("./build.sh", folder).CombinedOutput(); err != nil {
		t.Fatalf("the page does not build: %v\n%s", err, out)
	}
	serve := func(handler http.Handler) string {
		server := httptest.NewServer(handler)
		t.Cleanup(server.Close)
		return server.URL
	}
	address := serve(page.Handler(folder))
	run := func(t *testing.T, name string, arguments ...string) {
		t.Helper()
		if out, err := exec.Command(name, arguments...).CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", strings.Join(arguments, " "), err, out)
		}
	}
	t.Run("title", func(t *testing.T) {
		run(t, "node", "smoke.mjs", address)
		for _, name := range []string{"title.png", "settings.png"} {
			if n := colors(t, filepath.Join("../../build/web-pictures", name)); n < 20 {
				t.Errorf("%s shows %d colors: the canvas is blank", name, n)
			}
		}
	})
	t.Run("round", func(t *testing.T) { run(t, "node", "rounds.mjs", address) })
	t.Run("finger", func(t *testing.T) { run(t, "node", "rounds.mjs", address, "finger") })
	for _, name := range strings.Fields(os.Getenv("CLINIC_BROWSERS")) {
		t.Run(name, func(t *testing.T) {
			run(t, "xvfb-run", "-a", "-s", "-screen 0 1280x900x24 -nolisten tcp", "node", "rounds.mjs", address, name)
		})
	}
	t.Run("friends", func(t *testing.T) { playFriends(t, folder) })
	t.Run("hands", func(t *testing.T) { run(t, "node", "hands.mjs", address) })
	t.Run("offline", func(t *testing.T) {
		// This server sends nothing compressed: the page itself unpacks the program.
		run(t, "node", "offline.mjs", serve(http.FileServer(http.Dir(folder))), folder)
	})
	t.Run("limits", func(t *testing.T) {
		strict := serve(under(page.Policy, page.Handler(folder)))
		run(t, "node", "limits.mjs", address, strict, serve(under(strings.ReplaceAll(page.Policy, " blob:", ""), page.Handler(folder))))
	})
}

// under adds a content security policy to every response.
func under(policy string, handler http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", policy)
		handler.ServeHTTP(w, r)
	})
}

// colors returns the number of different colors in a picture.
func colors(t *testing.T, path string) int {
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	picture, err := png.Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	found := map[color.Color]bool{}
	for y := range picture.Bounds().Dy() {
		for x := range picture.Bounds().Dx() {
			found[picture.At(x, y)] = true
		}
	}
	return len(found)
}
