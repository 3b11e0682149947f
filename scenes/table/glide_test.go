package table_test

import (
	"testing"

	"clinic/game"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// When Build opens the next floor the view glides: the first frame after it shows the clinic where it was, the
// last one where all of it fits. What can be pointed at is there at once.
func TestTheViewGlidesWhenTheNextFloorOpens(t *testing.T) {
	reader := ui.NewReader("en")
	s, err := gallery.Exhibited("")
	if err != nil {
		t.Fatal(err)
	}
	const glideTicks, settleTicks = table.GlideTicks, table.SettleTicks
	table := table.New(reader, s, nil)
	shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return table }}, scenes.DefaultSettings())
	shell.Resize(1280, 800, 1)
	target := ebiten.NewImage(1280, 800)
	defer target.Deallocate()
	drawn := func() float64 { // how large the clinic is drawn
		table.Draw(ui.NewCanvas(shell.Reader, target, 1))
		return table.DrawnScale()
	}
	tick := func() {
		if err := shell.Tick(input.Idle()); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 * settleTicks {
		tick()
	}
	before := drawn()
	s.State = s.State.Clone()
	s.State.Pending = []game.Decision{{Kind: game.DecideBuild}}
	table.Show(s)
	there := table.Scale()
	if there >= before {
		t.Fatalf("the next floor makes the clinic no smaller: %v, then %v", before, there)
	}
	tick()
	if first := drawn(); first <= there || first > before {
		t.Errorf("the first picture shows it at %v, between %v and %v", first, before, there)
	}
	if table.Scale() != there || table.PointedScale() != there {
		t.Error("drawing changed where things can be pointed at")
	}
	for range glideTicks {
		tick()
	}
	if last := drawn(); last != there {
		t.Errorf("the last picture shows it at %v, not %v", last, there)
	}
}
