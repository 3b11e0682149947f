package paper_test

import (
	"image/color"
	"testing"

	"clinic/scenes/paper"
	"clinic/scenes/ui"
	"clinic/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// A panel casts its shadow on the clinic, not on a panel that it lies on: where that one scrolls, the shadow was cut
// off around the corners.
func TestAPanelOnAPanelCastsNoShadow(t *testing.T) {
	reader := ui.NewReader("en")
	var p paper.Paper
	var spots []paper.Spot
	p.Clear(reader, &spots)
	p.Panel(ui.Rect{X: 30, Y: 30, W: 200, H: 200}, 14)
	p.Panel(ui.Rect{X: 60, Y: 60, W: 100, H: 100}, 14)
	target := ebiten.NewImage(260, 260)
	defer target.Deallocate()
	target.Fill(color.White)
	p.Draw(ui.NewCanvas(reader, target, 1), sprites.Sheet{}, &paper.Moment{})
	below := func(x, y int) color.Color { return target.At(x, y+3) }
	if ground := target.At(200, 200); below(110, 160) != ground {
		t.Errorf("below the upper panel the lower one is %v, elsewhere %v", below(110, 160), ground)
	}
	if below(110, 230) == target.At(2, 2) {
		t.Error("below the lower panel there is no shadow")
	}
}
