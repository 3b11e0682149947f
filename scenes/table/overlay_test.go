package table_test

import (
	"testing"

	"clinic/scenes"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/ui"
)

// Wherever the pointer is, its sentence leaves the panels to be read, the forecast above all.
func TestTheSentenceAtThePointerHidesNoPanel(t *testing.T) {
	s, err := gallery.Exhibited("")
	if err != nil {
		t.Fatal(err)
	}
	table := table.New(s, nil)
	table.Layout(&scenes.Context{Scale: 1}, 1024, 640)
	table.Look.Bubble = "Hire for $4: waits outside, the car is parked."
	area, wide := table.ClinicArea(), ui.Measure(ui.TextStrong, table.Look.Bubble)
	for x := area.X - 100; x < area.Right()+100; x += 20 {
		for y := area.Y; y < area.Bottom(); y += 20 {
			table.Look.PointerX, table.Look.PointerY = x, y
			if left, _ := table.BubbleAt(); left < area.X || left+46+wide > area.Right() {
				t.Fatalf("with the pointer at %v,%v it stands at %v, and the clinic from %v to %v", x, y, left, area.X, area.Right())
			}
		}
	}
}
