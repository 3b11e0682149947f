package scenes

import "testing"

// A window opens where it was, and in sight: even on a smaller screen than the one on which it was closed.
func TestAWindowOpensInSight(t *testing.T) {
	for _, of := range []struct{ kept, want Place }{
		{Place{}, Place{X: 320, Y: 160, W: 1280, H: 800}},
		{Place{Whole: true}, Place{X: 320, Y: 160, W: 1280, H: 800, Whole: true}},
		{Place{X: 40, Y: 50, W: 1000, H: 700}, Place{X: 40, Y: 50, W: 1000, H: 700}},
		{Place{X: 3000, Y: -400, W: 1000, H: 700}, Place{X: 920, Y: 40, W: 1000, H: 700}},
		{Place{X: 10, Y: 10, W: 5000, H: 4000, Whole: true}, Place{X: 0, Y: 40, W: 1920, H: 1040, Whole: true}},
	} {
		if got := of.kept.within(1920, 1080); got != of.want {
			t.Errorf("%+v opens at %+v", of.kept, got)
		}
	}
	if got := (Place{W: 800, H: 600}).within(0, 0); got != (Place{}) {
		t.Errorf("without a screen: %+v", got)
	}
}

// On a first start the window fits every screen, with its title bar.
func TestAFirstWindowHasRoom(t *testing.T) {
	for _, screen := range [][2]int{{1024, 600}, {1280, 720}, {1280, 800}, {1366, 768}, {1280, 720}, {1920, 1080}, {3840, 2160}} {
		got := Place{}.within(screen[0], screen[1])
		if got.X < 0 || got.Y < titleBar || got.X+got.W > screen[0] || got.Y+got.H > screen[1] || got.W < 640 || got.H < 360 {
			t.Errorf("on %v: %+v", screen, got)
		}
	}
}
