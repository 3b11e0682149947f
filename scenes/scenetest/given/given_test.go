package given

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// asks are the functions whose answer depends on the machine and the day.
var asks = []string{"time.Now", "time.Since", "time.Until", "os.UserHomeDir", "os.UserConfigDir", "os.UserCacheDir", "user.Current"}

// names are the variables of the environment that tell the same.
var names = []string{"HOME", "USER", "TZ", "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"}

// measures are the files that ask the time only for how long something takes.
var measures = []string{
	"game/cli/arena.go", "game/online/host/bots.go", "game/online/host/host.go", "game/online/host/hosted.go", "game/online/seat/sit.go", "game/online/tablelog/nats.go", "audio/device.go", "game/protocol/advise.go", "game/protocol/requests.go", "game/save/disk/write.go", "input/reader.go",
	"scenes/clock/clock.go", "scenes/rest.go", "scenes/review/review.go", "scenes/session/bots.go", "scenes/session/heads.go",
	"scenes/session/rival.go", "scenes/today/find.go", "sprites/ahead.go",
}

// folder is what the test below knows of the package in a folder.
type folder struct {
	asks, tested bool
	imports      []string // of the program
	tests        []string // of its tests
}

// No test asks the machine for the time, its zone, its language or a home: what asks for one of them in the program
// is reached only by tests of packages that import this one, and tests ask themselves only for their own variables.
func TestTestsAskTheMachineNothing(t *testing.T) {
	const root = "../../.."
	folders := map[string]*folder{}
	err := filepath.WalkDir(root, func(file string, entry fs.DirEntry, err error) error {
		name := entry.Name()
		if err != nil || entry.IsDir() {
			if name == "node_modules" || name == "build" || name == "packaging" || name == "testdata" || len(name) > 2 && name[0] == '.' {
				return filepath.SkipDir // what makes packages and measures is no part of the game
			}
			return err
		}
		if !strings.HasSuffix(name, ".go") {
			return nil
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			return err
		}
		file = filepath.ToSlash(strings.TrimPrefix(file, root+string(filepath.Separator)))
		in := folders[path.Dir(file)]
		if in == nil {
			in = &folder{}
			folders[path.Dir(file)] = in
		}
		var imports []string
		for _, i := range parsed.Imports {
			if own, is := strings.CutPrefix(strings.Trim(i.Path.Value, `"`), "clinic/"); is {
				imports = append(imports, own)
			}
		}
		test := strings.HasSuffix(name, "_test.go")
		if test {
			in.tested, in.tests = true, append(in.tests, imports...)
		} else {
			in.imports = append(in.imports, imports...)
		}
		for _, asked := range asked(parsed) {
			what := file + " asks " + asked
			switch {
			case test && strings.Contains(name, "bench"): // benchmarks measure
			case test && file == "game/online/host/cluster_test.go": // says how long hosts take over
			case test && (file == "game/online/host/time_test.go" || file == "game/online/host/away_test.go" || file == "game/online/seat/seat_test.go"): // in a bubble of testing/synctest
			case test:
				t.Error(what)
			case !test && strings.HasPrefix(asked, "time.") && !slices.Contains(measures, file):
				t.Error(what, "rather than the clock of the game")
			case !test && (!strings.HasPrefix(asked, "time.") || file == "scenes/clock/clock.go"):
				in.asks = true
			}
		}
		return nil
	})
	if err != nil || len(folders) < 50 {
		t.Fatal(len(folders), "packages,", err)
	}
	for _, name := range slices.Sorted(maps.Keys(folders)) {
		in := folders[name]
		if !in.tested || slices.Contains(in.tests, "scenes/scenetest") || slices.Contains(in.tests, "scenes/scenetest/given") || strings.HasPrefix(name, "scenes/scenetest") {
			continue
		}
		if through := reached(folders, append(slices.Clone(in.tests), name)); through != "" {
			t.Errorf("the tests of %s reach %s, which asks the machine, and don't import scenetest/given", name, through)
		}
	}
}

// reached is the first package that asks the machine among some and what they import, empty where none does.
func reached(folders map[string]*folder, names []string) string {
	seen := map[string]bool{}
	for len(names) > 0 {
		name := names[0]
		names = names[1:]
		if in := folders[name]; in != nil && !seen[name] {
			if in.asks {
				return name
			}
			names = append(names, in.imports...)
		}
		seen[name] = true
	}
	return ""
}

// asked lists what a file asks the machine: the functions it uses, and the variables of the environment that it
// names at once.
func asked(file *ast.File) (found []string) {
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if of, is := n.X.(*ast.Ident); is && slices.Contains(asks, of.Name+"."+n.Sel.Name) {
				found = append(found, of.Name+"."+n.Sel.Name)
			}
		case *ast.CallExpr:
			if f, is := n.Fun.(*ast.SelectorExpr); !is || f.Sel.Name != "Getenv" && f.Sel.Name != "LookupEnv" {
				break
			}
			if name, is := n.Args[0].(*ast.BasicLit); is && slices.Contains(names, strings.Trim(name.Value, `"`)) {
				found = append(found, "the environment for "+name.Value)
			}
		}
		return true
	})
	return found
}
