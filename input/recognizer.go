package input

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	dragSlop       = 6  // logical pixels that a press may move and still be a click
	touchSlop      = 10 // the same for a finger
	longPressTicks = 21 // 0.35 s at 60 ticks a second
	tapTicks       = 18 // at most for a tap with several fingers, and between the two taps of a double tap
	tapsApart      = 24 // logical pixels between those two, at most
	zoomStep       = 1.2
	handSpeed      = 16 // logical pixels a tick at which a hand usually moves off
	mostSpeed      = 80 // logical pixels a tick that a hand reaches at most: anything faster is a jump
	lateTicks      = 4  // a frame of this length or longer leaves open what was pressed in it
	stickDeadZone  = 0.35
	stickStep      = 0.6 // tilt of the left stick that counts as a step
	stickPan       = 14  // logical pixels a tick at full tilt
)

// Touch is one finger on the glass, in logical pixels.
type Touch struct{ X, Y float64 }

// Devices is the state of the devices in one tick.
type Devices struct {
	MouseX, MouseY      float64 // logical pixels
	MouseInside         bool
	Left, Right, Middle bool    // held
	Again               bool    // same frame as in the last tick: nothing has changed
	Exact               bool    // mouse and fingers come event by event: a press is where it was made
	Made                float64 // if Exact: when the latest event was made, in ticks of the page's clock
	More                bool    // newer events are waiting: time doesn't count as held, since a release may follow
	Passed              float64 // ticks of real time since the last frame; fewer are played when frames are slow
	WheelX, WheelY      float64 // notches
	Touches             []Touch
	Lost                bool         // what is gone wasn't released: the window or a finger was lost
	Keys                []ebiten.Key // that went down or repeated
	Names               []string     // of those keys in the player's layout, where known
	Typed               []rune
	Composing           string // by the input method, not committed yet
	Shift, Control      bool
	Writing             bool // a text field has the focus: letters belong to it
	Pad                 Pad
}

// Recognizer remembers what a gesture needs from earlier ticks.
//
// The engine reports only once a frame where the mouse is, and that a button went down within the frame, but not
// where. On a slow machine the mouse may be far away by then. If it moved within that frame, the press was at its
// place in the frame before, at the present place, or in between. A player who presses and moves off was at rest
// before, or turned there; then goes on in the same direction, and no farther than a hand moves. In that case the
// earlier place is the likely one. A pen or finger that the system reports as a mouse jumps to where it presses,
// then goes on in any direction or is lifted: a click is always where it ends. Pages report every event, so none
// of this is needed there.
type Recognizer struct {
	Shortcuts Shortcuts // of the player

	ticks               int     // so far in this frame
	frameX, frameY      float64 // of the pointer in the last frame
	cameX, cameY        float64 // how far it had moved there within that frame
	seen                bool    // there was a frame before
	asked               bool    // the devices have been read before
	earlier             place   // where the press may have been before the pointer moved
	pressing            bool    // the frame of the press isn't over
	passed              float64 // ticks of real time that this frame took
	since               float64 // ticks since the devices last changed; 0 if they repeat the same state
	pressFrame          float64 // ticks that the frame of the press took
	doubt               doubt   // about where the current drag was pressed
	down, right, middle bool
	moved, long         bool
	rests               bool // after a long press, until the next touch
	heldTicks           float64
	made, pressMade     float64 // Devices.Made of now and of the press
	exact, more         bool    // as in Devices
	pressX, pressY      float64
	x, y                float64
	touching            bool    // the pointer in use is a finger
	away                bool    // Devices.Lost of the last frame
	spent               bool    // the button was pressed before the window lost the focus, and no longer does anything
	mouseX, mouseY      float64 // where the mouse was when it was last used
	several             several
	sinceTap            int // ticks since the last tap, at tapX, tapY
	tapX, tapY          float64
	byKeys, byPad       bool
	padBefore           padMemory
}

// several tracks a gesture of more than one finger, until the last one is lifted.
type several struct {
	down            bool
	most            int // fingers that were down at once
	ticks           int
	far             bool // they moved: not a tap
	carries         bool // the first of them drags something
	gap, midX, midY float64
}

// place is where a press may have been.
type place struct {
	x, y         float64
	there, rests bool // the press may have been there; the pointer rested or turned there
}

// doubt is where else a press may have been, and how likely; see Gestures.
type doubt struct {
	unsure, earlier, likely, late bool
	x, y                          float64
}

