package panels

import (
	"testing"

	"clinic/scenes/thing"
)

// A kind of thing without an entry could not explain itself.
func TestEveryKindOfThingHasATip(t *testing.T) {
	t.Parallel()
	for kind := range thing.Kinds {
		if tips[kind] == nil {
			t.Errorf("nothing is said about the tip of %q", thing.Of(kind))
		}
	}
}
