package input

import "testing"

// What keys alone give stands where no text field has the focus.
func TestWithoutATextFieldKeysWrite(t *testing.T) {
	var w writer
	if text, kept := w.write(Caret{}, 1, []rune("a"), true); string(text) != "a" || kept {
		t.Errorf("without a field %q is written, kept: %t", string(text), kept)
	}
}
