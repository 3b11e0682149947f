package ui

import (
	"runtime"
	"strings"

	"clinic/input"
)

// KeyName writes a key for the player: "B", "Ctrl+Z"; empty for none.
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

// KeyOf is the key that does a deed, as it is written for the player, or the sign on the gamepad's button where that is
// in use; empty where there is none.
func KeyOf(deed input.Deed, pad bool) string {
	if pad {
		return input.PadSignOf(deed)
	}
	return KeyName(input.KeyOf(deed))
}

// WithKey puts a key in brackets behind what it does, if there is one.
func WithKey(text, key string) string {
	if key == "" {
		return text
	}
	return T("common.with_key", Data{"Text": text, "Key": key})
}
