package input

import (
	"fmt"
	"testing"
)

// moment is where a scripted hand is at a time, and whether it presses.
type moment struct {
	at   float64 // seconds
	x, y float64
	down bool
}

// scripted plays a hand on machines that read the devices once in so many ticks, as the engine does: a press
// within a frame is reported with the pointer at the frame's end. begun shifts the frames against the hand, in
// ticks.
func scripted(script []moment, ticks []int, begun int, canPickUp func(x, y float64) bool) (picked []Gestures) {
	var r Recognizer
	var h Hand
	end := script[len(script)-1].at
	now, next := begun, 0
	for frame := 0; float64(now)/60 <= end+1; frame++ {
		count := ticks[frame%len(ticks)]
		now += count
		d := Devices{MouseInside: true}
		pressed := false
		for ; next < len(script) && script[next].at <= float64(now)/60; next++ {
			pressed = pressed || script[next].down && !script[max(0, next-1)].down
		}
		last := script[max(0, next-1)]
		d.MouseX, d.MouseY, d.Left = last.x, last.y, last.down || pressed
		for tick := range count {
			d.Again = tick > 0
			if tick > 0 {
				d.Left = last.down
			}
			g := r.Recognize(&d)
			if h.Update(&g, pieceIn(canPickUp)) == PickedUp {
				picked = append(picked, g)
			}
		}
	}
	return picked
}

// pieceIn returns a function for Hand.Update: one piece lies wherever there says so.
func pieceIn(there func(x, y float64) bool) func(x, y float64) any {
	return func(x, y float64) any {
		if there(x, y) {
			return "a piece"
		}
		return nil
	}
}

// rates holds how many ticks each frame takes: at 60, 30, 20 and 10 frames a second, and irregularly.
var rates = map[string][]int{"60": {1}, "30": {2}, "20": {3}, "10": {6}, "irregular": {1, 7, 2, 4, 1, 9}}

// moveOff rests at x, y, presses there after a second and moves off in steps of 27 pixels, as in a drag.
func moveOff(x, y, dx, dy float64) []moment {
	script := []moment{{0, 600, 500, false}, {0.3, x, y, false}, {1, x, y, true}}
	for i := range 12 {
		script = append(script, moment{1.05 + 0.03*float64(i), x + dx*27*float64(i+1), y + dy*27*float64(i+1), true})
	}
	last := script[len(script)-1]
	last.at, last.down = last.at+0.3, false
	return append(script, last)
}

// A drag takes what was under the mouse when the button went down, even if the machine hears of it only when the
// mouse is over something else.
func TestADragTakesWhatWasPressedHoweverSlowTheFrames(t *testing.T) {
	everything := func(x, y float64) bool { return true }
	for name, ticks := range rates {
		for begun := range 12 {
			for _, way := range [][2]float64{{0, -1}, {1, 0}, {-0.7, -0.7}} {
				picked := scripted(moveOff(300, 400, way[0], way[1]), ticks, begun, everything)
				if len(picked) != 1 || picked[0].PressX != 300 || picked[0].PressY != 400 {
					t.Errorf("%s pictures a second, from tick %d: %s", name, begun, places(picked))
				}
			}
		}
	}
}

// A drag from a piece on bare ground takes it and doesn't pan the view, though nothing is under the mouse when the
// machine hears of the press: whether the mouse was at rest before or had only just arrived.
func TestADragFromASmallPiece(t *testing.T) {
	piece := func(x, y float64) bool { return x > 290 && x < 310 && y > 390 && y < 410 }
	for name, ticks := range rates {
		for begun := range 12 {
			if picked := scripted(moveOff(300, 400, 1, 0), ticks, begun, piece); len(picked) != 1 {
				t.Errorf("%s pictures a second, from tick %d: %s", name, begun, places(picked))
			}
		}
	}
	var r Recognizer
	var h Hand
	var picked int
	for _, d := range []Devices{mouse(250, 400, false), mouse(300, 400, false), mouse(320, 400, true), mouse(340, 400, true)} {
		g := r.Recognize(&d)
		if h.Update(&g, pieceIn(piece)) == PickedUp {
			picked++
		}
	}
	if picked != 1 {
		t.Error("a press where the mouse has just come is lost")
	}
}

