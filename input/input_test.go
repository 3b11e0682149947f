package input

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// play feeds the recognizer one tick after another and returns the gestures of each.
func play(ticks ...Devices) []Gestures {
	var r Recognizer
	var out []Gestures
	for i := range ticks {
		out = append(out, r.Recognize(&ticks[i]))
	}
	return out
}

func mouse(x, y float64, left bool) Devices {
	return Devices{MouseX: x, MouseY: y, MouseInside: true, Left: left}
}

func TestAPressThatHardlyMovesIsAClick(t *testing.T) {
	g := play(mouse(10, 10, false), mouse(10, 10, true), mouse(13, 12, true), mouse(13, 12, false))
	if !g[1].Pressed || g[2].DragStarted || !g[3].Clicked || g[3].Dropped {
		t.Errorf("press, small move, release: %+v", g)
	}
	if g[3].PressX != 10 || g[3].PressY != 10 {
		t.Errorf("the click is at %v,%v, want where it was pressed, 10,10", g[3].PressX, g[3].PressY)
	}
}

func TestAPressThatMovesIsADrag(t *testing.T) {
	g := play(mouse(10, 10, false), mouse(10, 10, true), mouse(30, 10, true), mouse(50, 20, true), mouse(50, 20, false))
	if !g[2].DragStarted || !g[2].Dragging || g[3].DragStarted || !g[3].Dragging || !g[4].Dropped || g[4].Clicked {
		t.Errorf("drag: %+v", g)
	}
}

func TestAFingerHeldLongHovers(t *testing.T) {
	var ticks []Devices
	for range longPressTicks + 1 {
		ticks = append(ticks, Devices{Touches: []Touch{{X: 40, Y: 50}}})
	}
	ticks = append(ticks, Devices{})
	g := play(ticks...)
	last := g[longPressTicks]
	if !last.LongPressed || !last.Hovering || last.X != 40 || last.Y != 50 {
		t.Errorf("held long: %+v", last)
	}
	if g[0].Hovering {
		t.Error("a finger that just came down already hovers")
	}
	if end := g[len(g)-1]; end.Clicked || !end.Hovering || end.X != 40 || end.Y != 50 {
		t.Errorf("the finger's lift counts as a click, or ends what it explains: %+v", end)
	}
	ticks = append(ticks, Devices{}, Devices{Touches: []Touch{{X: 90, Y: 50}}}, Devices{})
	for _, after := range play(ticks...)[longPressTicks+3:] {
		if after.Hovering {
			t.Errorf("after the next touch it still hovers: %+v", after)
		}
	}
}

// A finger that rests and then drags takes the thing under it, and the tip disappears.
func TestAFingerHeldLongDrags(t *testing.T) {
	var ticks []Devices
	for range longPressTicks + 1 {
		ticks = append(ticks, Devices{Touches: []Touch{{X: 40, Y: 50}}})
	}
	g := play(append(ticks, Devices{Touches: []Touch{{X: 80, Y: 50}}}, Devices{Touches: []Touch{{X: 90, Y: 50}}}, Devices{})...)
	begins, drags, end := g[len(g)-3], g[len(g)-2], g[len(g)-1]
	if !begins.DragStarted || begins.Hovering || begins.PressX != 40 || !drags.Dragging || drags.DragStarted || !end.Dropped || end.Clicked {
		t.Errorf("held long, then dragged: %+v, %+v, %+v", begins, drags, end)
	}
}

// When another window takes the focus, the held thing isn't put down and the pressed thing isn't clicked: whether
// the system reports that the button went up, or that it is still down, or nothing until the window is back.
func TestAWindowThatIsLeftDecidesNothing(t *testing.T) {
	gone := func(left bool) Devices { return Devices{MouseX: 40, MouseY: 10, Left: left, Lost: true} }
	for name, after := range map[string][]Devices{
		"let go at once":         {gone(false), gone(false), mouse(60, 10, false)},
		"let go while away":      {gone(true), gone(true), gone(false), mouse(60, 10, false)},
		"let go when it is back": {gone(true), mouse(60, 10, true), mouse(80, 10, true), mouse(80, 10, false)},
		"asked twice in a frame": {gone(false), {MouseX: 40, MouseY: 10, Again: true}, gone(false), mouse(60, 10, false)},
	} {
		for _, moved := range []float64{10, 40} {
			var lost int
			for i, g := range play(append([]Devices{mouse(10, 10, false), mouse(10, 10, true), mouse(moved, 10, true)}, after...)...) {
				if i > 2 && (g.Clicked || g.Dropped || g.Pressed || g.DragStarted || g.Dragging) {
					t.Errorf("%s, moved to %v: %+v", name, moved, g)
				}
				if g.Lost {
					lost++
				}
			}
			if want := map[float64]int{10: 0, 40: 1}[moved]; lost != want {
				t.Errorf("%s, moved to %v: what was held was lost %d times, want %d", name, moved, lost, want)
			}
		}
	}
	g := play(gone(false), gone(true), gone(false))
	if !g[1].Pressed || !g[2].Clicked {
		t.Errorf("a window that gets clicks without the focus: %+v", g[1:])
	}
}

