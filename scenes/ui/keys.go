package ui

import (
	"runtime"
	"strings"

	"clinic/input"
)

// KeyName returns a key's name for the player, such as "B" or "Ctrl+Z"; empty for none.
func (r *Reader) KeyName(s input.Stroke) string {
	if s.Key == "" {
		return ""
	}
	name := strings.ToUpper(s.Key)
	switch id := "key." + s.Key; {
	case s.Key == "-":
		name = "−" // a hyphen is hard to see
	case !s.Sign() && r.Has(id):
		name = r.T(id)
	}
	modify := func(with bool, key, sign string) {
		switch {
		case with && runtime.GOOS == "darwin":
			name = sign + name
		case with:
			name = strings.Join([]string{r.T(key), name}, "+")
		}
	}
	modify(s.Shift, "key.shift", "⇧")
	modify(s.Control, "key.control", "⌘")
	return name
}

// KeyOf returns the key of a command as it is written for the player, or with pad the sign on the gamepad's
// button; empty if there is none.
func (r *Reader) KeyOf(deed input.Deed, pad bool) string {
	if pad {
		return input.PadSignOf(deed)
	}
	return r.KeyName(r.Shortcuts.Of(deed))
}

// WithKey appends a key in brackets to a text, if there is one.
func (r *Reader) WithKey(text, key string) string {
	if key == "" {
		return text
	}
	return r.T("common.with_key", Data{"Text": text, "Key": key})
}
