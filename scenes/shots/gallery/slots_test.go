package gallery_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// drawn are the files of the table that may ask whether there is an annex, or a puzzle: where the layout is made, and
// what draws exactly that. Everything else asks its slot in the layout.
var drawn = map[string]string{
	"HasAnnex": "arrange annex plot panels/drawercards panels/drawertown panels/forecast panels/side panels/tips panels/town view/shown",
	"Puzzle":   "arrange panels/puzzle panels/ribbon panels/side panels/town panels/tray view/score controller/controller controller/phases controller/puzzle",
}

// A part of the table asks its own slot, never which arrangement it lies in.
func TestPartsAskTheirSlots(t *testing.T) {
	const table = "../../table"
	asked := map[string]bool{}
	err := filepath.WalkDir(table, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		name := strings.TrimSuffix(strings.TrimPrefix(path, table+"/"), ".go")
		asks := func(what string) {
			if asked[what] = true; !strings.Contains(" "+drawn[what]+" ", " "+name+" ") {
				t.Errorf("%s asks for %s", name, what)
			}
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				if from, is := n.X.(*ast.Ident); is && from.Name == "arrangement" && strings.Contains("Desk Dock Tall Low", n.Sel.Name) {
					t.Errorf("%s asks for the arrangement %s", name, n.Sel.Name)
				}
				if n.Sel.Name == "HasAnnex" {
					asks("HasAnnex")
				}
			case *ast.BinaryExpr:
				if nothing, is := n.Y.(*ast.Ident); is && nothing.Name == "nil" && selected(n.X) == "Puzzle" {
					asks("Puzzle")
				}
			}
			return true
		})
		return nil
	})
	if err != nil || len(asked) < len(drawn) {
		t.Errorf("only %v is asked: %v", asked, err)
	}
}

// selected returns the name of a field, or of the method that is called.
func selected(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.CallExpr:
		return selected(e.Fun)
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}
