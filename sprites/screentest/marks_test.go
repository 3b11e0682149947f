package screentest

import (
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"clinic/sprites"
	"clinic/sprites/theme"
)

// A white mark that nobody tints is drawn in ink: it is seen on light ground.
func TestAMarkIsSeenWithoutATint(t *testing.T) {
	sheet := sprites.NewSheet(1, theme.Theme{})
	target := ebiten.NewImage(64, 64)
	defer target.Deallocate()
	target.Fill(color.White)
	id := sprites.Must("mark-floors")
	w, h := id.Size()
	x, y := id.Anchor()
	sheet.Draw(target, id, 32-w/2+x, 32-h/2+y, sprites.Options{})
	pixels := make([]byte, 4*64*64)
	target.ReadPixels(pixels)
	dark := 0
	for i := 0; i < len(pixels); i += 4 {
		if pixels[i] < 160 {
			dark++
		}
	}
	if dark < 40 {
		t.Errorf("on white ground %d pixels of a mark are seen", dark)
	}
}
