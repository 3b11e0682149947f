package extensionui

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
)

var (
	capitals = regexp.MustCompile(`([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])`)
	between  = regexp.MustCompile(`[^a-z0-9]+`)
)

// spelled writes a text as words surrounded by spaces: " gift shop " for GiftShop, gift-shop and gift_shop alike.
func spelled(text string) string {
	text = capitals.ReplaceAllString(text, "${1}${3} ${2}${4}")
	return " " + strings.TrimSpace(between.ReplaceAllString(strings.ToLower(text), " ")) + " "
}

// everyday lists words that extensions use, too, but that mean nothing of theirs in the window. A new extension adds
// here what the window already says for something else.
var everyday = []string{"public", "machine", "station", "light", "medium", "dark", "room", "break", "all", "shop", "air", "fire"}

// wordsOf returns the words of an extension: its id and what it brings, and each word of its nouns that isn't an
// everyday word.
func wordsOf(e *game.Extension) (words []string) {
	add := func(name string) { words = append(words, strings.TrimSpace(spelled(name))) }
	noun := func(name string) {
		add(name)
		for _, word := range strings.Fields(spelled(name)) {
			if len(word) > 2 && !slices.Contains(everyday, word) {
				words = append(words, word)
			}
		}
	}
	components := func(list []game.ComponentSpec) {
		for i := range list {
			noun(string(list[i].Kind))
		}
	}
	people := func(list []game.PersonSpec) {
		for i := range list {
			noun(string(list[i].Kind))
		}
	}
	noun(e.ID)
	components(e.Components)
	people(e.People)
	if e.Annex != nil {
		noun(string(e.Annex.Board))
		components(e.Annex.Components)
		people(e.Annex.People)
	}
	for _, mark := range e.Marks {
		add(mark.Kind)
	}
	for _, pool := range e.Pools {
		noun(pool.Kind)
	}
	for i := range e.Commands {
		add(string(e.Commands[i].Type))
		for _, decision := range e.Commands[i].During {
			add(string(decision))
		}
	}
	for _, action := range e.Actions {
		add(string(action.Action))
	}
	for _, opener := range e.Openers {
		add(string(opener.Kind))
	}
	for _, option := range e.Options {
		add(option.Name)
	}
	for _, step := range e.Steps {
		add(step.Step.Key)
		add(step.Step.Name)
	}
	for _, mode := range e.Modes {
		add(mode.Name)
	}
	for _, bonus := range e.Bonuses {
		add(bonus.ID)
	}
	for _, goal := range e.Goals {
		add(goal.ID)
	}
	return words
}

// baseWords returns the words of the base game: those of the names and texts in the code of its rules.
func baseWords(t *testing.T) string {
	t.Helper()
	var all strings.Builder
	for _, folder := range []string{"game", "game/clinic", "game/market", "game/rule"} {
		files, err := filepath.Glob(filepath.Join("..", "..", folder, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatalf("no files in %s: %v", folder, err)
		}
		for _, path := range files {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(file, func(node ast.Node) bool {
				switch node := node.(type) {
				case *ast.Field: // tags contain the protocol's spelling
					node.Tag = nil
				case *ast.Ident:
					all.WriteString(spelled(node.Name))
				case *ast.BasicLit:
					all.WriteString(spelled(node.Value))
				}
				return true
			})
		}
	}
	return all.String()
}

// forbidden returns the extension of each word that only extensions use, without the plural s.
func forbidden(t *testing.T) map[string]string {
	base := baseWords(t)
	words := map[string]string{}
	for _, e := range extensions.All() {
		for _, word := range wordsOf(e) {
			one := strings.TrimSuffix(word, "s")
			if words[one] == "" && !strings.Contains(base, " "+word+" ") && !strings.Contains(base, " "+one+" ") {
				words[one] = e.ID
			}
		}
	}
	return words
}

// foreign matches names that are not the window's own: the standard library's, and those of recorded games.
var foreign = regexp.MustCompile(`TempDir|MkdirTemp|CreateTemp|testdata/[\w/.-]+`)

// production reports whether a file belongs to the program, rather than to its tests or the kept pictures.
func production(path string) bool {
	return !strings.HasSuffix(path, "_test.go") && !strings.HasSuffix(path, "_shots.go") && !strings.Contains(filepath.ToSlash(path), "/scenes/shots/")
}

// The window names no extension: how each looks and speaks is written in its file here. Tests, and what is shown in
// kept pictures, may name extensions in files named after one.
func TestOnlyDressesNameExtensions(t *testing.T) {
	t.Parallel()
	words := forbidden(t)
	if words["ghost"] != "ghosts" || words["gift shop"] != "gift_shop" || len(words) < 60 {
		t.Fatalf("the words are %v", words)
	}
	known := extensions.All()
	for _, folder := range []string{"scenes", "sprites", "input"} {
		err := filepath.WalkDir(filepath.Join("..", "..", folder), func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.Contains(filepath.ToSlash(path), "/scenes/extensionui/") {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			if slices.ContainsFunc(known, func(e *game.Extension) bool { return strings.Contains(filepath.Base(path), e.ID) }) && !production(path) {
				return nil
			}
			for number, line := range strings.Split(string(text), "\n") {
				said := spelled(foreign.ReplaceAllString(line, ""))
				for word, extension := range words {
					if strings.Contains(said, " "+word+" ") || strings.Contains(said, " "+word+"s ") {
						t.Errorf("%s:%d says %q, a word of %s: what the window knows about it belongs in scenes/extensionui/%[4]s.go; a word that means something else here belongs in everyday, in names_test.go: %[5]s",
							path, number+1, word, extension, strings.TrimSpace(line))
					}
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}
