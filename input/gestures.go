// Package input turns mouse, touch, keyboard and gamepad into the same few gestures.
//
// A Reader asks the devices once a tick, a Recognizer makes Gestures of what they say, and the scenes see only
// Gestures: a test feeds a scene by filling the struct itself.
package input

import "github.com/hajimehoshi/ebiten/v2"

// Gestures is all that the player did in one tick. Places and distances are logical pixels, as in the palette's
// measures.
type Gestures struct {
	// X, Y is the pointer: the mouse, or the finger that is or was down last.
	X, Y float64
	// DX, DY is the way of the pointer since the last tick.
	DX, DY float64
	// Hovering says that the pointer rests over X, Y: a mouse inside the window, or a finger held long in one place.
	Hovering bool

	// Pressed: the main button or the finger went down in this tick, at PressX, PressY.
	Pressed        bool
	PressX, PressY float64
	// Unsure: the press of this drag may have been anywhere between EarlierX, EarlierY and PressX, PressY, see Recognizer.
	// Earlier: it may well have been at EarlierX, EarlierY; and LikelyEarlier, more likely than at PressX, PressY.
	// Late: the picture before this one came so late that a hand may have come from one thing to another meanwhile.
	Unsure, Earlier, LikelyEarlier, Late bool
	EarlierX, EarlierY                   float64
	// Held: the main button or the finger is down.
	Held bool
	// Clicked: it came up again without having been moved or held long.
	Clicked bool
	// Dragging: it is down and was moved; DragStarted in the first tick of that.
	Dragging, DragStarted bool
	// Dropped: a drag ended in this tick, at X, Y.
	Dropped bool
	// DoubleTapped: this click is the second tap of a finger at one place, soon after the first.
	DoubleTapped bool
	// LongPressed: a finger has been held in one place long enough to mean "what is this?".
	LongPressed bool
	// Secondary: the right button was clicked.
	Secondary bool

	// Wheel is the turn of the wheel in notches, away from the player positive; WheelX is to the right.
	Wheel, WheelX float64
	// Zoom is the factor of a pinch, or of plus and minus keys; 1 means none.
	Zoom float64
	// PanX, PanY is the way of two fingers, of the middle button or of the gamepad's right stick.
	PanX, PanY float64

	// MoveX, MoveY is a step of the focus: arrow keys, the gamepad's cross and left stick, -1, 0 or 1 each.
	MoveX, MoveY int
	// FocusNext and FocusPrevious: Tab and Shift+Tab.
	FocusNext, FocusPrevious bool
	// Confirm: Enter, Space, the gamepad's lower button.
	Confirm bool
	// Cancel: Esc, the gamepad's right button.
	Cancel bool
	// Lost: a drag ended because the window was left, or its finger taken away. What it carried goes back, and nothing
	// else happens.
	Lost bool
	// Undo and Redo: a tap with two and with three fingers; Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z; the gamepad's left button
	// and the one for the view.
	Undo, Redo bool

	// Deed is what the shortcut does whose key or button went down in this tick, if any. Undo, Redo and Zoom say it as
	// well.
	Deed Deed

	// Speaks says that somebody hears the game; then Told is set by who follows the gestures: what the focus is on, and
	// what Take does.
	Speaks bool
	Told   string

	// Felt is set by who follows the gestures: what they did.
	Felt Felt

	// Typed holds the characters typed in this tick.
	Typed []rune
	// Composing is what the system's input method is making of several keys, or all that a keyboard on the screen has
	// written; it stands at the caret, and comes as Typed when it is done.
	Composing string
	// Caret is set by the text field that has the focus: there the input method shows what it offers.
	Caret Caret
	// Keys holds the keys that went down or repeated in this tick.
	Keys []ebiten.Key
	// Strokes are those keys as they are named in the player's layout, without the ones that are only held.
	Strokes []Stroke
	// Shift and Control say whether these keys are down (Control is Command on a Mac); the gamepad's left trigger is
	// Shift.
	Shift, Control bool
	// ByKeys says that the last thing the player used was keyboard or gamepad, so that the focus is worth showing.
	ByKeys bool
	// ByPad says that it was the gamepad, so that its signs are worth showing.
	ByPad bool
	// PadGone says that the gamepad, which was used last, is connected no more.
	PadGone bool
	// ByTouch says that the pointer is a finger, so that no keys need to be shown.
	ByTouch bool
}

// Key says whether key went down, or repeated, in this tick.
func (g *Gestures) Key(key ebiten.Key) bool {
	for _, k := range g.Keys {
		if k == key {
			return true
		}
	}
	return false
}

// Any says whether the player did anything beyond moving the pointer.
func (g *Gestures) Any() bool {
	return g.Pressed || g.Held || g.Clicked || g.Dropped || g.Secondary || g.Wheel != 0 || g.WheelX != 0 || g.Zoom != 1 ||
		g.PanX != 0 || g.PanY != 0 || g.MoveX != 0 || g.MoveY != 0 || g.FocusNext || g.FocusPrevious || g.Confirm ||
		g.Cancel || g.Lost || g.Undo || g.Redo || g.Deed != NoDeed || len(g.Typed) > 0 || len(g.Keys) > 0
}

// Idle returns gestures in which nothing happens, with the pointer away from everything.
func Idle() Gestures { return Gestures{X: -1, Y: -1, Zoom: 1} }
