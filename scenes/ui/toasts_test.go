package ui

import "testing"

// Only the last refusal is shown: the one before is about something else by then.
func TestRefusalsAreShownOneAtATime(t *testing.T) {
	var toasts Toasts
	toasts.Add("kept", Warned, 0, 0)
	toasts.Add("first", Refused, 0, 0)
	toasts.Add("second", Refused, 0, 0)
	if len(toasts.notes) != 2 || toasts.notes[0].text != "kept" || toasts.notes[1].text != "second" {
		t.Errorf("shown are %+v", toasts.notes)
	}
}