func TestATapIsAClickWhereTheFingerWas(t *testing.T) {
	g := play(mouse(5, 5, false), Devices{MouseX: 5, MouseY: 5, Touches: []Touch{{X: 40, Y: 50}}}, mouse(5, 5, false))
	if !g[2].Clicked || g[2].X != 40 || g[2].Y != 50 {
		t.Errorf("tap: %+v", g[2])
	}
}

// A second finger pans and zooms while the first one keeps what it drags.
func TestTwoFingersZoomAndPanAndKeepADrag(t *testing.T) {
	one := Devices{Touches: []Touch{{X: 100, Y: 100}}}
	moved := Devices{Touches: []Touch{{X: 120, Y: 100}}}
	two := Devices{Touches: []Touch{{X: 100, Y: 100}, {X: 200, Y: 100}}}
	apart := Devices{Touches: []Touch{{X: 60, Y: 110}, {X: 260, Y: 110}}}
	g := play(one, moved, two, apart, one, Devices{})
	if !g[1].Dragging || g[2].Cancel || !g[2].Dragging || g[3].X != 120 || g[3].DX != 0 {
		t.Errorf("the second finger takes back the drag or moves it: %+v, %+v", g[2], g[3])
	}
	if g[3].Zoom != 2 || g[3].PanX != 10 || g[3].PanY != 10 {
		t.Errorf("zoom %v, pan %v,%v; want 2 and 10,10", g[3].Zoom, g[3].PanX, g[3].PanY)
	}
	if !g[4].Dragging || g[4].DX != 0 || !g[5].Dropped {
		t.Errorf("the drag does not go on: %+v, %+v", g[4], g[5])
	}
	g = play(one, two, apart, one, Devices{})
	if g[2].Zoom != 2 || g[3].Pressed || g[4].Clicked || g[4].Dropped || g[4].Undo {
		t.Errorf("the last finger's lift does something: %+v", g[4])
	}
}

// A tap with two fingers is undo and with three redo, even if the fingers come and go one after another.
func TestTapsWithSeveralFingers(t *testing.T) {
	one := Devices{Touches: []Touch{{X: 100, Y: 100}}}
	two := Devices{Touches: []Touch{{X: 100, Y: 100}, {X: 160, Y: 100}}}
	three := Devices{Touches: []Touch{{X: 100, Y: 100}, {X: 160, Y: 100}, {X: 220, Y: 100}}}
	if g := play(one, two, one, Devices{}); !g[3].Undo || g[3].Redo || g[3].Clicked {
		t.Errorf("two fingers: %+v", g[3])
	}
	if g := play(two, three, one, Devices{}); !g[3].Redo || g[3].Undo {
		t.Errorf("three fingers: %+v", g[3])
	}
	long := []Devices{}
	for range tapTicks + 1 {
		long = append(long, two)
	}
	g := play(append(long, Devices{})...)
	if last := g[len(g)-1]; last.Undo {
		t.Error("two fingers that rest are a tap")
	}
}

func TestTwoTapsAtOnePlaceAreADoubleTap(t *testing.T) {
	at := func(x float64) Devices { return Devices{Touches: []Touch{{X: x, Y: 100}}} }
	none := Devices{}
	if g := play(at(100), none, at(110), none, at(110), none); g[1].DoubleTapped || !g[3].DoubleTapped || g[5].DoubleTapped {
		t.Errorf("double taps: %v %v %v", g[1].DoubleTapped, g[3].DoubleTapped, g[5].DoubleTapped)
	}
	if g := play(at(100), none, at(200), none); g[3].DoubleTapped {
		t.Error("two taps at different places are a double tap")
	}
}

// When the system takes a finger away, for example for a call, its drag goes back; a finger that hasn't moved does
// nothing: nobody wanted to leave the page.
func TestALostTouchTakesBackItsDrag(t *testing.T) {
	g := play(Devices{Touches: []Touch{{X: 100, Y: 100}}}, Devices{Touches: []Touch{{X: 140, Y: 100}}}, Devices{Lost: true})
	if !g[2].Lost || g[2].Cancel || g[2].Dropped || g[2].Dragging {
		t.Errorf("a lost touch: %+v", g[2])
	}
	g = play(Devices{Touches: []Touch{{X: 100, Y: 100}}}, Devices{Lost: true})
	if g[1].Lost || g[1].Cancel || g[1].Clicked {
		t.Errorf("a touch that was lost before it moved: %+v", g[1])
	}
	var h Hand
	h.Carry()
	if event := h.Update(&Gestures{Lost: true}, nil); event != PutBack || h.Holding() {
		t.Errorf("a hand whose finger was lost: %v, and it holds is %v", event, h.Holding())
	}
}

