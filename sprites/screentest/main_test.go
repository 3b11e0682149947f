// Package screentest draws with a real screen: its tests run inside the first update of a hidden window, so they
// need a display (xvfb-run on a machine without one). They leave their pictures in build/shots.
package screentest

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

type game struct {
	m    *testing.M
	code int
}

func (g *game) Update() error            { g.code = g.m.Run(); return ebiten.Termination }
func (*game) Draw(*ebiten.Image)         {}
func (*game) Layout(w, h int) (int, int) { return w, h }

func TestMain(m *testing.M) {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		fmt.Println("these tests need a display; run them with xvfb-run -a go test ./sprites/screentest")
		os.Exit(1)
	}
	g := &game{m: m, code: 1}
	ebiten.SetWindowVisible(false)
	ebiten.SetWindowSize(320, 240)
	if err := ebiten.RunGame(g); err != nil {
		fmt.Println("the hidden window did not open:", err)
		os.Exit(1)
	}
	os.Exit(g.code)
}

// pixels returns the pixels of a picture.
func pixels(img *ebiten.Image) *image.RGBA {
	out := image.NewRGBA(img.Bounds())
	img.ReadPixels(out.Pix)
	return out
}

// keep writes a picture into build/shots, to be looked at.
func keep(t *testing.T, name string, img image.Image) {
	t.Helper()
	folder := filepath.Join("..", "..", "build", "shots")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(folder, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}
