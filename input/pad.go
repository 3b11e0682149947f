package input

import "math"

// PadButton is a button of the gamepad, in the standard layout.
type PadButton uint8

// The buttons, named as on most gamepads.
const (
	PadUp PadButton = iota
	PadDown
	PadLeft
	PadRight
	PadA // the bottom one
	PadB // the right one
	PadX // the left one
	PadY // the top one
	PadLB
	PadRB
	PadLT
	PadRT
	PadView
	PadMenu
	PadLeftStick
	PadRightStick
	PadButtons // their number
)

var padSigns = [PadButtons]string{
	PadUp: "↑", PadDown: "↓", PadLeft: "←", PadRight: "→", PadA: "A", PadB: "B", PadX: "X", PadY: "Y",
	PadLB: "LB", PadRB: "RB", PadLT: "LT", PadRT: "RT", PadView: "View", PadMenu: "Menu", PadLeftStick: "L3", PadRightStick: "R3",
}

// String returns the label of the button.
func (b PadButton) String() string { return padSigns[b] }

// PadDeeds are what the buttons do.
var PadDeeds = [PadButtons]Deed{
	PadUp: Upward, PadDown: Downward, PadLeft: Leftward, PadRight: Rightward, PadA: Take, PadB: Back, PadX: Undo, PadY: Done,
	PadLB: FloorDown, PadRB: FloorUp, PadLT: PreviousPart, PadRT: NextPart, PadView: Redo, PadMenu: Menu, PadLeftStick: WholeClinic, PadRightStick: Rules,
}

// PadSignOf returns the label of the button that does a deed, "" if none does.
func PadSignOf(deed Deed) string {
	for button, does := range PadDeeds {
		if does == deed {
			return padSigns[button]
		}
	}
	return ""
}

// Pad is the state of the gamepad in one tick.
type Pad struct {
	There bool // it is connected
	Held  [PadButtons]bool
	// LeftX to RightY are the sticks, from -1 to 1; positive is right and down.
	LeftX, LeftY, RightX, RightY float64
}

// used reports whether any button is held or a stick tilted.
func (p *Pad) used() bool {
	return p.There && (p.Held != [PadButtons]bool{} || math.Hypot(p.LeftX, p.LeftY) > stickDeadZone || math.Hypot(p.RightX, p.RightY) > stickDeadZone)
}

// padMemory is what the recognizer remembers of the gamepad.
type padMemory struct {
	there bool
	ticks [PadButtons]int // that a button has been held; 0 if it isn't, -1 if it was already held on connecting
}

// pad turns the gamepad's state into gestures.
func (r *Recognizer) pad(p Pad, g *Gestures) {
	came := p.There && !r.padBefore.there
	g.PadGone = r.byPad && r.padBefore.there && !p.There
	r.padBefore.there = p.There
	if !p.There {
		r.padBefore.ticks = [PadButtons]int{}
		return
	}
	switch { // the left stick acts as the cross
	case math.Hypot(p.LeftX, p.LeftY) < stickStep:
	case math.Abs(p.LeftX) > math.Abs(p.LeftY):
		p.Held[PadLeft], p.Held[PadRight] = p.Held[PadLeft] || p.LeftX < 0, p.Held[PadRight] || p.LeftX > 0
	default:
		p.Held[PadUp], p.Held[PadDown] = p.Held[PadUp] || p.LeftY < 0, p.Held[PadDown] || p.LeftY > 0
	}
	for b := range PadButtons {
		ticks := &r.padBefore.ticks[b]
		switch {
		case !p.Held[b]:
			*ticks = 0
			continue
		case came || *ticks < 0: // a button that is already held on connecting isn't meant as a press
			*ticks = -1
			continue
		}
		*ticks++
		if *ticks == 1 || padRepeats(b) && repeats(*ticks) {
			PadDeeds[b].does(g)
		}
	}
	g.Shift = g.Shift || p.Held[PadLT]
	if math.Hypot(p.RightX, p.RightY) > stickDeadZone {
		g.PanX -= p.RightX * stickPan
		g.PanY -= p.RightY * stickPan
	}
}

// padRepeats reports whether a held button repeats.
func padRepeats(b PadButton) bool { return b <= PadRight || b == PadX || b == PadView }
