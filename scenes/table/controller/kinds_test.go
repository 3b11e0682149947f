package controller

import (
	"testing"

	"clinic/scenes/table/thing"
)

// A kind of thing that nobody has thought of could not be used: each says whether keys reach it and what can be dropped
// there.
func TestEveryKindOfThingHasAUse(t *testing.T) {
	for kind := thing.Nothing + 1; kind < thing.Kinds; kind++ {
		if use := &uses[kind]; use.keys == nil || use.drop == unsaid {
			t.Errorf("nothing is said about the use of %q", thing.Of(kind))
		}
	}
}
