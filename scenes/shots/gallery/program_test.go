package gallery_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The program doesn't contain the sample games.
func TestTheProgramBringsNoPictures(t *testing.T) {
	list := exec.Command("go", "list", "-deps", ".")
	list.Dir = "../../.."
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	packages := strings.Fields(string(out))
	if !slices.Contains(packages, "clinic/scenes/table/controller") {
		t.Fatalf("these are not the packages of the program: %s", out)
	}
	for _, name := range packages {
		if strings.HasPrefix(name, "clinic/scenes/shots") || name == "clinic/scenes/scenetest" {
			t.Errorf("the program imports %s", name)
		}
	}
}

// Code that sets up scenes for pictures is here, and in none of the scenes.
func TestScenesHaveNoPicturesOfThemselves(t *testing.T) {
	err := filepath.WalkDir("../..", func(path string, entry fs.DirEntry, err error) error {
		if err == nil && strings.Contains(path, "shots") && !entry.IsDir() && !strings.HasPrefix(path, "../../shots") {
			t.Errorf("%s is about pictures", path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// What draws the table decides nothing: neither it nor its parts know who plays there.
func TestTheViewDoesNotKnowTheHands(t *testing.T) {
	list := exec.Command("go", "list", "-deps", "./scenes/table", "./scenes/table/panels", "./scenes/table/view", "./scenes/paper", "./scenes/thing")
	list.Dir = "../../.."
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range strings.Fields(string(out)) {
		if name == "clinic/scenes/table/controller" {
			t.Errorf("the view imports %s", name)
		}
	}
}

// The window, its widgets and its tree know nothing about the game played in it.
func TestTheWindowKnowsNoGame(t *testing.T) {
	list := exec.Command("go", "list", "-f", "{{.ImportPath}} {{join .Imports \" \"}}", "./scenes", "./scenes/ui", "./scenes/ui/tree")
	list.Dir = "../../.."
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(lines) != 3 {
		t.Fatalf("%d packages are listed", len(lines))
	}
	for _, line := range lines {
		names := strings.Fields(line)
		for _, name := range names[1:] {
			if name == "clinic/game" || strings.HasPrefix(name, "clinic/game/") || name == "clinic/scenes/session" || name == "clinic/scenes/words" {
				t.Errorf("%s imports %s", names[0], name)
			}
		}
	}
}

// A type is one thing: what has grown beyond this many methods is several.
func TestNoTypeHasTooManyMethods(t *testing.T) {
	const most = 120
	methods := map[string]int{}
	files := 0
	err := filepath.WalkDir("../..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		files++
		for _, declared := range file.Decls {
			if f, is := declared.(*ast.FuncDecl); is && f.Recv != nil {
				methods[filepath.Dir(path)+"."+receiver(f.Recv.List[0].Type)]++
			}
		}
		return nil
	})
	if err != nil || files < 400 || methods["../../table.Table"] < 10 {
		t.Fatalf("%d files are read, and %d methods of the table: %v", files, methods["../../table.Table"], err)
	}
	for name, n := range methods {
		if n > most {
			t.Errorf("%s has %d methods, more than %d", name, n, most)
		}
	}
}

// receiver returns the name of the type that a method belongs to.
func receiver(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	case *ast.IndexListExpr:
		return receiver(e.X)
	case *ast.Ident:
		return e.Name
	}
	return ""
}

// floors are the packages of the window, the lowest first. What lies on a floor may know what lies below, never what
// lies beside or above it.
var floors = []string{
	"arrangement clipboard clock files sounds spoken storage system systemlanguage",
	"ui",
	"ui/tree",
	"ui/dialog",
	". pictures words",
	"thing keylist numbers stopped ui/kit ui/plot",
	"paper",
	"extensionui",
	"dollhouse feedback session",
	"book routes table/phases",
	"table/view lessons",
	"table/panels sharing",
	"table scores load newgame records lobby",
	"moments preferences",
	"table/controller",
	"replay review title today town",
	"app",
}

// Arrows go down only, between the packages of the table as between all others.
func TestNoPackageKnowsOneAbove(t *testing.T) {
	const window = "clinic/scenes"
	floor := map[string]int{}
	for i, names := range floors {
		for _, name := range strings.Fields(names) {
			floor[path.Join(window, name)] = i
		}
	}
	list := exec.Command("go", "list", "-f", "{{.ImportPath}} {{join .Imports \" \"}}", "./scenes/...")
	list.Dir = "../../.."
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for line := range strings.Lines(string(out)) {
		names := strings.Fields(line)
		if strings.HasPrefix(names[0], window+"/shots") || strings.HasPrefix(names[0], window+"/scenetest") || names[0] == window+"/app/rounds" {
			continue // they are no part of the program
		}
		found++
		at, placed := floor[names[0]]
		if !placed {
			t.Errorf("%s lies on no floor", names[0])
			continue
		}
		for _, name := range names[1:] {
			if below, is := floor[name]; is && below >= at {
				t.Errorf("%s imports %s, which doesn't lie below it", names[0], name)
			}
		}
	}
	if found != len(floor) {
		t.Errorf("%d packages are found, %d lie on floors", found, len(floor))
	}
}
