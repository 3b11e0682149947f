package game_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// core are the packages that use no clock, no files and no randomness but their own.
var core = []string{
	".", "clinic", "copying", "market", "rule", "extensions", "bot", "plan", "arena", "campaign", "lesson", "position", "puzzle", "recorded", "share", "table", "gametest",
}

// sources parses every non-test file below this folder and returns them by path.
func sources(t *testing.T) map[string]*ast.File {
	t.Helper()
	files := map[string]*ast.File{}
	err := filepath.WalkDir(".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		files[path], err = parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		return err
	})
	if err != nil || len(files) < 40 {
		t.Fatalf("%d files are found: %v", len(files), err)
	}
	return files
}

// The rules import only the standard library and each other. Their core uses no clock, files, network or randomness
// of the machine, and starts no goroutines. So the same seed and commands give the same game everywhere.
func TestTheRulesStandAlone(t *testing.T) {
	ofTheMachine := regexp.MustCompile(`^(os|net|time|syscall|sync|runtime|unsafe|plugin|log|embed|math/rand|crypto/rand)(/|$)`)
	for path, file := range sources(t) {
		folder := filepath.ToSlash(filepath.Dir(path))
		inCore := slices.Contains(core, folder)
		for _, spec := range file.Imports {
			name, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			first, _, _ := strings.Cut(name, "/")
			switch {
			case first == "clinic":
				if name != "clinic/game" && !strings.HasPrefix(name, "clinic/game/") {
					t.Errorf("%s imports %s: the rules know nothing of what shows them", path, name)
				}
			case strings.Contains(first, "."):
				outside := folder == "cli" || strings.HasPrefix(folder, "online/") // they serve what the rules say over a network
				if !outside && (folder != "save/numberfile" || !strings.HasPrefix(name, "github.com/pelletier/go-toml/v2")) {
					t.Errorf("%s imports %s: the rules need the standard library only", path, name)
				}
			case inCore && ofTheMachine.MatchString(name):
				t.Errorf("%s imports %s: the core depends on its input only", path, name)
			}
		}
		if !inCore {
			continue
		}
		ast.Inspect(file, func(node ast.Node) bool {
			if _, concurrent := node.(*ast.GoStmt); concurrent {
				t.Errorf("%s starts a goroutine: the core does one thing after another", path)
			}
			return true
		})
	}
}
