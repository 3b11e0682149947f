//go:build js

package bot

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"clinic/game/extensions"
	"clinic/game/gametest"
)

// The golden games of the rules come out in a browser as they do everywhere. They are played together with those of
// the bots, so that only one program has to be compiled.
func TestGoldenOfTheRules(t *testing.T) {
	for _, folder := range []string{"..", "../extensions"} {
		read := func(path string) ([]byte, error) { return os.ReadFile(filepath.Join(folder, path)) }
		files, err := os.ReadDir(filepath.Join(folder, "testdata/golden"))
		if err != nil || len(files) == 0 {
			t.Fatalf("%d golden games of %s are found: %v", len(files), folder, err)
		}
		for _, file := range files {
			name := strings.TrimSuffix(file.Name(), ".json")
			t.Run(name, func(t *testing.T) { gametest.PlayGolden(t, read, name, extensions.All()) })
		}
	}
}
