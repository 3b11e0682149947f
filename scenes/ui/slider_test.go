package ui

import (
	"strconv"
	"testing"

	"clinic/input"
)

// A held knob is dragged on when the page makes its slider anew, as it may at every step.
func TestAKnobIsHeldWhenThePageIsLaidOutAnew(t *testing.T) {
	reader := NewReader("en")
	var p Page
	value := 0
	lay := func() {
		p.Clear(reader)
		p.Add(&Slider{Base: Base{ID: "slider", Rect: Rect{W: 600, H: 44}}, Value: value, Most: 10, Format: strconv.Itoa, Do: func(v int) { value = v }})
	}
	lay()
	middle := p.Widgets[0].(*Slider).Track()
	var recognizer input.Recognizer
	for i := range 8 {
		devices := input.Devices{MouseX: middle.X, MouseY: 20, MouseInside: true, Left: i > 1}
		if i > 2 {
			devices.MouseX += middle.W * float64(i-2) / 5
		}
		g := recognizer.Recognize(&devices)
		p.Update(&g)
		lay()
	}
	if value != 10 {
		t.Errorf("the slider is left at %d", value)
	}
}
