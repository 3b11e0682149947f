package gallery

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"

	"clinic/input"
)

// With reduced motion nothing moves that otherwise would: a few pictures show what has changed, mark it, and show it
// unmarked.
func TestNothingMovesWithReducedMotion(t *testing.T) {
	const most = 10
	for _, strip := range Strips() {
		first, err := strip.Scene()
		if err != nil {
			t.Fatal(err)
		}
		h := newHand(first, 1280, 800, true)
		if strip.Use != nil {
			strip.Use(h)
		}
		pictures := 0
		for range 300 {
			if h.tick(input.Idle()); h.shell.Due() {
				pictures++
				h.shell.Paint(h.window)
			}
		}
		if pictures > most || h.err != nil {
			t.Errorf("%s: %d pictures are drawn; %v", strip.Name, pictures, h.err)
		}
		h.window.Deallocate()
	}
}

// Everything that moves takes the ticks that Context.Motion returns, which follow the player's speed or are none.
func TestWhatMovesFollowsThePlayersSpeed(t *testing.T) {
	found := 0
	err := filepath.WalkDir("../..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || strings.Contains(path, "scenetest") {
			return err
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) != 2 || !calls(call, "Start") {
				return true
			}
			found++
			if ticks, ok := call.Args[1].(*ast.CallExpr); !ok || !calls(ticks, "Motion") {
				t.Errorf("%s: what sets out here does not ask Context.Motion how long it takes", set.Position(call.Pos()))
			}
			return true
		})
		return nil
	})
	if err != nil || found < 5 {
		t.Errorf("%d things move; %v", found, err)
	}
}

// calls reports whether a call is one of a method.
func calls(call *ast.CallExpr, method string) bool {
	selector, ok := call.Fun.(*ast.SelectorExpr)
	return ok && selector.Sel.Name == method
}
