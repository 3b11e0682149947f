package panels

import (
	"testing"

	"clinic/scenes/ui"
)

// On a card of a proposed Move the person covers neither the number nor the time, however narrow the card is.
func TestWhoWalksStandsOverNothing(t *testing.T) {
	t.Parallel()
	for wide := 70.0; wide < 160; wide++ {
		head := ui.Rect{W: wide, H: 60}
		number, time := ui.Rect{X: 5, Y: 5, W: 2 * walkDisc, H: 2 * walkDisc}, wide-40
		at := whereWalker(head, number, time)
		beside := at.X >= number.Right() && at.Right() <= time
		if below := at.Y >= number.Bottom()-2; !beside && !below || at.W < 20 || at.H < 20 {
			t.Errorf("on a card of %.0f: %v", wide, at)
		}
	}
}
