//go:build !windows && !js

package disk

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// A claim is lost when its file is removed or replaced, and can be made again unless another program was quicker.
// (Windows does not let anyone remove such a file.)
func TestAClaimThatIsLostIsClaimedAgain(t *testing.T) {
	folder := t.TempDir()
	path, other := filepath.Join(folder, ".playing"), filepath.Join(folder, "other")
	if Held(path) {
		t.Error("what nobody claimed is held")
	}
	lose := map[string]func() error{
		"removed": func() error { return os.Remove(path) },
		"moved":   func() error { return os.Rename(path, other) },
		"replaced": func() error {
			return errors.Join(os.WriteFile(other, nil, 0o600), os.Rename(other, path))
		},
	}
	for how, do := range lose {
		if _, err := Claim(path); err != nil || !Held(path) {
			t.Fatalf("it is not claimed: %v", err)
		}
		if err := do(); err != nil {
			t.Fatal(err)
		}
		if Held(path) {
			t.Errorf("%s: it counts as held", how)
		}
		if mine, err := Claim(path); !mine || err != nil || !Held(path) {
			t.Errorf("%s: it is not claimed again: %v", how, err)
		}
		if another, err := alone(path); another != nil || err != nil {
			t.Errorf("%s: another program gets it as well, or %v", how, err)
		}
	}

	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	another, err := alone(path) // as another program does
	if another == nil || err != nil {
		t.Fatalf("another program does not get what was removed: %v", err)
	}
	if mine, err := Claim(path); mine || err != nil || Held(path) {
		t.Errorf("what another program has is claimed, or %v", err)
	}
	another.Close()
	if mine, err := Claim(path); !mine || err != nil {
		t.Errorf("once the other program has ended it is not free: %v", err)
	}
	if Release(path); Held(path) {
		t.Error("what was given free is held")
	}
	if another, err := alone(path); another == nil || err != nil {
		t.Errorf("what was given free is free for nobody: %v", err)
	} else {
		another.Close()
	}
}
