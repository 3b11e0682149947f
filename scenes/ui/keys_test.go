package ui

import (
	"testing"

	"clinic/assets/texts"
)

// Whoever plays with fingers is told of no keys.
func TestFingersAreToldOfNoKeys(t *testing.T) {
	reader := NewReader("en")
	for device, want := range map[texts.Device][2]string{
		texts.Mouse:  {"A hint. (G)", "Press to continue"},
		texts.Finger: {"A hint.", "Tap to continue"},
		texts.Keys:   {"A hint. (G)", "Press to continue"},
	} {
		reader.Texts.For(device)
		if got := [2]string{WithKey(reader, "A hint.", "G"), reader.T("moment.press")}; got != want {
			t.Errorf("with %q it says %q, want %q", device, got, want)
		}
	}
}
