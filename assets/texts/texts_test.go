package texts

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// usedMessages finds the message ids in the project's code: every first argument of T that is a plain string, and the
// beginning of those that are put together, "step." + name say.
func usedMessages(t *testing.T) (whole, beginnings map[string]string) {
	whole, beginnings = map[string]string{}, map[string]string{}
	err := filepath.WalkDir("../..", func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() && (entry.Name() == ".tools" || entry.Name() == "node_modules") {
			return fs.SkipDir // other people's code
		}
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) == 0 {
				return true
			}
			selector, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || selector.Sel.Name != "T" {
				return true
			}
			if pkg, ok := selector.X.(*ast.Ident); !ok || pkg.Name != "ui" {
				return true
			}
			where := set.Position(call.Pos()).String()
			argument, into := call.Args[0], whole
			if sum, ok := argument.(*ast.BinaryExpr); ok {
				for ok {
					argument = sum.X
					sum, ok = argument.(*ast.BinaryExpr)
				}
				into = beginnings
			}
			if literal, ok := argument.(*ast.BasicLit); ok && literal.Kind == token.STRING {
				id, err := strconv.Unquote(literal.Value)
				if err != nil {
					t.Errorf("%s: %v", where, err)
				}
				into[id] = where
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return whole, beginnings
}

func TestEveryMessageInTheCodeIsInTheCatalogue(t *testing.T) {
	whole, beginnings := usedMessages(t)
	if len(whole) == 0 {
		t.Fatal("no message is used at all: the search is broken")
	}
	for id, where := range whole {
		if _, ok := english.texts[id]; !ok {
			t.Errorf("%s: the message %q is not in assets/texts/en.toml", where, id)
		}
	}
	for start, where := range beginnings {
		found := false
		for id := range english.texts {
			found = found || strings.HasPrefix(id, start)
		}
		if !found {
			t.Errorf("%s: no message in assets/texts/en.toml begins with %q", where, start)
		}
	}
}

// Every language that there is has every text, with the same gaps, in all forms by number, and nothing is left in English by
// mistake.
func TestEveryLanguageIsWhole(t *testing.T) {
	for code := range tongues {
		for _, fault := range Faults(code) {
			t.Errorf("%s.toml: %s", code, fault)
		}
	}
	for id, err := range english.unreadable() {
		t.Errorf("en.toml: %s: %v", id, err)
	}
}

func TestMessagesAreFilledAndUnknownOnesShowTheirID(t *testing.T) {
	if got := T("common.percent", Data{"Count": 125}); got != "125 %" {
		t.Errorf("common.percent gives %q", got)
	}
	if got := T("no.such.message"); got != "[no.such.message]" {
		t.Errorf("an unknown message gives %q", got)
	}
}

// A text with a number has a form for one and one for many: other languages need both where English has one word for them.
func TestTextsWithANumberHaveBothForms(t *testing.T) {
	for id, m := range english.texts {
		if len(m) == 1 && strings.Contains(m["other"].text, "{{.Count}}") {
			t.Errorf("%q has one form for all numbers: %s", id, m["other"].text)
		}
	}
	for count, want := range map[int]string{1: "Street: 1 parking place until something is built here. (B60)", 4: "Street: 4 parking places until something is built here. (B60)"} {
		if got := T("tip.street", Data{"Count": count}); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// Numbers below 0 have a true minus sign in every text.
func TestTextsHaveATrueMinusSign(t *testing.T) {
	if got := T("log.laboratory_point", Data{"Name": "Ana", "Points": -3}); got != "Ana: −3 popularity from research" {
		t.Errorf("got %q", got)
	}
	if got := T("load.score", Data{"Count": -8}); got != "Final popularity: −8" {
		t.Errorf("got %q", got)
	}
}

// Who reads a language gets it in whatever country; who reads none that there is gets English.
func TestTheSystemsLanguageIsFound(t *testing.T) {
	for _, l := range Languages() {
		for _, wanted := range [][]string{{l.Code}, {"tlh", l.Code}, {"", l.Code, "en"}} {
			if got := Best(wanted); got != l.Code {
				t.Errorf("who wants %q gets %q", wanted, got)
			}
		}
	}
	for _, wanted := range [][]string{nil, {"tlh"}, {"ja-JP"}, {"en-NZ"}, {"no tag at all"}} {
		if got := Best(wanted); got != "en" {
			t.Errorf("who wants %q gets %q", wanted, got)
		}
	}
}
