package extensionui

import "testing"

// C110: the picture of the extension has two floors and looks like it: no room of the upper one stands behind or
// above another in the picture, which would look like a tower.
func TestThePictureOfTwoFloorsShowsNoTower(t *testing.T) {
	t.Parallel()
	above := 0
	for i, a := range urbanPlan.Rooms {
		if a.Space.Floor > 1 {
			t.Errorf("%v is above Floor 1", a.Space)
		}
		for _, b := range urbanPlan.Rooms[:i] {
			if a.Space.Floor == 1 && b.Space.Floor == 1 && a.Space.X-a.Space.Y == b.Space.X-b.Space.Y {
				t.Errorf("%v stands behind %v", a.Space, b.Space)
			}
		}
		if a.Space.Floor == 1 {
			above++
		}
	}
	if above == 0 {
		t.Error("the picture has no upper floor")
	}
}
