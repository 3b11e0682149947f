package scenes

import "testing"

// A window opens where it was, and in sight: also on a smaller screen than the one on which it was closed.
func TestAWindowOpensInSight(t *testing.T) {
	for _, of := range []struct{ kept, want Place }{
		{Place{}, Place{}},
		{Place{X: 40, Y: 30, W: 1000, H: 700}, Place{X: 40, Y: 30, W: 1000, H: 700}},
		{Place{X: 3000, Y: -400, W: 1000, H: 700}, Place{X: 920, Y: 0, W: 1000, H: 700}},
		{Place{X: 10, Y: 10, W: 5000, H: 4000, Whole: true}, Place{X: 0, Y: 0, W: 1920, H: 1080, Whole: true}},
	} {
		if got := of.kept.within(1920, 1080); got != of.want {
			t.Errorf("%+v opens at %+v", of.kept, got)
		}
	}
	if got := (Place{W: 800, H: 600}).within(0, 0); got != (Place{}) {
		t.Errorf("without a screen: %+v", got)
	}
}
