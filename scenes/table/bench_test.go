package table_test

import (
	"image"
	"testing"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/table"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// busiest gives the table with a doctor in the hand, shown once, in a large window.
func busiest(t testing.TB) (shell *scenes.Shell, target *ebiten.Image, scene scenes.Scene) {
	t.Helper()
	for _, shot := range table.Shots() {
		if shot.Name != "table-person" {
			continue
		}
		scene, err := shot.Scene()
		if err != nil {
			t.Fatal(err)
		}
		settings := scenes.DefaultSettings()
		settings.ReduceMotion = true
		shell = scenes.NewShell(scenes.Options{First: func() scenes.Scene { return scene }}, settings)
		target = ebiten.NewImage(1600, 1000)
		shell.Resize(1600, 1000, 1)
		for range 30 {
			if err := shell.Tick(shot.Play[0]); err != nil {
				t.Fatal(err)
			}
		}
		shell.Paint(target)
		return shell, target, scene
	}
	t.Fatal("there is no picture table-person")
	return nil, nil, nil
}

// BenchmarkFrame is one frame of the busiest table: a doctor in the hand, the way drawn, 1600 × 1000. Reading a pixel
// sends what was drawn to the driver, as the end of every frame does in a window; that is not measured.
func BenchmarkFrame(b *testing.B) {
	_, target, scene := busiest(b)
	canvas, pixel := ui.NewCanvas(target, 1), target.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
	color := make([]byte, 4)
	for range 10 { // until the engine has made what it keeps
		scene.Draw(canvas)
		pixel.ReadPixels(color)
	}
	b.ReportAllocs()
	for b.Loop() {
		scene.Draw(canvas)
		b.StopTimer()
		pixel.ReadPixels(color)
		b.StartTimer()
	}
}

// BenchmarkStill counts the frames that are drawn while nothing moves on the busiest table: one loop is a second.
func BenchmarkStill(b *testing.B) {
	shell, _, _ := busiest(b)
	for shell.Due() { // what the last change still asks for
	}
	frames := 0
	for b.Loop() {
		for range ebiten.DefaultTPS {
			if err := shell.Tick(input.Idle()); err != nil {
				b.Fatal(err)
			}
			if shell.Due() {
				frames++
			}
		}
	}
	b.ReportMetric(float64(frames)/float64(b.N), "frames/s")
}
