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
)

// The same program, built for browsers, starts in a headless Chromium and shows the title without a complaint in the
// console; a click into it arrives, a game that is begun is there when the page is opened again, and a second page says
// that it is one; a round is played with the mouse and with a finger; what hands do counts, and the page is what
// programs are (hands.mjs); and it opens without a network, takes a newer program when it is opened anew, refuses a
// broken file, and does with a server that packs nothing; and it plays in browsers that lack something (limits.mjs). It
// needs Chromium, Node and "npm ci" in this folder: "make test" sees to that. In each browser that CLINIC_BROWSERS
// names, firefox or webkit, a round is played with the mouse, too: "make test-all" sees to that.
func TestThePageIsPlayedInABrowser(t *testing.T) {
	folder := t.TempDir()
	if out, err := exec.Command("./build.sh", folder).CombinedOutput(); err != nil {
		t.Fatalf("the page does not build: %v\n%s", err, out)
	}
	server := httptest.NewServer(Handler(folder))
	defer server.Close()
	pictures, err := filepath.Abs("../../build/web-pictures")
	if err != nil {
		t.Fatal(err)
	}
	run := func(name string, arguments ...string) (well bool) {
		t.Helper()
		out, err := exec.Command(name, arguments...).CombinedOutput()
		if err != nil {
			t.Errorf("%s: %v\n%s", strings.Join(arguments, " "), err, out)
		}
		return err == nil
	}
	played := func(arguments ...string) (well bool) {
		t.Helper()
		return run("node", arguments...)
	}
	if !played("smoke.mjs", server.URL) {
		return
	}
	for _, name := range []string{"title.png", "settings.png"} {
		if n := colors(t, filepath.Join(pictures, name)); n < 20 {
			t.Errorf("%s shows %d colors: the canvas is blank", name, n)
		}
	}
	played("rounds.mjs", server.URL)
	for _, name := range strings.Fields(os.Getenv("CLINIC_BROWSERS")) {
		run("xvfb-run", "-a", "-s", "-screen 0 1280x900x24 -nolisten tcp", "node", "rounds.mjs", server.URL, name)
	}
	played("hands.mjs", server.URL)
	bare := httptest.NewServer(http.FileServer(http.Dir(folder))) // which packs nothing: the page unpacks the program
	defer bare.Close()
	played("offline.mjs", bare.URL, folder)
	strict, stricter := httptest.NewServer(under(Policy, Handler(folder))), httptest.NewServer(under(strings.ReplaceAll(Policy, " blob:", ""), Handler(folder)))
	defer strict.Close()
	defer stricter.Close()
	played("limits.mjs", server.URL, strict.URL, stricter.URL)
}

// under sends a policy with everything.
func under(policy string, handler http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", policy)
		handler.ServeHTTP(w, r)
	})
}

// colors counts the different colors of a picture.
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
