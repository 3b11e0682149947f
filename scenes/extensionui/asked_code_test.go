package extensionui_test

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

// code is what the project's code contains, as far as ids of texts are built from it.
type code struct {
	window map[string]bool     // strings that may be ids or prefixes of ids: those of the window except ids of widgets
	words  map[string][]string // words that occur somewhere, by file, and by file and declaration
	named  map[string][]string // constants named there
	typed  map[string][]string // constants by type, "game.Action", and by file and type
	things map[string][]string // names of things at the table, by kind
	tips   []string            // the texts of plain and keyed tips
	scenes []string            // names of scenes

	constants map[string]string // strings by package and name: "game.StepAdmin"
}

// word matches a string that can be part of an id.
var word = regexp.MustCompile(`^([a-z0-9]\w*|[A-Z]\d*)$`)

// asking matches the files that may ask for texts.
var asking = regexp.MustCompile(`^(scenes|packaging|assets/texts)/`)

// readCode reads the code in the project's folder, except for tests and what only the pictures and tests of scenes
// need.
func readCode(t *testing.T) *code {
	t.Helper()
	c := &code{
		window: map[string]bool{}, words: map[string][]string{}, named: map[string][]string{},
		typed: map[string][]string{}, things: map[string][]string{}, constants: map[string]string{},
	}
	files := map[string]*ast.File{}
	var paths []string
	const root = "../.."
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		apart := []string{".tools", "node_modules", "shots", "scenetest"}
		if err == nil && entry.IsDir() && slices.Contains(apart, entry.Name()) {
			return fs.SkipDir
		}
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		name = filepath.ToSlash(name)
		files[name], paths = file, append(paths, name)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		c.readConstants(path, files[path])
	}
	for _, path := range paths {
		c.readStrings(path, files[path])
	}
	return c
}

// readConstants collects the string constants.
func (c *code) readConstants(path string, file *ast.File) {
	for _, declaration := range file.Decls {
		group, ok := declaration.(*ast.GenDecl)
		if !ok || group.Tok != token.CONST {
			continue
		}
		for _, spec := range group.Specs {
			values := spec.(*ast.ValueSpec)
			for i, value := range values.Values {
				text, ok := c.text(file.Name.Name, value)
				if !ok {
					continue
				}
				c.constants[file.Name.Name+"."+values.Names[i].Name] = text
				if values.Type != nil && !strings.HasPrefix(path, "game/protocol/") { // the protocol has types of its own
					of := selected(file.Name.Name, values.Type)
					c.typed[of], c.typed[path+" "+of] = append(c.typed[of], text), append(c.typed[path+" "+of], text)
				}
			}
		}
	}
}

// readStrings collects the strings of a file, and the constants it uses.
func (c *code) readStrings(path string, file *ast.File) {
	for _, declaration := range file.Decls {
		switch d := declaration.(type) {
		case *ast.FuncDecl:
			if scene := sceneOf(file.Name.Name, d); scene != "" {
				c.scenes = append(c.scenes, scene)
			}
			if d.Body != nil {
				c.readIn(path, file.Name.Name, d.Name.Name, d.Body)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				if values, ok := spec.(*ast.ValueSpec); ok {
					c.readIn(path, file.Name.Name, values.Names[0].Name, values)
				}
			}
		}
	}
}

// readIn collects them in a declaration.
func (c *code) readIn(path, in, name string, declaration ast.Node) {
	asks := asking.MatchString(path)
	ofWidget := map[ast.Node]bool{} // strings that are only ids of widgets
	ast.Inspect(declaration, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.KeyValueExpr:
			if key, ok := n.Key.(*ast.Ident); ok && key.Name == "ID" {
				ofWidget[n.Value] = true
			}
		case *ast.AssignStmt:
			if to, ok := n.Lhs[0].(*ast.SelectorExpr); ok && to.Sel.Name == "ID" {
				ofWidget[n.Rhs[0]] = true
			}
		case *ast.CallExpr:
			if slices.Contains(namesWidgets, called(n)) && len(n.Args) > 0 {
				ofWidget[n.Args[0]] = true
			}
			c.readCall(in, n)
		}
		e, ok := n.(ast.Expr)
		if !ok || ofWidget[n] {
			return !ofWidget[n]
		}
		text, ok := c.text(in, e)
		if !ok {
			return true
		}
		into := c.named
		if _, literal := e.(*ast.BasicLit); literal {
			into = c.words
			if begins, verb, _ := strings.Cut(text, "%"); asks && len(verb) == 1 { // "color.%d"
				c.window[begins] = true
			} else if asks {
				c.window[text] = true
			}
		}
		if word.MatchString(text) {
			into[path] = append(into[path], text)
			into[path+" "+name] = append(into[path+" "+name], text)
		}
		return false
	})
}

// namesWidgets lists functions whose first argument is the id of a widget.
var namesWidgets = []string{"Landmark", "Back", "ShowButton"}

// called returns the name of the function or method that is called.
func called(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}

// sceneOf gives the name of the scene that a method draws or lets a tick pass in, empty for other functions. Scenes
// that are laid out as trees have no Draw of their own.
func sceneOf(in string, f *ast.FuncDecl) string {
	takes := map[string]string{"Draw": "ui.Canvas", "Update": "scenes.Context"}[f.Name.Name]
	if f.Recv == nil || takes == "" || len(f.Type.Params.List) != 1 {
		return ""
	}
	taken, ok := f.Type.Params.List[0].Type.(*ast.StarExpr)
	receiver, isPointer := f.Recv.List[0].Type.(*ast.StarExpr)
	if !ok || !isPointer || selected(in, taken.X) != takes {
		return ""
	}
	if name := receiver.X.(*ast.Ident).Name; name != "Scene" {
		return strings.ToLower(name)
	}
	return in
}

// readCall collects what names a thing at the table or its tip.
func (c *code) readCall(in string, call *ast.CallExpr) {
	switch called(call) {
	case "Named":
		if text, ok := c.text(in, call.Args[len(call.Args)-1]); ok {
			kind := strings.TrimPrefix(selected(in, call.Args[0]), "thing.")
			c.things[kind] = append(c.things[kind], text)
		}
	case "plain", "keyed":
		if text, ok := c.text(in, call.Args[0]); ok {
			c.tips = append(c.tips, text)
		}
	}
}

// text returns the value of a string literal, or of the constant with that name.
func (c *code) text(in string, e ast.Expr) (text string, ok bool) {
	if literal, isLiteral := e.(*ast.BasicLit); isLiteral {
		if literal.Kind != token.STRING {
			return "", false
		}
		text, err := strconv.Unquote(literal.Value)
		return text, err == nil
	}
	text, ok = c.constants[selected(in, e)]
	return text, ok
}

// selected returns a name qualified with its package; in is the current package.
func selected(in string, e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return in + "." + e.Name
	case *ast.SelectorExpr:
		if of, ok := e.X.(*ast.Ident); ok {
			return of.Name + "." + e.Sel.Name
		}
	}
	return ""
}