// A pen or finger that the system reports as a mouse jumps to where it presses: that is where it takes and clicks.
func TestAPenTakesWhereItJumps(t *testing.T) {
	everything := func(x, y float64) bool { return true }
	for name, ticks := range rates {
		for begun := range 12 {
			jump := []moment{{0, 600, 500, false}, {1, 300, 400, true}}
			for i := range 10 {
				jump = append(jump, moment{1.05 + 0.03*float64(i), 300 + 20*float64(i), 400, true})
			}
			picked := scripted(append(jump, moment{2, 500, 400, false}), ticks, begun, everything)
			if len(picked) != 1 || picked[0].PressX < 300 || picked[0].PressX >= 600 || picked[0].PressY != 400 {
				t.Errorf("%s pictures a second, from tick %d: %s", name, begun, places(picked))
			}
			tap := []moment{{0, 330, 420, false}, {1, 300, 400, true}, {1.1, 300, 400, false}}
			picked = scripted(tap, ticks, begun, everything)
			if len(picked) != 1 || picked[0].X != 300 {
				t.Errorf("%s pictures a second, from tick %d, a tap: %s", name, begun, places(picked))
			}
		}
	}
}

// A tap isn't a long press if the frame that reports it plays many ticks; a finger that stays is.
func TestATapInASlowFrameIsNoLongPress(t *testing.T) {
	for _, stays := range []bool{false, true} {
		var r Recognizer
		clicked, long := false, false
		for frame := range 6 {
			var d Devices
			if frame == 1 || stays && frame > 1 {
				d.Touches = []Touch{{X: 100, Y: 100}}
			}
			for tick := range 30 {
				d.Again, d.Passed = tick > 0, 30
				g := r.Recognize(&d)
				clicked, long = clicked || g.Clicked, long || g.LongPressed
			}
		}
		if clicked == stays || long != stays {
			t.Errorf("the finger stays %v: clicked %v, pressed long %v", stays, clicked, long)
		}
	}
}

// A release that a busy browser delivers late was still a tap if its event was made soon after that of the press.
func TestATapWhoseReleaseComesLateIsATap(t *testing.T) {
	for held, tap := range map[float64]bool{12: true, 30: false} { // ticks: 0.2 s and 0.5 s
		var r Recognizer
		long := false
		touched := Devices{Touches: []Touch{{X: 100, Y: 100}}, Passed: 30, Exact: true, Made: 1000}
		for range 3 {
			g := r.Recognize(&touched)
			long = long || g.LongPressed
		}
		g := r.Recognize(&Devices{Passed: 30, Exact: true, Made: 1000 + held})
		if !long || g.Clicked != tap {
			t.Errorf("made %v ticks after the press: clicked %v, taken for a long press %v", held, g.Clicked, long)
		}
	}
}

// One late frame alone makes no long press: the release may come with the next.
func TestALateFrameIsNoLongPress(t *testing.T) {
	var r Recognizer
	for range 2 {
		d := Devices{Touches: []Touch{{X: 100, Y: 100}}, Passed: 30, Exact: true}
		if g := r.Recognize(&d); g.LongPressed {
			t.Error("pressed long")
		}
	}
}

func places(picked []Gestures) string {
	said := fmt.Sprintf("%d taken", len(picked))
	for i := range picked {
		said += fmt.Sprintf(", pressed at %v,%v", picked[i].PressX, picked[i].PressY)
	}
	return said
}