func TestKeysAndPadGiveTheSameGestures(t *testing.T) {
	keys := play(Devices{Keys: []ebiten.Key{ebiten.KeyArrowDown, ebiten.KeyEnter}}, Devices{Keys: []ebiten.Key{ebiten.KeyZ}, Control: true},
		Devices{Keys: []ebiten.Key{ebiten.KeyZ}, Control: true, Shift: true}, Devices{Keys: []ebiten.Key{ebiten.KeyEscape}}, Devices{Keys: []ebiten.Key{ebiten.KeyD}})
	pads := [...]Gestures{press(PadDown, PadA), press(PadX), press(PadView), press(PadB), press(PadY)}
	for i := range keys {
		k, p := keys[i], pads[i]
		if k.MoveY != p.MoveY || k.Confirm != p.Confirm || k.Undo != p.Undo || k.Redo != p.Redo || k.Cancel != p.Cancel || k.Deed != p.Deed || !k.ByKeys || !p.ByKeys {
			t.Errorf("tick %d: keys %+v, pad %+v", i, k, p)
		}
		if k.ByPad || !p.ByPad {
			t.Errorf("tick %d: it is not told whether it was the gamepad", i)
		}
	}
	if !keys[1].Undo || !keys[2].Redo || keys[2].Undo {
		t.Error("Ctrl+Z is not undo, or Ctrl+Shift+Z is not redo")
	}
}

func TestDragAndTwoClicksPickUpAndPutDown(t *testing.T) {
	anything := pieceIn(func(x, _ float64) bool { return x < 20 })
	run := func(gs []Gestures) (out []HandEvent) {
		var h Hand
		for i := range gs {
			if e := h.Update(&gs[i], anything); e != Nothing {
				out = append(out, e)
			}
		}
		return out
	}
	drag := run(play(mouse(10, 10, false), mouse(10, 10, true), mouse(60, 10, true), mouse(60, 10, false)))
	clicks := run(play(mouse(10, 10, false), mouse(10, 10, true), mouse(10, 10, false), mouse(60, 10, false), mouse(60, 10, true), mouse(60, 10, false)))
	for name, got := range map[string][]HandEvent{"drag": drag, "two clicks": clicks} {
		if len(got) != 2 || got[0] != PickedUp || got[1] != PutDown {
			t.Errorf("%s gives %v, want pick up and put down", name, got)
		}
	}
	right := mouse(30, 10, false)
	right.Right = true
	if got := run(play(mouse(10, 10, false), mouse(10, 10, true), mouse(10, 10, false), right)); len(got) != 2 || got[1] != PutBack {
		t.Errorf("the right button gives %v, want pick up and put back", got)
	}
	if got := run(play(mouse(50, 10, true), mouse(90, 10, true), mouse(90, 10, false))); len(got) != 0 {
		t.Errorf("dragging where nothing is gives %v", got)
	}
}

// A shortcut is the letter on the key in the player's layout, whichever key that is.
func TestShortcutsFollowTheLetters(t *testing.T) {
	for _, c := range []struct {
		layout string
		key    ebiten.Key
		name   string // in that layout
		held   Devices
		want   Deed
	}{
		{"American", ebiten.KeyZ, "z", Devices{Control: true}, Undo},
		{"American", ebiten.KeyZ, "z", Devices{Control: true, Shift: true}, Redo},
		{"American", ebiten.KeyZ, "z", Devices{}, NoDeed},
		{"American", ebiten.KeyB, "b", Devices{}, Build},
		{"American", ebiten.KeyB, "b", Devices{Control: true}, NoDeed},
		{"American", ebiten.KeyEqual, "=", Devices{Shift: true}, Closer},
		{"German", ebiten.KeyY, "z", Devices{Control: true}, Undo},
		{"German", ebiten.KeyZ, "y", Devices{Control: true}, Redo},
		{"German", ebiten.KeyBracketRight, "+", Devices{}, Closer},
		{"German", ebiten.KeySlash, "-", Devices{}, Farther},
		{"German", ebiten.KeyMinus, "ß", Devices{}, NoDeed},
		{"French", ebiten.KeyW, "z", Devices{Control: true}, Undo},
		{"French", ebiten.KeyZ, "w", Devices{Control: true}, NoDeed},
		{"French", ebiten.KeyQ, "a", Devices{}, Admit},
		{"French", ebiten.KeyDigit6, "-", Devices{}, Farther},
		{"Russian", ebiten.KeyZ, "я", Devices{Control: true}, Undo},
		{"unknown", ebiten.KeyZ, "", Devices{Control: true}, Undo},
		{"unknown", ebiten.KeyNumpadAdd, "", Devices{}, Closer},
		{"unknown", ebiten.KeyTab, "", Devices{}, NoDeed},
	} {
		c.held.Keys, c.held.Names = []ebiten.Key{c.key}, []string{c.name}
		g := play(c.held)[0]
		if g.Deed != c.want || g.Undo != (c.want == Undo) || g.Redo != (c.want == Redo) || (g.Zoom > 1) != (c.want == Closer) || (g.Zoom < 1) != (c.want == Farther) {
			t.Errorf("on a %s keyboard %s, named %q, with %+v does %+v, want deed %d", c.layout, c.key, c.name, c.held, g, c.want)
		}
	}
}
