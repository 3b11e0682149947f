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