// A frame takes longer than the ticks that are played for it: the hand is far away when the machine hears of the
// press. If nothing can be taken there, the piece that was pressed is taken.
func TestAFrameThatLastsLongTakesWhatWasPressed(t *testing.T) {
	piece := func(x, y float64) bool { return x > 290 && x < 310 && y > 390 && y < 410 }
	for name, ticks := range map[string]float64{"0.15 s": 9, "0.4 s": 24} {
		var r Recognizer
		var h Hand
		picked := false
		far := 10 * ticks
		for _, d := range []Devices{mouse(300, 400, false), mouse(300, 400, false), mouse(300+far, 400, true), mouse(330+far, 400, true)} {
			d.Passed = ticks
			g := r.Recognize(&d)
			picked = picked || h.Update(&g, pieceIn(piece)) == PickedUp
		}
		if !picked {
			t.Errorf("a frame of %s: the press is lost", name)
		}
	}
}

// Where the press may have been is set during the whole drag. A pointer that jumps faster than a hand, as a pen
// does, pressed where it is.
func TestADragSaysWhereItMayHaveBegun(t *testing.T) {
	for jump, unsure := range map[float64]bool{0: false, 60: true, 300: false} {
		var r Recognizer
		var g Gestures
		for _, d := range []Devices{mouse(300, 400, false), mouse(300, 400, false), mouse(300+jump, 400, true), mouse(320+jump, 400, true), mouse(340+jump, 400, true)} {
			d.Passed = 1
			g = r.Recognize(&d)
		}
		if g.Unsure != unsure || unsure && g.EarlierX != 300 {
			t.Errorf("a jump of %v: unsure %v, at %v", jump, g.Unsure, g.EarlierX)
		}
	}
}

// A player who comes to a piece, presses and drags off at once across another one takes the first, even if no
// frame showed the pointer at rest. If a late frame leaves open which of two was pressed, neither is taken.
func TestADragAcrossAnotherPieceNeverTakesThatOne(t *testing.T) {
	pieces := func(x, y float64) any {
		switch {
		case y < 550 || y > 590:
			return nil
		case x > 80 && x < 120:
			return "nurse"
		case x > 215 && x < 255:
			return "orderly"
		}
		return nil
	}
	for name, test := range map[string]struct {
		came, goes [2]float64 // where the pointer was before, and beyond the orderly
		event      HandEvent
	}{
		"from above":  {[2]float64{100, 300}, [2]float64{400, 560}, PickedUp},
		"back":        {[2]float64{700, 570}, [2]float64{400, 560}, PickedUp},
		"on its way":  {[2]float64{10, 570}, [2]float64{400, 560}, InDoubt},
		"it turns up": {[2]float64{100, 300}, [2]float64{236, 300}, InDoubt},
	} {
		var r Recognizer
		var h Hand
		var got HandEvent
		var at Gestures
		for _, d := range []Devices{mouse(test.came[0], test.came[1], false), mouse(100, 570, false), mouse(236, 570, true), mouse(test.goes[0], test.goes[1], true)} {
			d.Passed = 12
			g := r.Recognize(&d)
			if e := h.Update(&g, pieces); e != Nothing {
				got, at = e, g
			}
		}
		if got != test.event || got == PickedUp && pieces(at.PressX, at.PressY) != "nurse" {
			t.Errorf("%s: event %d at %v,%v", name, got, at.PressX, at.PressY)
		}
	}
}

// Pages report every event: a press is where it was made, however far the mouse has moved since the last frame,
// and a finger with events still waiting doesn't count as held.
func TestWhatIsToldEventByEventLeavesNoDoubt(t *testing.T) {
	var r Recognizer
	var g Gestures
	for _, d := range []Devices{mouse(300, 400, false), mouse(360, 400, true), mouse(380, 400, true), mouse(400, 400, true)} {
		d.Passed, d.Exact = 12, true
		g = r.Recognize(&d)
	}
	if !g.Dragging || g.Unsure || g.PressX != 360 {
		t.Errorf("dragging %v from %v, unsure %v", g.Dragging, g.PressX, g.Unsure)
	}
	for _, more := range []bool{true, false} {
		var r Recognizer
		long := false
		for range 3 {
			d := Devices{Touches: []Touch{{X: 100, Y: 100}}, Passed: 30, Exact: true, More: more}
			g := r.Recognize(&d)
			long = long || g.LongPressed
		}
		if long == more {
			t.Errorf("more is to be told %v: pressed long %v", more, long)
		}
	}
}
