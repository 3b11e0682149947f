package input

import (
	"runtime"
	"time"

	"clinic/input/history"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

const (
	repeatDelay = 24 // ticks until a held key repeats
	repeatEvery = 3  // ticks from one repeat to the next
)

// Sensor reads the real devices. Use one for the life of the program.
type Sensor struct {
	recognizer Recognizer
	framed     bool
	asked      time.Time // in the last frame
	devices    Devices
	pointers   pointers
	page       history.Page
	pads       []ebiten.GamepadID
	pad        ebiten.GamepadID // the one used last
	pressed    []ebiten.Key
	typed      []rune
	writer     writer
	// Caret is where the focused text field writes, as set in the gestures of the last tick.
	Caret Caret
}

// Use makes a player's shortcuts count from now on.
func (r *Sensor) Use(s Shortcuts) { r.recognizer.Shortcuts = s }

// Frame says that a frame is over: the next Read may find the devices changed.
func (r *Sensor) Frame() { r.framed = true }

// HasGamepad reports whether a gamepad is connected.
func (r *Sensor) HasGamepad() bool { return len(r.pads) > 0 }

// Read returns this tick's gestures. scale is the number of device pixels per logical pixel; left and top are
// where the layout begins in the window, width and height its size, all in logical pixels. Call it exactly once a
// tick. The result is valid until the next call.
func (r *Sensor) Read(scale, left, top, width, height float64) Gestures {
	d := &r.devices
	d.Again, r.framed = !r.framed, false
	if !d.Again {
		now := time.Now()
		d.Passed, r.asked = now.Sub(r.asked).Seconds()*float64(ebiten.TPS()), now
	}
	r.pointers.tell(d)
	d.MouseX, d.MouseY = d.MouseX/scale-left, d.MouseY/scale-top
	d.MouseInside = ebiten.IsFocused() && d.MouseX >= 0 && d.MouseY >= 0 && d.MouseX < width && d.MouseY < height
	for i, at := range d.Touches {
		d.Touches[i] = Touch{X: at.X/scale - left, Y: at.Y/scale - top}
	}
	d.WheelX, d.WheelY = ebiten.Wheel()
	r.typed = ebiten.AppendInputChars(r.typed[:0])
	at := r.Caret
	at.X, at.Y = at.X+left, at.Y+top
	written, kept := r.writer.write(at, scale, r.typed, !d.Left && !r.recognizer.touching)
	d.Typed, d.Composing, d.Writing = written, r.writer.composing, r.Caret.On
	r.pressed = inpututil.AppendPressedKeys(r.pressed[:0])
	d.Keys, d.Names = d.Keys[:0], d.Names[:0]
	for _, key := range r.pressed {
		// A quick press is over within a tick.
		if inpututil.IsKeyJustPressed(key) || !once(key) && repeats(inpututil.KeyPressDuration(key)) {
			d.Keys, d.Names = append(d.Keys, key), append(d.Names, ebiten.KeyName(key))
		}
	}
	if kept {
		d.Keys, d.Names = d.Keys[:0], d.Names[:0]
	}
	if !d.Again && r.page.Back() {
		d.Keys, d.Names = append(d.Keys, ebiten.KeyEscape), append(d.Names, "")
	}
	d.Shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	// On Windows both together are AltGr, which types characters.
	d.Control = ebiten.IsKeyPressed(ebiten.KeyControl) && !ebiten.IsKeyPressed(ebiten.KeyAlt) || runtime.GOOS == "darwin" && ebiten.IsKeyPressed(ebiten.KeyMeta)
	r.readPad()
	return r.recognizer.Recognize(d)
}

func repeats(ticks int) bool {
	return ticks == 1 || ticks >= repeatDelay && (ticks-repeatDelay)%repeatEvery == 0
}

// padButtons maps our buttons to the engine's.
var padButtons = [PadButtons]ebiten.StandardGamepadButton{
	PadUp: ebiten.StandardGamepadButtonLeftTop, PadDown: ebiten.StandardGamepadButtonLeftBottom,
	PadLeft: ebiten.StandardGamepadButtonLeftLeft, PadRight: ebiten.StandardGamepadButtonLeftRight,
	PadA: ebiten.StandardGamepadButtonRightBottom, PadB: ebiten.StandardGamepadButtonRightRight,
	PadX: ebiten.StandardGamepadButtonRightLeft, PadY: ebiten.StandardGamepadButtonRightTop,
	PadLB: ebiten.StandardGamepadButtonFrontTopLeft, PadRB: ebiten.StandardGamepadButtonFrontTopRight,
	PadLT: ebiten.StandardGamepadButtonFrontBottomLeft, PadRT: ebiten.StandardGamepadButtonFrontBottomRight,
	PadView: ebiten.StandardGamepadButtonCenterLeft, PadMenu: ebiten.StandardGamepadButtonCenterRight,
	PadLeftStick: ebiten.StandardGamepadButtonLeftStick, PadRightStick: ebiten.StandardGamepadButtonRightStick,
}

// readPad reads the gamepad that was used last, of those with the standard layout. If a player uses another one,
// that one replaces it.
func (r *Sensor) readPad() {
	var last, used Pad
	r.pads = ebiten.AppendGamepadIDs(r.pads[:0])
	for _, id := range r.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		p := Pad{
			There: true,
			LeftX: ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal), LeftY: ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical),
			RightX: ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickHorizontal), RightY: ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickVertical),
		}
		for b := range p.Held {
			p.Held[b] = ebiten.IsStandardGamepadButtonPressed(id, padButtons[b])
		}
		if id == r.pad || !last.There {
			last = p
		}
		if p.used() && (!used.There || id == r.pad) {
			used, r.pad = p, id
		}
	}
	r.devices.Pad = last
	if used.There {
		r.devices.Pad = used
	}
}