// frame starts a new frame unless the devices repeat the same one, and keeps what is needed of the last one.
func (r *Recognizer) frame(d *Devices) {
	if d.Again {
		r.ticks++
		r.since = 0
		return
	}
	if r.since = max(1, d.Passed); d.Passed == 0 {
		r.since = max(1, float64(r.ticks))
	}
	if r.pressing {
		r.pressing, r.pressFrame = false, max(float64(r.ticks), r.passed)
	}
	r.ticks, r.passed = 1, d.Passed
	r.cameX, r.cameY = r.x-r.frameX, r.y-r.frameY
	r.frameX, r.frameY, r.seen = r.x, r.y, r.asked
	r.asked = true
}

// Recognize turns one tick's devices into gestures. The slices of d are passed on, not copied.
func (r *Recognizer) Recognize(d *Devices) Gestures {
	g := Gestures{Zoom: 1, Typed: d.Typed, Composing: d.Composing, Keys: d.Keys, Shift: d.Shift, Control: d.Control}
	r.frame(d)
	r.exact, r.more, r.made = d.Exact, d.More, d.Made
	x, y, down := r.pointer(d, &g)
	g.X, g.Y = x, y
	g.DX, g.DY = x-r.x, y-r.y
	r.press(&g, down)
	r.x, r.y = x, y
	g.PressX, g.PressY = r.pressX, r.pressY
	g.Hovering = r.long || r.touching && r.rests || !r.touching && d.MouseInside

	if d.Right && !r.right {
		g.Secondary = true
	}
	if d.Middle && r.middle {
		g.PanX, g.PanY = g.PanX+g.DX, g.PanY+g.DY
	}
	r.right, r.middle = d.Right, d.Middle
	g.Wheel, g.WheelX = d.WheelY, d.WheelX
	r.keys(d, &g)
	r.pad(d.Pad, &g)
	switch {
	case d.Pad.used():
		r.byKeys, r.byPad = true, true
	case len(d.Keys) > 0:
		r.byKeys, r.byPad = true, false
	case g.Pressed || g.Secondary || (math.Abs(g.DX)+math.Abs(g.DY)) > 0:
		r.byKeys, r.byPad = false, false
	case g.PadGone:
		r.byPad = false
	}
	g.ByKeys, g.ByPad, g.ByTouch = r.byKeys, r.byPad, r.touching
	return g
}

// pointer chooses finger or mouse, and turns two fingers into pan and zoom.
func (r *Recognizer) pointer(d *Devices, g *Gestures) (x, y float64, down bool) {
	if len(d.Touches) >= 2 || r.several.down {
		if x, y, down, waits := r.fingers(d, g); waits {
			return x, y, down
		}
	}
	if len(d.Touches) == 1 {
		t := d.Touches[0]
		if !r.touching || !r.down {
			r.x, r.y = t.X, t.Y
		}
		r.touching = true
		return t.X, t.Y, true
	}
	r.spent = r.spent && d.Left
	if d.Lost && !r.away && r.down { // what the system reports of buttons and fingers then isn't the player's doing
		g.Lost, r.spent = r.moved, d.Left
		r.down, r.moved, r.long = false, false, false
	}
	if !d.Again {
		r.away = d.Lost
	}
	if r.touching && !d.Left && d.MouseX == r.mouseX && d.MouseY == r.mouseY {
		return r.x, r.y, false // a resting mouse doesn't take the pointer back from the finger
	}
	r.touching, r.mouseX, r.mouseY = false, d.MouseX, d.MouseY
	return d.MouseX, d.MouseY, d.Left && !r.spent
}

// fingers turns two fingers into zoom and pan, and a tap with two or three into undo or redo. What the first of
// them drags stays in the hand and in its place. waits reports whether the fingers are the pointer in this tick.
func (r *Recognizer) fingers(d *Devices, g *Gestures) (x, y float64, down, waits bool) {
	f := &r.several
	f.ticks++
	switch len(d.Touches) {
	case 0:
		if f.ticks <= tapTicks && !f.far && !f.carries && !d.Lost {
			g.Undo, g.Redo = f.most == 2, f.most == 3
		}
		*f = several{}
		return 0, 0, false, false
	case 1:
		t := d.Touches[0]
		if f.carries { // the drag goes on
			*f = several{}
			r.x, r.y = t.X, t.Y
			return t.X, t.Y, true, true
		}
		f.gap = 0
		return t.X, t.Y, false, true // wait until the last finger is up
	}
	a, b := d.Touches[0], d.Touches[1]
	gap, midX, midY := math.Hypot(a.X-b.X, a.Y-b.Y), (a.X+b.X)/2, (a.Y+b.Y)/2
	if !f.down {
		*f = several{down: true, ticks: 1, carries: r.down && r.moved, gap: gap, midX: midX, midY: midY}
	}
	f.most = max(f.most, len(d.Touches))
	f.far = f.far || math.Abs(gap-f.gap) > touchSlop || math.Hypot(midX-f.midX, midY-f.midY) > touchSlop
	switch {
	case f.gap == 0:
		f.gap, f.midX, f.midY = gap, midX, midY
	case f.far && gap > 0:
		g.Zoom *= gap / f.gap
		g.PanX, g.PanY = midX-f.midX, midY-f.midY
		f.gap, f.midX, f.midY = gap, midX, midY
	}
	r.touching = true
	if f.carries {
		return r.x, r.y, true, true
	}
	r.down, r.moved, r.long = false, false, false
	return midX, midY, false, true
}

