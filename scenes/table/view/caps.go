package view

import (
	"clinic/input"
	"clinic/scenes/ui"
)

// Caps says which keys are shown on buttons.
type Caps uint8

// None to a finger, those of the keyboard, or the signs of the gamepad where that was used last.
const (
	NoCaps Caps = iota
	KeyCaps
	PadCaps
)

// CapsFor gives those for the one who made the gestures.
func CapsFor(g *input.Gestures) Caps {
	switch {
	case g.ByPad:
		return PadCaps
	case g.ByTouch && !g.ByKeys:
		return NoCaps
	}
	return KeyCaps
}

// KeyOf is the key of a deed as sentences name it, empty where there is none.
func (c Caps) KeyOf(deed input.Deed) string { return ui.KeyOf(deed, c == PadCaps) }

// On is the key of a deed as it is shown on its button, empty where none is.
func (c Caps) On(deed input.Deed) string {
	if c == NoCaps {
		return ""
	}
	return c.KeyOf(deed)
}
