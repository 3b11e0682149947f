package collect

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestTheLicencesThatAreBuiltInAreThoseOfWhatIsBuiltIn(t *testing.T) {
	if err := Current("../../.."); err != nil {
		t.Error(err)
	}
}

// A work without a known license is rejected.
func TestAnUnknownLicenceIsAnError(t *testing.T) {
	folder := t.TempDir()
	m := &module{Path: "example.org/work", Version: "v1.0.0", Dir: folder}
	inside := filepath.Join(folder, "inside")
	if err := os.Mkdir(inside, 0o755); err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	if err := add(files, dependency{Dir: inside, Module: m}); err == nil || !strings.Contains(err.Error(), m.Path) {
		t.Errorf("without a licence: %v", err)
	}
	if err := os.WriteFile(filepath.Join(folder, "LICENSE"), []byte("Nobody but me may use this."), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := add(files, dependency{Dir: inside, Module: m}); err != nil {
		t.Fatal(err)
	}
	if _, err := read(files); !errors.Is(err, errUnknown) {
		t.Errorf("with a licence that is not known: %v", err)
	}
}
