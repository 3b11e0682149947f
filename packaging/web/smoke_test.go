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
	"testing"
)

// The same program, built for browsers, starts in a headless Chromium and shows the title without a complaint in the
// console; a click into it arrives, a game that is begun is there when the page is opened again, and a second page says that it
// is one; what is written with a mouse and carried with a finger counts; and it opens without a network, takes a newer program when it is opened
// anew, refuses a broken file, and does with a server that packs nothing. It needs Chromium, Node and "npm ci" in this folder: "make test"
// sees to that.
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
	if err := os.MkdirAll(pictures, 0o755); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("node", "smoke.mjs", server.URL, pictures).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	t.Logf("%s", out)
	for _, name := range []string{"title.png", "settings.png"} {
		if n := colors(t, filepath.Join(pictures, name)); n < 20 {
			t.Errorf("%s shows %d colors: the canvas is blank", name, n)
		}
	}
	if out, err := exec.Command("node", "hands.mjs", server.URL).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	bare := httptest.NewServer(http.FileServer(http.Dir(folder))) // which packs nothing: the page unpacks the program
	defer bare.Close()
	if out, err := exec.Command("node", "offline.mjs", bare.URL, folder).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
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