func (r *Recognizer) press(g *Gestures, down bool) {
	slop := float64(dragSlop)
	if r.touching {
		slop = touchSlop
	}
	r.sinceTap++
	switch {
	case down && !r.down:
		g.Pressed = true
		r.pressX, r.pressY, r.moved, r.long, r.rests, r.heldTicks = g.X, g.Y, false, false, false, 0
		r.pressMade = r.made
		r.pressing = true
		r.earlier = place{x: r.frameX, y: r.frameY, there: !r.touching && !r.exact && r.seen && (g.X != r.frameX || g.Y != r.frameY), rests: !sameWay(r.cameX, r.cameY, g.X-r.frameX, g.Y-r.frameY)}
	case down:
		if !r.more { // a finger may be lifted long before a slow frame has played its ticks
			r.heldTicks += min(r.since, longPressTicks/2.0)
		}
		if !r.moved && math.Hypot(g.X-r.pressX, g.Y-r.pressY) > slop { // also after a long press: the thing comes along
			r.moved, r.long, g.DragStarted = true, false, true
			r.doubt = r.pressedEarlier(g)
		}
		if r.touching && !r.moved && !r.long && r.heldTicks >= longPressTicks {
			r.long, g.LongPressed = true, true
		}
	case r.down && r.moved:
		g.Dropped = true
	case r.down && (!r.long || r.exact && r.made-r.pressMade < longPressTicks):
		// Browsers deliver the release of a tap late while they draw, perhaps when it has been taken for a long press.
		g.Clicked = true
		if r.touching {
			g.DoubleTapped = r.sinceTap <= tapTicks && math.Hypot(g.X-r.tapX, g.Y-r.tapY) <= tapsApart
			r.sinceTap, r.tapX, r.tapY = 0, g.X, g.Y
			if g.DoubleTapped {
				r.sinceTap = tapTicks // a third tap starts a new pair
			}
		}
	case r.down:
		r.rests = true // what it explains is read without the hand over it, and may be tapped
	}
	r.down = down
	g.Held = down
	g.Dragging = down && r.moved
	if r.moved {
		at := &r.doubt
		g.Unsure, g.Earlier, g.LikelyEarlier, g.Late, g.EarlierX, g.EarlierY = at.unsure, at.earlier, at.likely, at.late, at.x, at.y
	}
	if !down {
		r.moved, r.long = false, false
	}
}

// pressedEarlier returns where else the drag that starts now may have been pressed.
func (r *Recognizer) pressedEarlier(g *Gestures) doubt {
	at := &r.earlier
	wentX, wentY, goesX, goesY := r.pressX-at.x, r.pressY-at.y, g.X-r.pressX, g.Y-r.pressY
	went := math.Hypot(wentX, wentY)
	if !at.there || went > dragSlop+mostSpeed*r.pressFrame {
		return doubt{}
	}
	likely := at.rests && sameWay(wentX, wentY, goesX, goesY)
	near := went <= dragSlop+handSpeed*r.pressFrame
	return doubt{unsure: true, earlier: near || likely, likely: near && likely, late: r.pressFrame >= lateTicks, x: at.x, y: at.y}
}

// sameWay reports whether two vectors point roughly in the same direction; false if either is zero.
func sameWay(ax, ay, bx, by float64) bool {
	const least = 0.5 // the cosine of 60 degrees
	return ax*bx+ay*by > least*math.Hypot(ax, ay)*math.Hypot(bx, by)
}

func (r *Recognizer) keys(d *Devices, g *Gestures) {
	for i := range d.Keys {
		stroke, deed := r.Shortcuts.strokeOf(d, i)
		deed.does(g)
		if stroke.Key != "" {
			g.Strokes = append(g.Strokes, stroke)
		}
	}
}
