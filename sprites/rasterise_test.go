package sprites

import (
	"image"
	"testing"

	"clinic/sprites/theme"
)

// Every picture shows something and leaves its border free, so that nothing is cut off.
func TestEveryPictureIsWhole(t *testing.T) {
	for _, scale := range []float64{1, 1.5} {
		for _, a := range art[1:] {
			name := a.Name
			img, err := rasterise(Must(name), scale, theme.Theme{})
			if err != nil {
				t.Fatal(err)
			}
			seen := false
			for i := 3; i < len(img.Pix); i += 4 {
				seen = seen || img.Pix[i] > 8
			}
			if !seen {
				t.Errorf("%s at %g is empty", name, scale)
			}
			b := img.Bounds()
			for x := b.Min.X; x < b.Max.X; x++ {
				if img.RGBAAt(x, b.Min.Y).A > 0 || img.RGBAAt(x, b.Max.Y-1).A > 0 {
					t.Errorf("%s at %g is cut off above or below at x %d", name, scale, x)
					break
				}
			}
			for y := b.Min.Y; y < b.Max.Y; y++ {
				if img.RGBAAt(b.Min.X, y).A > 0 || img.RGBAAt(b.Max.X-1, y).A > 0 {
					t.Errorf("%s at %g is cut off on the left or right at y %d", name, scale, y)
					break
				}
			}
		}
	}
}

// A stroke's thickness grows with the scale: the minus sign is one stroke, 2.4 thick at 100 %.
func TestStrokesScale(t *testing.T) {
	thick := func(scale float64) float64 {
		img, err := rasterise(Must("mark-minus"), scale, theme.Theme{})
		if err != nil {
			t.Fatal(err)
		}
		sum := 0.0
		x := img.Bounds().Dx() / 2
		for y := range img.Bounds().Dy() {
			sum += float64(img.RGBAAt(x, y).A) / 255
		}
		return sum
	}
	if one, three := thick(1), thick(3); one < 2.2 || one > 2.6 || three < 2.9*one || three > 3.1*one {
		t.Errorf("the minus sign is %.2f thick at 100 %% and %.2f at 300 %%; it should be 2.4 and 7.2", one, three)
	}
}

func TestAnUnknownPictureIsNotFound(t *testing.T) {
	for _, name := range []string{"no-such-picture", ""} {
		if id, ok := Find(name); ok {
			t.Errorf("%q is found, as %d", name, id)
		}
	}
}

func BenchmarkRasteriseAll(b *testing.B) {
	for _, scale := range []float64{1, 2} {
		b.Run(map[float64]string{1: "100%", 2: "200%"}[scale], func(b *testing.B) {
			var img *image.RGBA
			for b.Loop() {
				for _, a := range art[1:] {
					img, _ = rasterise(Must(a.Name), scale, theme.Theme{})
				}
			}
			_ = img
		})
	}
}
