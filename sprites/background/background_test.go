package background

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A panic beside the frames ends there, and the first one is returned once, with its stack.
func TestAMistakeBesideTheFramesIsCaught(t *testing.T) {
	done := make(chan bool)
	go func() {
		defer close(done)
		func() {
			defer Guard("listening")
			panic("the sky fell")
		}()
		func() {
			defer Guard("looking")
			panic("and the moon")
		}()
	}()
	<-done
	m := Caught()
	if m == nil || m.Doing != "listening" || m.Reason != "the sky fell" || !strings.Contains(string(m.Stack), "background_test.go") {
		t.Fatalf("caught %+v", m)
	}
	if again := Caught(); again != nil {
		t.Errorf("it is given again: %+v", again)
	}
	Run("thinking", func() { panic("no thought") })
	for m == nil || m.Doing != "thinking" {
		m = Caught()
	}
}

// The window starts goroutines only through this package, so that every panic is seen.
func TestNothingElseBeginsAGoroutine(t *testing.T) {
	const top = "../.."
	looked := 0
	err := filepath.WalkDir(top, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(top, path)
		if err != nil {
			return err
		}
		outside := []string{"sprites/background", "scenes/scenetest", "scenes/shots", "packaging", "build", "game/online"}
		if entry.IsDir() && (slices.Contains(outside, filepath.ToSlash(name)) || strings.HasPrefix(entry.Name(), ".") && name != ".") {
			return filepath.SkipDir
		}
		if entry.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		looked++
		positions := token.NewFileSet()
		file, err := parser.ParseFile(positions, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			begins, inTerminal := false, name == "game/cli/arena.go" || name == "game/cli/host.go"
			switch n := n.(type) {
			case *ast.GoStmt:
				begins = !inTerminal
			case *ast.SelectorExpr:
				begins = n.Sel.Name == "Go" && !inTerminal
			}
			if begins {
				t.Errorf("%s begins a goroutine without aside.Run", positions.Position(n.Pos()))
			}
			return true
		})
		return nil
	})
	if err != nil || looked < 400 {
		t.Errorf("%d files were looked at: %v", looked, err)
	}
}
