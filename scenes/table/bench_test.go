package table_test

import (
	"image"
	"testing"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// tables runs a benchmark with the busiest table of the base game, and of a game with every extension that goes
// together.
func tables(b *testing.B, benchmark func(b *testing.B, make func(reader *ui.Reader) (*table.Table, error))) {
	b.Run("base", func(b *testing.B) { benchmark(b, gallery.ShotPerson) })
	b.Run("everything", func(b *testing.B) { benchmark(b, crowded) })
}

// busiest returns the table with a doctor in the hand, drawn once, in a large window.
func busiest(t testing.TB, make func(reader *ui.Reader) (*table.Table, error)) (shell *scenes.Shell, target *ebiten.Image, scene scenes.Scene) {
	reader := ui.NewReader("en")
	t.Helper()
	scene, err := make(reader)
	if err != nil {
		t.Fatal(err)
	}
	settings := scenes.DefaultSettings()
	settings.ReduceMotion = true
	shell = scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return scene }}, settings)
	target = ebiten.NewImage(1920, 1080)
	shell.Resize(1920, 1080, 1)
	for range 30 {
		if err := shell.Tick(input.Idle()); err != nil {
			t.Fatal(err)
		}
	}
	shell.Paint(target)
	return shell, target, scene
}

// BenchmarkFrame measures one frame of the busiest table: a doctor in the hand, with the drawn route, 1920 × 1080.
// Reading a pixel sends what was drawn to the driver, as the end of every frame does in a window; that is not
// measured. Update comes first.
func BenchmarkFrame(b *testing.B) {
	tables(b, func(b *testing.B, make func(reader *ui.Reader) (*table.Table, error)) {
		shell, target, scene := busiest(b, make)
		canvas, pixel := ui.NewCanvas(shell.Reader, target, 1), target.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
		color := [4]byte{}
		for range 10 { // until the engine has filled its caches
			scene.Draw(canvas)
			pixel.ReadPixels(color[:])
		}
		b.ReportAllocs()
		for b.Loop() {
			if err := shell.Tick(input.Idle()); err != nil {
				b.Fatal(err)
			}
			scene.Draw(canvas)
			b.StopTimer()
			pixel.ReadPixels(color[:])
			b.StartTimer()
		}
	})
}

// BenchmarkStill counts the frames drawn while nothing moves on the busiest table: one loop is a second.
func BenchmarkStill(b *testing.B) {
	tables(b, func(b *testing.B, make func(reader *ui.Reader) (*table.Table, error)) {
		shell, _, _ := busiest(b, make)
		for shell.Due() { // frames that the last change still needs
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
	})
}
