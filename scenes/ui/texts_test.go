package ui

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

	"clinic/assets"

	"github.com/pelletier/go-toml/v2"
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

func catalogues(t *testing.T) map[string]map[string]any {
	files, err := assets.Texts.ReadDir("texts")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]map[string]any{}
	for _, file := range files {
		data, err := assets.Texts.ReadFile("texts/" + file.Name())
		if err != nil {
			t.Fatal(err)
		}
		messages := map[string]any{}
		if err := toml.Unmarshal(data, &messages); err != nil {
			t.Fatalf("%s: %v", file.Name(), err)
		}
		all[file.Name()] = messages
	}
	return all
}

func TestEveryMessageInTheCodeIsInTheCatalogue(t *testing.T) {
	english := catalogues(t)["en.toml"]
	whole, beginnings := usedMessages(t)
	if len(whole) == 0 {
		t.Fatal("no message is used at all: the search is broken")
	}
	for id, where := range whole {
		if _, ok := english[id]; !ok {
			t.Errorf("%s: the message %q is not in assets/texts/en.toml", where, id)
		}
	}
	for start, where := range beginnings {
		found := false
		for id := range english {
			found = found || strings.HasPrefix(id, start)
		}
		if !found {
			t.Errorf("%s: no message in assets/texts/en.toml begins with %q", where, start)
		}
	}
}

func TestEveryLanguageHasEveryMessageWithTheSamePlaces(t *testing.T) {
	place := regexp.MustCompile(`\{\{\s*\.(\w+)\s*\}\}`)
	places := func(message any) string {
		seen := map[string]bool{}
		var walk func(v any)
		walk = func(v any) {
			switch v := v.(type) {
			case string:
				for _, m := range place.FindAllStringSubmatch(v, -1) {
					seen[m[1]] = true
				}
			case map[string]any:
				for _, part := range v {
					walk(part)
				}
			}
		}
		walk(message)
		var list []string
		for name := range seen {
			list = append(list, name)
		}
		slices.Sort(list)
		return strings.Join(list, ",")
	}
	all := catalogues(t)
	english := all["en.toml"]
	for name, messages := range all {
		for id, message := range messages {
			if _, ok := english[id]; !ok {
				t.Errorf("%s has %q, en.toml does not", name, id)
			} else if places(message) != places(english[id]) {
				t.Errorf("%s: the places of %q are not those of en.toml", name, id)
			}
		}
		for id := range english {
			if _, ok := messages[id]; !ok {
				t.Errorf("%s lacks %q", name, id)
			}
		}
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
	for file, messages := range catalogues(t) {
		for id, message := range messages {
			if text, plain := message.(string); plain && strings.Contains(text, "{{.Count}}") {
				t.Errorf("%s: %q has one form for all numbers: %s", file, id, text)
			}
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
