// Package input turns mouse, touch, keyboard and gamepad into the same few gestures.
//
// A Reader asks the devices once a tick, a Recognizer turns their state into Gestures, and the scenes see only
// Gestures: a test feeds a scene by filling the struct itself.
package input

import "github.com/hajimehoshi/ebiten/v2"

// Gestures is everything that the player did in one tick. Places and distances are in logical pixels.
type Gestures struct {
	// X, Y is the pointer: the mouse, or the finger that was down last.
	X, Y float64
	// DX, DY is how far the pointer moved since the last tick.
	DX, DY float64
	// Hovering says that the pointer rests over X, Y: a mouse inside the window, or a finger
	// that presses long, until the next touch.
	Hovering bool

	// Pressed: the main button or the finger went down in this tick, at PressX, PressY.
	Pressed        bool
	PressX, PressY float64
	// Unsure: this drag may have been pressed anywhere between EarlierX, EarlierY and PressX, PressY; see
	// Recognizer. Earlier: EarlierX, EarlierY is a likely place. LikelyEarlier: it is more likely than PressX,
	// PressY. Late: the frame before this one took so long that a hand may have moved from one thing to another
	// meanwhile.
	Unsure, Earlier, LikelyEarlier, Late bool
	EarlierX, EarlierY                   float64
	// Held: the main button or the finger is down.
	Held bool
	// Clicked: it was released without having moved or been held long.
	Clicked bool
	// Dragging: it is down and has moved. DragStarted is set in the first tick of a drag.
	Dragging, DragStarted bool
	// Dropped: a drag ended in this tick, at X, Y.
	Dropped bool
	// DoubleTapped: this click is a finger's second tap at one place, soon after the first.
	DoubleTapped bool
	// LongPressed: a finger has rested in one place long enough to ask “what is this?”.
	LongPressed bool
	// Secondary: the right button was clicked.
	Secondary bool

	// Wheel is the turn of the wheel in notches, positive away from the player. WheelX is positive to the right.
	Wheel, WheelX float64
	// Zoom is the factor of a pinch, or of the plus and minus keys; 1 for none.
	Zoom float64
	// PanX, PanY is the movement of two fingers, of the middle button or of the gamepad's right stick.
	PanX, PanY float64

	// MoveX, MoveY is a step of the focus by arrow keys or the gamepad's cross or left stick: -1, 0 or 1 each.
	MoveX, MoveY int
	// FocusNext and FocusPrevious: Tab and Shift+Tab.
	FocusNext, FocusPrevious bool
	// Confirm: Enter, Space, the gamepad's bottom button.
	Confirm bool
	// Cancel: Esc, the gamepad's right button.
	Cancel bool
	// Lost: a drag ended because the window lost the focus, or the system took the finger away. What it carried
	// goes back, and nothing else happens.
	Lost bool
	// Undo and Redo: a tap with two and with three fingers; Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z; the gamepad's left
	// button and its View button.
	Undo, Redo bool

	// Deed is what the shortcut of a key or button that went down in this tick does. Undo, Redo and Zoom are also
	// set in their own fields.
	Deed Deed

	// Speaks says that the game is read aloud. Then whoever handles the gestures sets Told: what has the focus,
	// and what Take does there; ToldOf names it, so that the next of two that say the same is said, too.
	Speaks bool
	Told   string
	ToldOf any

	// Felt is set by whoever handles the gestures: what they did.
	Felt Felt

	// Typed holds the characters typed in this tick.
	Typed []rune
	// Composing is text that the system's input method is still composing from several keys, or everything that an
	// on-screen keyboard has written. It stands at the caret, and arrives in Typed when it is done.
	Composing string
	// Caret is set by the text field that has the focus: the input method shows its suggestions there.
	Caret Caret
	// Keys holds the keys that went down or repeated in this tick.
	Keys []ebiten.Key
	// Strokes holds those keys by their names in the player's layout, without modifiers.
	Strokes []Stroke
	// Shift and Control say whether these keys are down (Control is Command on a Mac). The gamepad's left trigger
	// counts as Shift.
	Shift, Control bool
	// ByKeys says that the player last used the keyboard or gamepad, so that the focus is shown.
	ByKeys bool
	// ByPad says that it was the gamepad, so that the signs of its buttons are shown.
	ByPad bool
	// PadGone says that the gamepad, the device used last, was just disconnected.
	PadGone bool
	// ByTouch says that the pointer is a finger, so that no keys are shown.
	ByTouch bool
}

// Key reports whether key went down, or repeated, in this tick.
func (g *Gestures) Key(key ebiten.Key) bool {
	for _, k := range g.Keys {
		if k == key {
			return true
		}
	}
	return false
}

// Any reports whether the player did anything beyond moving the pointer.
func (g *Gestures) Any() bool {
	return g.Pressed || g.Held || g.Clicked || g.Dropped || g.Secondary || g.Wheel != 0 || g.WheelX != 0 || g.Zoom != 1 ||
		g.PanX != 0 || g.PanY != 0 || g.MoveX != 0 || g.MoveY != 0 || g.FocusNext || g.FocusPrevious || g.Confirm ||
		g.Cancel || g.Lost || g.Undo || g.Redo || g.Deed != NoDeed || len(g.Typed) > 0 || len(g.Keys) > 0
}

// Acts reports whether the player presses something, or uses a key.
func (g *Gestures) Acts() bool { return g.Pressed || g.ByKeys && g.Any() }

// Idle returns gestures in which nothing happens, with the pointer away from everything.
func Idle() Gestures { return Gestures{X: -1, Y: -1, Zoom: 1} }
