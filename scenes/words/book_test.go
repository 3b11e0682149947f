package words

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/extensions"
	_ "clinic/scenes/scenetest/given"
	"clinic/scenes/ui"
)

// pageNames returns the names of all pages.
func pageNames() (names []string) {
	for _, id := range texts.IDs("book.page.") {
		names = append(names, strings.TrimPrefix(id, "book.page."))
	}
	return names
}

// inAll calls a function in each language.
func inAll(reader *ui.Reader, do func(language string)) {
	for _, l := range texts.Languages() {
		reader.Texts.Choose(l.Code)
		do(l.Code)
	}
}

// Every rule named by a refusal, a tip, the log, the ledger, the score or docs/rules.md is told in the book, in every
// language.
func TestEveryRuleIsTold(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	cited := map[string]string{}
	collect := func(path string, rules *regexp.Regexp) {
		source, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range rules.FindAllString(string(source), -1) {
			for _, id := range regexp.MustCompile(`[A-Z][0-9]+`).FindAllString(found, -1) {
				cited[id] = path
			}
		}
	}
	for _, folder := range [...]string{"../../game", "../../scenes"} {
		err := filepath.WalkDir(folder, func(path string, _ os.DirEntry, err error) error {
			if strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
				collect(path, regexp.MustCompile(`"[BCDEVX][0-9]+"`))
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, language := range [...]string{"en", "fr", "pt"} {
		for _, file := range filesOf(t, language) {
			collect(file, regexp.MustCompile(`\([BCDEVX][0-9]+(, [BCDEVX][0-9]+)*\)`))
		}
	}
	collect("../../docs/rules.md", regexp.MustCompile(`\*\*[BCDEVX][0-9]+[^*]*\*\*`))
	if len(cited) < 200 {
		t.Fatalf("only %d rules are cited", len(cited))
	}
	inAll(reader, func(language string) {
		told := map[string]bool{}
		for _, name := range pageNames() {
			page := PageOf(reader, name, AllNumbers(extensions.All(), nil))
			for _, s := range page.Sentences() {
				for _, rule := range s.Rules {
					told[rule] = true
				}
			}
		}
		for rule, path := range cited {
			if between := reader.Texts.Has("interaction." + rule); !told[rule] && !between {
				t.Errorf("%s: %s, which %s cites, stands on no page of the book", language, rule, path)
			}
		}
	})
}

// The pages tell the same rules with the same pictures in every language, and each has its search words.
func TestThePagesAreTheSameInEveryLanguage(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	built := map[string][]string{}
	inAll(reader, func(language string) {
		for _, name := range pageNames() {
			page := PageOf(reader, name, AllNumbers(extensions.All(), nil))
			if page.Title == "" || page.Line == "" || len(page.Finds) == 0 {
				t.Errorf("%s: the page %s lacks its title, its line or its words", language, name)
			}
			var shape []string
			for _, part := range page.Parts {
				shape = append(shape, fmt.Sprint("part ", part.Heading != ""))
				for _, s := range part.Sentences {
					shape = append(shape, fmt.Sprint(s.Rules, s.Picture))
					if len(s.Text) < 12 || strings.Contains(s.Text, "<no value>") {
						t.Errorf("%s: the page %s says %q", language, name, s.Text)
					}
				}
			}
			if language == "en" {
				built[name] = shape
			} else if !slices.Equal(shape, built[name]) {
				t.Errorf("%s: the page %s is built of %v, in English of %v", language, name, shape, built[name])
			}
		}
	})
}

// The book spells out no number that a table of numbers holds: with all of them changed, none of the usual figures is
// left, and no number of a rule is written out in its English sentence (B90).
func TestTheBookSpellsNoNumbers(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	const another = 7391 // a value that no number in the table has
	known := extensions.All()
	own := map[string]int{}
	for _, spec := range game.AllNumbers(known) {
		own[spec.Name] = another
	}
	plain := regexp.MustCompile(`Floors \d and \d|(Floors?|Étage|étage|Andar|andar) \d|\d × \d|\pL-\d+`) // in no table
	figure := regexp.MustCompile(`\d+`)
	spelled := regexp.MustCompile(`\b(two|three|four|five|six|seven|eight|nine|ten)\b`)
	usual := regexp.MustCompile(`(?i)with (two players|three|four)\b`) // tells which number of players a number is for
	values := map[string]int{"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
	inAll(reader, func(language string) {
		for _, name := range pageNames() {
			page := PageOf(reader, name, AllNumbers(known, own))
			for _, s := range page.Sentences() {
				text := usual.ReplaceAllString(plain.ReplaceAllString(s.Text, ""), "")
				for _, found := range figure.FindAllString(strings.ReplaceAll(text, "\u202f", ""), -1) {
					if found != strconv.Itoa(another) && found != "391" { // the part after the thousands separator
						t.Errorf("%s: %s spells %s: %s", language, name, found, s.Text)
					}
				}
				if language != "en" {
					continue
				}
				for _, word := range spelled.FindAllString(strings.ToLower(text), -1) {
					for _, n := range game.AllNumbers(known) {
						if slices.Contains(s.Rules, n.Rule) && n.Value == values[word] {
							t.Errorf("%s writes %q, which is %s: %s", name, word, n.Name, s.Text)
						}
					}
				}
			}
		}
	})
}

// A house value can be 1: with all numbers set to 1, no page uses a plural for one.
func TestTheBookCountsOne(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	known := extensions.All()
	own := map[string]int{}
	for _, spec := range game.AllNumbers(known) {
		own[spec.Name] = 1
	}
	several := regexp.MustCompile(`(^|[^$\d])\b1[ \x{a0}]\pL+s\b|\b(are|sont|são) 1 `)
	// The same word for one, a word that isn't what is counted, or a plural for another reason.
	alike := regexp.MustCompile(`1[ \x{a0}](te?mps|fois|tapis|mais|des|das|deles|tuiles)\b`)
	inAll(reader, func(language string) {
		for _, name := range pageNames() {
			page := PageOf(reader, name, AllNumbers(known, own))
			told := []string{page.Line}
			for _, s := range page.Sentences() {
				told = append(told, s.Text)
			}
			for _, text := range told {
				if found := several.FindString(alike.ReplaceAllString(text, "")); found != "" {
					t.Errorf("%s: %s counts %q: %s", language, name, found, text)
				}
			}
		}
	})
}
