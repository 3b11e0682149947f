package ui

import (
	"runtime"
	"strings"

	"clinic/input"
)

// KeyName returns a key's name for the player, such as "B" or "Ctrl+Z"; empty for none.
func KeyName(reader *Reader, s input.Stroke) string {
	if s.Key == "" {
		return ""
	}
	name := strings.ToUpper(s.Key)
	switch id := "key." + s.Key; {
	case s.Key == "-":
		name = "−" // a hyphen is hard to see
	case !s.Sign() && reader.Texts.Has(id):
		name = reader.T(id)
	}
	modify := func(with bool, key, sign string) {
		switch {
		case with && runtime.GOOS == "darwin":
			name = sign + name
		case with:
			name = strings.Join([]string{reader.T(key), name}, "+")
		}
	}
	modify(s.Shift, "key.shift", "⇧")
	modify(s.Control, "key.control", "⌘")
	return name
}

// KeyOf returns the key of a command as it is written for the player, or with pad the sign on the gamepad's
// button; empty if there is none.
func KeyOf(reader *Reader, deed input.Deed, pad bool) string {
	if pad {
		return input.PadSignOf(deed)
	}
	return KeyName(reader, reader.Shortcuts.Of(deed))
}

// WithKey appends a key in brackets to a text, if there is one.
func WithKey(reader *Reader, text, key string) string {
	if key == "" {
		return text
	}
	return reader.T("common.with_key", Data{"Text": text, "Key": key})
}
