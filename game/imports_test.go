package game_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"clinic/game/extensions"
)

// core are the packages that know no clock, no files and no chance but their own.
var core = []string{".", "clinic", "copying", "market", "rule", "extensions", "bot", "recorded", "gametest"}

// sources parses every file below this folder that is no test, by path.
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

// The rules import the standard library and each other; their core asks no clock, no file, no net and no chance of
// the machine, and starts nothing at the same time. So the same seed and commands give the same game everywhere.
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
				if folder != "save/numberfile" || !strings.HasPrefix(name, "github.com/pelletier/go-toml/v2") {
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

// ids are those of every extension and variant that the engine protocol names.
var ids = []string{
	"cigarettes", "helicopters", "fire_trucks", "wheelchairs", "public_toilets", "temp_agency", "ghosts", "triage", "therapy_dogs",
	"gift_shop", "air_conditioners", "urban_design_2", "emergency", "covid_19", "tough_doctors", "clever_doctors", "humble_doctors",
}

// The base game never asks whether an extension is on: no name of one stands anywhere in its packages.
func TestTheBaseGameKnowsNoExtension(t *testing.T) {
	names := slices.Clone(ids)
	for _, e := range extensions.All() {
		if !slices.Contains(names, e.ID) {
			t.Errorf("the extension %s is not in the engine protocol", e.ID)
			names = append(names, e.ID)
		}
	}
	pattern := regexp.MustCompile(`(?i)\b(` + strings.Join(names, "|") + `)\b`)
	for path := range sources(t) {
		folder := filepath.ToSlash(filepath.Dir(path))
		if folder == "extensions" || !slices.Contains(core, folder) {
			continue
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for number, line := range strings.Split(string(text), "\n") {
			if found := pattern.FindString(line); found != "" {
				t.Errorf("%s:%d names the extension %s: what it does belongs into extensions", path, number+1, found)
			}
		}
	}
}
