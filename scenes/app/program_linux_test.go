package app

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"clinic/game/cli"
	"clinic/scenes"
)

func TestWithoutADisplayTheProgramSaysSo(t *testing.T) {
	t.Setenv("DISPLAY", "")
	err := Run(nil, &cli.Commands{}, nil, &bytes.Buffer{})
	if !errors.Is(err, scenes.ErrNoDisplay) || !strings.Contains(err.Error(), "make web") {
		t.Errorf("without a display: %v", err)
	}
}

// If a display can't be opened, the error is one sentence that names it.
func TestADisplayThatCannotBeOpenedIsNamed(t *testing.T) {
	for _, display := range []string{":9999", "bogus"} {
		t.Setenv("DISPLAY", display)
		err := Run(nil, &cli.Commands{}, nil, &bytes.Buffer{})
		if err == nil || !strings.Contains(err.Error(), display) || strings.Contains(err.Error(), "nil pointer") {
			t.Errorf("on the display %q: %v", display, err)
		}
	}
}

// A file named on the command line is a game, whatever its extension; and each error gets a sentence of its own.
func TestAFileIsAGameWhateverItsName(t *testing.T) {
	folder := t.TempDir()
	var paths []string
	for _, name := range []string{"BASE.CLINIC", "saved"} {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte("{}"), 0o644); err != nil {
			t.Fatal(err)
		}
		paths = append(paths, path)
	}
	for _, x := range []struct {
		arguments []string
		want      string
	}{
		{paths[:1], "can't be opened"},
		{paths[1:], "can't be opened"},
		{paths, "only one game"},
		{[]string{"--data", ""}, "--data needs a folder"},
		{[]string{"nothing"}, "there is no command"},
	} {
		if err := Run(x.arguments, &cli.Commands{}, nil, &bytes.Buffer{}); err == nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("%q: %v, want %q", x.arguments, err, x.want)
		}
	}
}
