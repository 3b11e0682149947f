package input

import "testing"

// padWith returns devices with a gamepad on which those buttons are held.
func padWith(buttons ...PadButton) Devices {
	d := Devices{Pad: Pad{There: true}}
	for _, b := range buttons {
		d.Pad.Held[b] = true
	}
	return d
}

// press returns the gestures of the tick in which buttons go down.
func press(buttons ...PadButton) Gestures { return play(padWith(), padWith(buttons...))[1] }

// A held stick moves the focus again and again; other buttons act once.
func TestAHeldStickGoesOnAndAHeldButtonDoesNot(t *testing.T) {
	tilted := Devices{Pad: Pad{There: true, LeftX: 0.4, LeftY: 0.9}}
	tilted.Pad.Held[PadA] = true
	ticks := []Devices{padWith()}
	for range repeatDelay + 2*repeatEvery {
		ticks = append(ticks, tilted)
	}
	steps, taken := 0, 0
	for _, g := range play(ticks...) {
		if g.MoveX != 0 {
			t.Fatal("a stick that is tilted down steps aside")
		}
		steps += g.MoveY
		if g.Confirm {
			taken++
		}
	}
	if steps != 4 || taken != 1 {
		t.Errorf("%d steps and %d presses, want 4 and 1", steps, taken)
	}
}

// A gamepad that is unplugged in the middle of something does nothing more, and is reported gone once. A button
// already held on reconnecting isn't meant as a press.
func TestAGamepadComesAndGoes(t *testing.T) {
	g := play(padWith(), padWith(PadRight), Devices{}, Devices{}, padWith(PadA), padWith(PadA), padWith(), padWith(PadA))
	for i, want := range []struct{ gone, pad, confirm bool }{{}, {pad: true}, {gone: true}, {}, {pad: true}, {pad: true}, {pad: true}, {pad: true, confirm: true}} {
		if g[i].PadGone != want.gone || g[i].ByPad != want.pad || g[i].Confirm != want.confirm {
			t.Errorf("tick %d: gone %t, by gamepad %t, taken %t; want %+v", i, g[i].PadGone, g[i].ByPad, g[i].Confirm, want)
		}
	}
	if g[2].MoveX != 0 || !g[2].ByKeys {
		t.Error("a gamepad that is gone moves the focus, or takes it away")
	}
	if idle := play(mouse(5, 5, false), Devices{MouseX: 9, MouseY: 9, Pad: Pad{There: true}}, Devices{MouseX: 9, MouseY: 9}); idle[2].PadGone {
		t.Error("a gamepad that nobody has used is missed")
	}
}

// Every button does something, and the sign of a button is found by its deed.
func TestEveryButtonDoesSomething(t *testing.T) {
	for b := range PadButtons {
		if PadDeeds[b] == NoDeed || b.String() == "" || PadSignOf(PadDeeds[b]) != b.String() {
			t.Errorf("button %d, %q, does %s, which is on %q", b, b, PadDeeds[b], PadSignOf(PadDeeds[b]))
		}
	}
	if PadSignOf(Build) != "" {
		t.Error("Build has a button nobody knows of")
	}
}
