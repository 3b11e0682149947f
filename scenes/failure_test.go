package scenes

import (
	"errors"
	"strings"
	"testing"

	"clinic/scenes/ui"
)

// A missing library is named with its package; other errors stay as they are.
func TestAMissingLibraryNamesItsPackage(t *testing.T) {
	reader := ui.NewReader("en")
	missing := errors.New("glfw: failed to load any of [libX11.so.6 libX11.so]: libX11.so.6: cannot open shared object file")
	if said := explained(reader, missing).Error(); !strings.Contains(said, "libx11-6") {
		t.Errorf("it says %q", said)
	}
	if said := explained(reader, errors.New("glfw: egl: library not found: the requested API is unavailable")).Error(); !strings.Contains(said, "libgl1") {
		t.Errorf("without libGL it says %q", said)
	}
	if other := errors.New("the window stopped working"); explained(reader, other) != other {
		t.Error("another error is explained")
	}
}
