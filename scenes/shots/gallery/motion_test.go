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
	"clinic/scenes/ui"
)

// With reduced motion nothing moves that otherwise would: a few pictures show what has changed, mark it, and show it
// unmarked.
func TestNothingMovesWithReducedMotion(t *testing.T) {
	reader := ui.NewReader("en")
	const most = 10
	for _, strip := range Strips() {
		first, err := strip.Scene(reader)
		if err != nil {
			t.Fatal(err)
		}
		h := newHand(reader, first, 1280, 800, true)
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

// Everything that moves does so at the pace that Context.Pace returns, which follows the player's speed, or is over at
// once. Only what just stays in sight for a while passes tick by tick.
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
			if !ok || len(call.Args) != 1 || !calls(call, "Pass") {
				return true
			}
			if one, ok := call.Args[0].(*ast.BasicLit); ok && one.Value == "1" {
				return true
			}
			paces := false
			ast.Inspect(call.Args[0], func(n ast.Node) bool {
				pace, ok := n.(*ast.CallExpr)
				paces = paces || ok && (calls(pace, "Pace") || calls(pace, "PaceUntilInput"))
				return true
			})
			if found++; !paces {
				t.Errorf("%s: what moves here does not ask Context.Pace how fast", set.Position(call.Pos()))
			}
			return true
		})
		return nil
	})
	if err != nil || found < 10 {
		t.Errorf("%d things move; %v", found, err)
	}
}

// calls reports whether a call is one of a method.
func calls(call *ast.CallExpr, method string) bool {
	selector, ok := call.Fun.(*ast.SelectorExpr)
	return ok && selector.Sel.Name == method
}
