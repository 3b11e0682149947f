package ui

import (
	"runtime"
	"strings"

	"clinic/input"
)

// KeyName returns a key's name for the player, such as "B" or "Ctrl+Z"; empty for none.
func KeyName(s input.Stroke) string {
	if s.Key == "" {
		return ""
	}
	name := strings.ToUpper(s.Key)
	switch id := "key." + s.Key; {
	case s.Key == "-":
		name = "−" // a hyphen is hard to see
	case !s.Sign() && Has(id):
		name = T(id)
	}
	control, shift := T("key.control")+"+", T("key.shift")+"+"
	if runtime.GOOS == "darwin" {
		control, shift = "⌘", "⇧"
	}
	if s.Shift {
		name = shift + name
	}
	if s.Control {
		name = control + name
	}
	return name
}

// KeyOf returns the key of a command as it is written for the player, or with pad the sign on the gamepad's
// button; empty if there is none.
func KeyOf(deed input.Deed, pad bool) string {
	if pad {
		return input.PadSignOf(deed)
	}
	return KeyName(input.KeyOf(deed))
}

// WithKey appends a key in brackets to a text, if there is one.
func WithKey(text, key string) string {
	if key == "" {
		return text
	}
	return T("common.with_key", Data{"Text": text, "Key": key})
}
