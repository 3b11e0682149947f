//go:build !js

package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The engine plays with a player's own numbers, whether the file is named before or after its word (B90).
func TestEngineWithNumbers(t *testing.T) {
	path := filepath.Join(t.TempDir(), "numbers.toml")
	if err := os.WriteFile(path, []byte("start.money = 44\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for before, arguments := range map[string][]string{"": {"engine", "--numbers", path}, path: {"engine"}} {
		var out strings.Builder
		if err := all.Run(arguments, before, strings.NewReader(`{"do":"new","config":{"players":1}}`), &out); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(out.String(), `"money":44`) {
			t.Errorf("%v: %s", arguments, out.String())
		}
	}
}

// When the engine can't start it says why in one sentence, with the line of a wrong number (B90).
func TestEngineRefusesToBegin(t *testing.T) {
	path := filepath.Join(t.TempDir(), "numbers.toml")
	if err := os.WriteFile(path, []byte("\nstart.monney = 44\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		arguments []string
		want      string
	}{
		{[]string{"engine", "--numbers", path}, path + ", line 2: start.monney: there is no number of this name"},
		{[]string{"engine", "--numbers", path + "x"}, "can't be read"},
		{[]string{"engine", "--loud"}, "-loud"},
		{[]string{"engine", "now"}, "standard input"},
	} {
		err := run(test.arguments, strings.NewReader(""), new(strings.Builder))
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%v: got %v, want %q", test.arguments, err, test.want)
		}
	}
}
