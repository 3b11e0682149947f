// Vet type-checks the whole program for every system, and vets the code for particular systems. "go vet" would do
// the same, but compile all libraries for each system first. packaging/dist proves that the program links.
//
//	go run ./packaging/vet
package main

import (
	"fmt"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"clinic/packaging/licences/collect"

	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/analysis/suite/vet"
	"golang.org/x/tools/go/packages"
)

func main() {
	debug.SetGCPercent(400) // types are kept to the end anyway
	found := false
	for _, target := range collect.Targets {
		system, processor, _ := strings.Cut(target, "/")
		if system == runtime.GOOS && processor == runtime.GOARCH { // covered by go vet and the tests
			continue
		}
		doubts, err := doubtful([]string{"GOOS=" + system, "GOARCH=" + processor}, "./...")
		if err != nil {
			fmt.Fprintf(os.Stderr, "vet: %s: %v\n", target, err)
			os.Exit(1)
		}
		for _, doubt := range doubts {
			fmt.Fprintf(os.Stderr, "%s: %s\n", target, doubt)
			found = true
		}
	}
	if found {
		os.Exit(1)
	}
}

// doubtful lists the errors that keep packages in the current folder from compiling. If there are none, it lists
// the findings of vet in those that differ between systems. environment is added to the environment, for example
// GOOS=windows.
func doubtful(environment []string, patterns ...string) (doubts []string, err error) {
	here, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	loaded, err := packages.Load(&packages.Config{
		Mode: packages.LoadAllSyntax | packages.NeedModule,
		Env:  append(append(os.Environ(), "CGO_ENABLED=0"), environment...),
		ParseFile: func(set *token.FileSet, name string, source []byte) (*ast.File, error) {
			if strings.HasPrefix(name, here+string(filepath.Separator)) {
				return parser.ParseFile(set, name, source, parser.AllErrors|parser.ParseComments|parser.SkipObjectResolution)
			}
			file, err := parser.ParseFile(set, name, source, parser.SkipObjectResolution)
			if file != nil {
				hollow(file)
			}
			return file, err
		},
	}, patterns...)
	if err != nil {
		return nil, err
	}
	packages.Visit(loaded, nil, func(p *packages.Package) {
		p.IllTyped = false // which is set for hollow libraries and their importers
		for path, imported := range p.Imports {
			if imported.Module == nil || !imported.Module.Main {
				delete(p.Imports, path)
			}
		}
	})
	var varied []*packages.Package
	for _, p := range loaded {
		for _, problem := range p.Errors {
			doubts = append(doubts, problem.Error())
		}
		if len(p.IgnoredFiles) > 0 || slices.ContainsFunc(p.GoFiles, elsewhere) {
			varied = append(varied, p)
		}
	}
	if len(doubts) > 0 {
		return doubts, nil
	}
	graph, err := checker.Analyze(vet.Suite, varied, nil)
	if err != nil {
		return nil, err
	}
	for _, action := range graph.Roots {
		if action.Err != nil {
			return nil, action.Err
		}
		for _, d := range action.Diagnostics {
			doubts = append(doubts, fmt.Sprintf("%s: %s", action.Package.Fset.Position(d.Pos), d.Message))
		}
	}
	return doubts, nil
}

// elsewhere reports whether a file is for systems other than this one.
func elsewhere(file string) bool {
	here, err := build.Default.MatchFile(filepath.Split(file))
	return err == nil && !here
}

// hollow removes the function bodies of a library's file. Generic functions and init need theirs.
func hollow(file *ast.File) {
	for _, d := range file.Decls {
		if f, is := d.(*ast.FuncDecl); is && f.Type.TypeParams == nil && f.Name.Name != "init" {
			f.Body = nil
		}
	}
}
