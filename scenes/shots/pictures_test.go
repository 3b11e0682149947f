package main

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

var update = flag.Bool("update", false, "keep the pictures as they are now")

func TestMain(m *testing.M) { scenetest.Main(m) }

// The pictures are compared at a quarter of their size. A pixel differs when a channel differs by more than apart; a
// scene has changed when more than one in many pixels differs.
const (
	shrink = 4
	apart  = 40
	many   = 400
)

// pictured lists the scenes of which a small picture is kept, to prove that art and drawing haven't changed: boards,
// people, cards, charts, a phone, high contrast, and scenes that are only a picture. Landmarks watch all others.
var pictured = [...]struct {
	name          string
	width, height int
	contrast      bool
}{
	{"title", 1280, 800, false}, {"campaign", 1280, 800, false}, {"newgame-four", 1280, 800, false}, {"book-treatment", 1280, 800, false},
	{"table-middle", 1280, 800, false}, {"table-middle", 1280, 800, true}, {"table-middle", 390, 844, false}, {"table-person", 1280, 800, false},
	{"table-haunted", 1280, 800, false}, {"phases-begins", 1280, 800, false}, {"scores", 1280, 800, false},
	{"picture-one", 1280, 800, false}, {"picture-two", 1280, 800, false}, {"picture-four", 1280, 800, false},
}

// Scenes look as they did when their pictures were last checked and kept: go test ./scenes/shots -update keeps new
// ones.
func TestScenesLookAsTheyDid(t *testing.T) {
	reader := ui.NewReader("en")
	shots := gallery.All()
	for _, p := range pictured {
		name := p.name
		if p.width != 1280 {
			name += fmt.Sprintf("-%dx%d", p.width, p.height)
		}
		if p.contrast {
			name += "-contrast"
		}
		t.Run(name, func(t *testing.T) {
			i := slices.IndexFunc(shots, func(s gallery.Shot) bool {
				return s.Name == p.name && s.Width == p.width && s.Height == p.height
			})
			if i < 0 {
				t.Fatal("there is no such shot")
			}
			picture, err := shots[i].Take(ui.Wearing(reader, theme.Theme{Contrast: p.contrast}))
			if err != nil {
				t.Fatal(err)
			}
			now := smaller(picture)
			path := filepath.Join("kept", name+".png")
			if *update {
				if err := keep(path, now); err != nil {
					t.Fatal(err)
				}
				return
			}
			kept, err := read(path)
			if err != nil {
				t.Fatalf("%v; look at the scene, then keep its picture with -update", err)
			}
			if others, dots := differing(kept, now), now.Rect.Dx()*now.Rect.Dy(); others*many > dots {
				seen := filepath.Join(t.ArtifactDir(), name+".png")
				if err := keep(seen, now); err != nil {
					t.Error(err)
				}
				t.Errorf("%d of %d dots differ; the picture is now %s", others, dots, seen)
			}
		})
	}
}

// smaller averages each square of pixels.
func smaller(picture *image.RGBA) *image.RGBA {
	small := image.NewRGBA(image.Rect(0, 0, picture.Rect.Dx()/shrink, picture.Rect.Dy()/shrink))
	for y := range small.Rect.Dy() {
		for x := range small.Rect.Dx() {
			var sum [3]int
			for dy := range shrink {
				for dx := range shrink {
					c := picture.RGBAAt(x*shrink+dx, y*shrink+dy)
					sum[0], sum[1], sum[2] = sum[0]+int(c.R), sum[1]+int(c.G), sum[2]+int(c.B)
				}
			}
			const n = shrink * shrink
			small.SetRGBA(x, y, color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255})
		}
	}
	return small
}

// differing returns how many pixels differ; all do if the sizes differ.
func differing(a image.Image, b *image.RGBA) int {
	if a.Bounds() != b.Bounds() {
		return b.Rect.Dx() * b.Rect.Dy()
	}
	count := 0
	for y := range b.Rect.Dy() {
		for x := range b.Rect.Dx() {
			c, d := color.RGBAModel.Convert(a.At(x, y)).(color.RGBA), b.RGBAAt(x, y)
			if far(c.R, d.R) || far(c.G, d.G) || far(c.B, d.B) {
				count++
			}
		}
	}
	return count
}

func far(a, b uint8) bool { return max(a, b)-min(a, b) > apart }

func keep(path string, picture image.Image) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := png.Encode(file, picture); err != nil {
		return fmt.Errorf("%s cannot be written: %w", path, err)
	}
	return file.Close()
}

func read(path string) (image.Image, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return png.Decode(file)
}

// The comparison itself detects a changed panel and ignores the noise of another driver.
func TestDifferencesAreFound(t *testing.T) {
	a, b := image.NewRGBA(image.Rect(0, 0, 320, 200)), image.NewRGBA(image.Rect(0, 0, 320, 200))
	for i := range a.Pix {
		a.Pix[i] = 200
		b.Pix[i] = 200 + uint8(i%7)
	}
	if got := differing(a, b); got != 0 {
		t.Errorf("noise counts as %d dots", got)
	}
	for x := range 30 {
		for y := range 20 {
			b.SetRGBA(x, y, color.RGBA{90, 74, 154, 255})
		}
	}
	if got := differing(a, b); got != 600 {
		t.Errorf("a changed button counts as %d dots", got)
	}
}
