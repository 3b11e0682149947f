package scenes

import (
	"strings"
	"testing"

	"clinic/scenes/system"
	"clinic/scenes/ui"
)

// A library that can't be loaded is named, together with its package.
func TestALibraryThatIsNotThereIsNamed(t *testing.T) {
	reader := ui.NewReader("en")
	if err := system.Loadable("libX11.so.6"); err != nil {
		t.Errorf("what every window needs is not found: %v", err)
	}
	if err := system.Loadable("libX11.so.6", "libXrandr.so.99"); err == nil || !strings.Contains(explained(reader, err).Error(), "libxrandr2") {
		t.Errorf("of a missing library is said: %v", err)
	}
}
