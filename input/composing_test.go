package input

import "testing"

// Without a focused text field the characters of the keys themselves are used.
func TestWithoutATextFieldKeysWrite(t *testing.T) {
	var w writer
	if text, kept := w.write(Caret{}, 1, []rune("a"), true); string(text) != "a" || kept {
		t.Errorf("without a field %q is written, kept: %t", string(text), kept)
	}
}
