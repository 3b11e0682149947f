package input

import (
	"runtime"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

const (
	repeatDelay = 24 // ticks until a held key repeats
	repeatEvery = 3  // ticks from one repeat to the next
)

// Reader asks the real devices. Use one for the life of the program.
type Reader struct {
	recognizer Recognizer
	framed     bool
	asked      time.Time // in the frame before
	devices    Devices
	touchIDs   []ebiten.TouchID
	pads       []ebiten.GamepadID
	pressed    []ebiten.Key
	typed      []rune
	writer     writer
	// Caret is where the text field writes that has the focus, as the gestures of the last tick have told.
	Caret Caret
}

// Frame says that a frame is over: the next time the devices are asked they may say something new.
func (r *Reader) Frame() { r.framed = true }

// HasGamepad tells whether there is a gamepad.
func (r *Reader) HasGamepad() bool { return len(r.pads) > 0 }

// Read returns this tick's gestures. scale is how many device pixels a logical pixel has; width and height are the window's
// size in logical pixels. Call it exactly once a tick. What it returns is good until the next call.
func (r *Reader) Read(scale, width, height float64) Gestures {
	d := &r.devices
	d.Again, r.framed = !r.framed, false
	if !d.Again {
		now := time.Now()
		d.Passed, r.asked = now.Sub(r.asked).Seconds()*float64(ebiten.TPS()), now
	}
	x, y := ebiten.CursorPosition()
	d.MouseX, d.MouseY = float64(x)/scale, float64(y)/scale
	d.MouseInside = ebiten.IsFocused() && d.MouseX >= 0 && d.MouseY >= 0 && d.MouseX < width && d.MouseY < height
	d.Left = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	d.Right = ebiten.IsMouseButtonPressed(ebiten.MouseButtonRight)
	d.Middle = ebiten.IsMouseButtonPressed(ebiten.MouseButtonMiddle)
	d.WheelX, d.WheelY = ebiten.Wheel()
	r.touchIDs = ebiten.AppendTouchIDs(r.touchIDs[:0])
	d.Touches = d.Touches[:0]
	for _, id := range r.touchIDs {
		x, y := ebiten.TouchPosition(id)
		d.Touches = append(d.Touches, Touch{X: float64(x) / scale, Y: float64(y) / scale})
	}
	r.typed = ebiten.AppendInputChars(r.typed[:0])
	written, kept := r.writer.write(r.Caret, scale, r.typed)
	d.Typed, d.Composing = written, r.writer.composing
	r.pressed = inpututil.AppendPressedKeys(r.pressed[:0])
	d.Keys, d.Names = d.Keys[:0], d.Names[:0]
	for _, key := range r.pressed {
		if inpututil.IsKeyJustPressed(key) || !once(key) && repeats(inpututil.KeyPressDuration(key)) { // a quick press is over within a tick
			d.Keys, d.Names = append(d.Keys, key), append(d.Names, ebiten.KeyName(key))
		}
	}
	if kept {
		d.Keys, d.Names = d.Keys[:0], d.Names[:0]
	}
	d.Shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	// Both together are AltGr on Windows, which writes signs.
	d.Control = ebiten.IsKeyPressed(ebiten.KeyControl) && !ebiten.IsKeyPressed(ebiten.KeyAlt) || runtime.GOOS == "darwin" && ebiten.IsKeyPressed(ebiten.KeyMeta)
	r.readPad()
	return r.recognizer.Recognize(d)
}

// once says which keys do their work only once, however long they are held: a second Enter must be meant.
func once(key ebiten.Key) bool {
	return key == ebiten.KeyEnter || key == ebiten.KeyNumpadEnter || key == ebiten.KeySpace || key == ebiten.KeyEscape
}

func repeats(ticks int) bool {
	return ticks == 1 || ticks >= repeatDelay && (ticks-repeatDelay)%repeatEvery == 0
}

// readPad reads the first gamepad of the standard layout.
func (r *Reader) readPad() {
	r.devices.Pad = Pad{}
	r.pads = ebiten.AppendGamepadIDs(r.pads[:0])
	for _, id := range r.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		pressed := func(b ebiten.StandardGamepadButton) bool {
			return repeats(inpututil.StandardGamepadButtonPressDuration(id, b))
		}
		r.devices.Pad = Pad{
			Up: pressed(ebiten.StandardGamepadButtonLeftTop), Down: pressed(ebiten.StandardGamepadButtonLeftBottom),
			Left: pressed(ebiten.StandardGamepadButtonLeftLeft), Right: pressed(ebiten.StandardGamepadButtonLeftRight),
			Confirm: inpututil.IsStandardGamepadButtonJustPressed(id, ebiten.StandardGamepadButtonRightBottom),
			Cancel:  inpututil.IsStandardGamepadButtonJustPressed(id, ebiten.StandardGamepadButtonRightRight),
			Undo:    pressed(ebiten.StandardGamepadButtonRightLeft), Redo: pressed(ebiten.StandardGamepadButtonRightTop),
			Next: pressed(ebiten.StandardGamepadButtonFrontTopRight), Previous: pressed(ebiten.StandardGamepadButtonFrontTopLeft),
			ZoomIn: pressed(ebiten.StandardGamepadButtonFrontBottomRight), ZoomOut: pressed(ebiten.StandardGamepadButtonFrontBottomLeft),
			LookX: ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickHorizontal),
			LookY: ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickVertical),
		}
		return
	}
}
