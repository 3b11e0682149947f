package texts

import (
	"cmp"
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

// eachFile parses the project's code in a folder, except tests and the code that only pictures and tests of scenes
// need.
func eachFile(t *testing.T, folder string, look func(set *token.FileSet, file *ast.File)) {
	t.Helper()
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() && slices.Contains([]string{".tools", "node_modules", "shots", "scenetest"}, entry.Name()) {
			return fs.SkipDir
		}
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, path, nil, 0)
		if err == nil {
			look(set, file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// usedMessages finds the message ids in the project's code: every first argument of T that is a plain string, and
// the beginning of concatenated ones, such as "step." + name.
func usedMessages(t *testing.T) (whole, beginnings map[string]string) {
	whole, beginnings = map[string]string{}, map[string]string{}
	eachFile(t, "../..", func(set *token.FileSet, file *ast.File) {
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) == 0 {
				return true
			}
			selector, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || selector.Sel.Name != "T" {
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
	})
	return whole, beginnings
}

func TestEveryMessageInTheCodeIsInTheCatalogue(t *testing.T) {
	whole, beginnings := usedMessages(t)
	if len(whole) == 0 {
		t.Fatal("no message is used at all: the search is broken")
	}
	for id, where := range whole {
		if english.text(id) == nil {
			t.Errorf("%s: the message %q is not in assets/texts", where, id)
		}
	}
	for start, where := range beginnings {
		found := false
		for id := range english.whole().texts {
			found = found || strings.HasPrefix(id, start)
		}
		if !found {
			t.Errorf("%s: no English message in assets/texts begins with %q", where, start)
		}
	}
}

// Every available language has every text, with the same gaps and all plural forms, and nothing is left in English
// by mistake.
func TestEveryLanguageIsWhole(t *testing.T) {
	for _, code := range codes() {
		for _, fault := range Faults(code) {
			t.Errorf("%s: %s", code, fault)
		}
	}
	for id, err := range english.unreadable() {
		t.Errorf("en: %s: %v", id, err)
	}
}

func TestMessagesAreFilledAndUnknownOnesShowTheirID(t *testing.T) {
	if got := New("en").T("common.percent", Data{"Count": 125}); got != "125%" {
		t.Errorf("common.percent gives %q", got)
	}
	if got := New("en").T("no.such.message"); got != "[no.such.message]" {
		t.Errorf("an unknown message gives %q", got)
	}
}

// A text with a number has a singular and a plural form: other languages need both even if English uses the same
// words.
func TestTextsWithANumberHaveBothForms(t *testing.T) {
	for id, m := range english.whole().texts {
		if len(m) == 1 && strings.Contains(m["other"].text, "{{.Count}}") {
			t.Errorf("%q has one form for all numbers: %s", id, m["other"].text)
		}
	}
	for count, want := range map[int]string{1: "Street: 1 parking place until something is built here. (B60)", 4: "Street: 4 parking places until something is built here. (B60)"} {
		if got := New("en").T("tip.street", Data{"Count": count}); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// No English text has an article before a gap: it would say "a orange patient". The gap adds it, {{a .What}}.
func TestNoArticleStandsBeforeAGap(t *testing.T) {
	article := regexp.MustCompile(`\b[Aa]n? \{\{[^}]*\}\}`)
	for id, m := range english.whole().texts {
		for category, form := range m {
			if found := article.FindString(form.text); found != "" {
				t.Errorf("%s (%s) says %q", id, category, found)
			}
		}
	}
}

// A finger neither clicks nor points: what a pointer explains at once takes a touch that rests, since a tap does more.
func TestFingersAreAskedForWhatTheyCanDo(t *testing.T) {
	for code, mouse := range map[string]*regexp.Regexp{
		"en": regexp.MustCompile(`\b[Cc]lick\b|Point at`), "fr": regexp.MustCompile(`[Cc]liquez|Pointez`), "pt": regexp.MustCompile(`\b[Cc]lique\b|Aponte para`),
	} {
		for id, m := range catalogOf(code).whole().texts {
			other := m["other"]
			if other == nil || !mouse.MatchString(other.text) {
				continue
			}
			switch tap := m[tapForm]; {
			case tap == nil || mouse.MatchString(tap.text):
				t.Errorf("%s: %q says to a finger: %s", code, id, cmp.Or(tap, other).text)
			case code == "en" && strings.Contains(other.text, "Point at") && !strings.Contains(tap.text, "Touch"):
				t.Errorf("%q asks for a tap: %s", id, tap.text)
			}
		}
	}
}

// A hint is what a good player would do: it names no bot, which the player may never have met.
func TestNoHintNamesABot(t *testing.T) {
	for _, code := range codes() {
		chief := New(code).T("bots.level.chief")
		for id, m := range catalogOf(code).whole().texts {
			for _, text := range m.all() {
				if strings.HasPrefix(id, "hint.") && strings.Contains(text, chief) {
					t.Errorf("%s: %s names %s: %s", code, id, chief, text)
				}
			}
		}
	}
}

// Negative numbers have a true minus sign in every text.
func TestTextsHaveATrueMinusSign(t *testing.T) {
	if got := New("en").T("log.laboratory_point", Data{"Name": "Ana", "Points": -3}); got != "Ana: −3 popularity from research" {
		t.Errorf("got %q", got)
	}
	if got := New("en").T("load.score", Data{"Count": -8}); got != "Score: −8" {
		t.Errorf("got %q", got)
	}
}

// A player who reads an available language gets it in any country; others get English.
func TestTheSystemsLanguageIsFound(t *testing.T) {
	for _, l := range Languages() {
		for _, wanted := range [][]string{{l.Code}, {"ja", l.Code}, {"", l.Code, "en"}} {
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

// No sentence is glued together in code: nothing is put before or after a text, and no list of texts is joined by
// strings in code. Languages order and space such things in their own way.
func TestNothingIsGluedInCode(t *testing.T) {
	says := func(e ast.Expr) bool {
		call, ok := e.(*ast.CallExpr)
		if !ok {
			return false
		}
		selector, ok := call.Fun.(*ast.SelectorExpr)
		if !ok {
			return false
		}
		pkg, _ := selector.X.(*ast.Ident)
		return selector.Sel.Name == "T" || pkg != nil && pkg.Name == "words"
	}
	newLine := func(e ast.Expr) bool {
		literal, ok := e.(*ast.BasicLit)
		return ok && literal.Value == `"\n"`
	}
	joins := func(e ast.Expr) bool {
		call, ok := e.(*ast.CallExpr)
		if !ok || len(call.Args) != 2 {
			return false
		}
		selector, ok := call.Fun.(*ast.SelectorExpr)
		if !ok || selector.Sel.Name != "Join" {
			return false
		}
		between, ok := call.Args[1].(*ast.BasicLit)
		return ok && strings.ContainsAny(between.Value, " ")
	}
	eachFile(t, "../../scenes", func(set *token.FileSet, file *ast.File) {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BinaryExpr:
				if n.Op == token.ADD && (says(n.X) && !newLine(n.Y) || says(n.Y) && !newLine(n.X)) {
					t.Errorf("%s: something is put to a text: lists.go of this package joins them", set.Position(n.Pos()))
				}
			case *ast.AssignStmt:
				if n.Tok == token.ADD_ASSIGN && says(n.Rhs[0]) {
					t.Errorf("%s: something is put to a text: lists.go of this package joins them", set.Position(n.Pos()))
				}
			case *ast.CallExpr:
				if joins(n) {
					t.Errorf("%s: texts are joined by what stands in code", set.Position(n.Pos()))
				}
			}
			return true
		})
	})
}

// No error is shown as it is, in English: words.Trouble translates it. A failure of a bot is a bug, and its
// details stay English; so do rules that no game of this program breaks.
func TestNoErrorIsShownInEnglish(t *testing.T) {
	says := func(n ast.Node) (found bool) {
		ast.Inspect(n, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && len(call.Args) == 0 {
				if selector, ok := call.Fun.(*ast.SelectorExpr); ok && (selector.Sel.Name == "Error" || selector.Sel.Name == "Sentence") {
					found = true
				}
			}
			return !found
		})
		return found
	}
	eachFile(t, "../../scenes", func(set *token.FileSet, file *ast.File) {
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			selector, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || selector.Sel.Name != "T" && selector.Sel.Name != "Toast" || len(call.Args) == 0 {
				return true
			}
			if id, ok := call.Args[0].(*ast.BasicLit); ok && (id.Value == `"bots.stuck"` || id.Value == `"trouble.other"`) {
				return false
			}
			for _, argument := range call.Args {
				if inner, ok := argument.(*ast.CallExpr); ok { // checked on its own
					if f, ok := inner.Fun.(*ast.SelectorExpr); ok && f.Sel.Name == "T" {
						continue
					}
				}
				if says(argument) {
					t.Errorf("%s: an error is shown as it is: words.Trouble says it", set.Position(n.Pos()))
				}
			}
			return true
		})
	})
}
