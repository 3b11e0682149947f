package view

import (
	"clinic/input"
	"clinic/scenes/ui"
)

// Caps is the kind of keys shown on buttons.
type Caps uint8

// None for a finger, those of the keyboard, or the signs of the gamepad if that was used last.
const (
	NoCaps Caps = iota
	KeyCaps
	PadCaps
)

// CapsFor returns the caps for the device that made the gestures.
func CapsFor(g *input.Gestures) Caps {
	switch {
	case g.ByPad:
		return PadCaps
	case g.ByTouch && !g.ByKeys:
		return NoCaps
	}
	return KeyCaps
}

// KeyOf returns the key of a deed as sentences name it, or "" if there is none.
func (c Caps) KeyOf(reader *ui.Reader, deed input.Deed) string {
	return ui.KeyOf(reader, deed, c == PadCaps)
}

// On returns the key of a deed as its button shows it, or "" if it shows none.
func (c Caps) On(reader *ui.Reader, deed input.Deed) string {
	if c == NoCaps {
		return ""
	}
	return c.KeyOf(reader, deed)
}
