package thing

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

// Things on the table are told apart by comparing values: no code of the table parses a string to find out what it
// names. Texts may be broken at line ends.
func TestNothingOnTheTableIsTakenApart(t *testing.T) {
	t.Parallel()
	apart := []string{"Split", "SplitN", "SplitSeq", "Cut", "CutPrefix", "CutSuffix", "HasPrefix", "HasSuffix", "TrimPrefix", "TrimSuffix",
		"Index", "IndexByte", "LastIndex", "LastIndexByte"}
	files := 0
	read := func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		files++
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(node ast.Node) bool {
			call, ok := node.(*ast.CallExpr)
			if !ok || len(call.Args) != 2 {
				return true
			}
			function, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || !slices.Contains(apart, function.Sel.Name) {
				return true
			}
			if from, ok := function.X.(*ast.Ident); !ok || from.Name != "strings" {
				return true
			}
			if at, ok := call.Args[1].(*ast.BasicLit); !ok || at.Value != `"\n"` {
				t.Errorf("%s takes a string apart with strings.%s", set.Position(call.Pos()), function.Sel.Name)
			}
			return true
		})
		return nil
	}
	for _, folder := range [...]string{".", "../paper", "../table"} {
		if err := filepath.WalkDir(folder, read); err != nil {
			t.Fatal(err)
		}
	}
	if files < 100 {
		t.Fatalf("there are only %d files of the table", files)
	}
}
