package extensionui

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"clinic/audio"
	"clinic/game"
)

// factsOf reads the names of all event types from the code of the rules in a folder.
func factsOf(t *testing.T, folder string) (facts []game.EventType) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "..", folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range files {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(node ast.Node) bool {
			spec, ok := node.(*ast.ValueSpec)
			if !ok || len(spec.Values) != 1 {
				return true
			}
			kind := ""
			switch of := spec.Type.(type) {
			case *ast.Ident:
				kind = of.Name
			case *ast.SelectorExpr:
				kind = of.Sel.Name
			}
			if text, ok := spec.Values[0].(*ast.BasicLit); ok && kind == "EventType" {
				if name, err := strconv.Unquote(text.Value); err == nil {
					facts = append(facts, game.EventType(name))
				}
			}
			return true
		})
	}
	return facts
}

// Every event of the rules and of each extension has a sound or is silent on purpose: a new one fails here until
// somebody has decided how it sounds.
func TestEveryFactIsSaid(t *testing.T) {
	t.Parallel()
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	base, more := factsOf(t, "game"), factsOf(t, filepath.Join("game", "extensions"))
	if len(base) < 35 || len(more) < 25 {
		t.Fatalf("only %d and %d facts are found", len(base), len(more))
	}
	for _, fact := range append(base, more...) {
		if SoundOf(rules, &game.Event{Type: fact}) == audio.Unsaid {
			t.Errorf("nothing says how %s sounds: scenes/sounds for the base game, Sounds of a UI for an extension", fact)
		}
	}
	said := map[game.EventType]bool{}
	for _, fact := range append(base, more...) {
		said[fact] = true
	}
	for fact := range heard {
		if !said[fact] {
			t.Errorf("%s has a sound, and there is no such fact", fact)
		}
	}
}
