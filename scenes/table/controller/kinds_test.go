package controller

import (
	"testing"

	"clinic/scenes/thing"
)

// Every kind of thing says whether keys reach it and what can be dropped there; a kind without an entry could not be
// used.
func TestEveryKindOfThingHasAUse(t *testing.T) {
	for kind := thing.Nothing + 1; kind < thing.Kinds; kind++ {
		if use := &uses[kind]; use.keys == nil || use.drop == unsaid {
			t.Errorf("nothing is said about the use of %q", thing.Of(kind))
		}
	}
}
