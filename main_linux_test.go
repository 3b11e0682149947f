package main

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"clinic/scenes"
)

func TestWithoutADisplayTheProgramSaysSo(t *testing.T) {
	t.Setenv("DISPLAY", "")
	err := run(nil, nil, &bytes.Buffer{})
	if !errors.Is(err, scenes.ErrNoDisplay) || !strings.Contains(err.Error(), "make web") {
		t.Errorf("without a display: %v", err)
	}
}

// A display that can't be opened is one sentence that names it.
func TestADisplayThatCannotBeOpenedIsNamed(t *testing.T) {
	for _, display := range []string{":9999", "bogus"} {
		t.Setenv("DISPLAY", display)
		err := run(nil, nil, &bytes.Buffer{})
		if err == nil || !strings.Contains(err.Error(), display) || strings.Contains(err.Error(), "nil pointer") {
			t.Errorf("on the display %q: %v", display, err)
		}
	}
}
