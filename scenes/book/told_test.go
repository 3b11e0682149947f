package book

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/recorded"
	"clinic/scenes/ui"
)

// Everything that happens or is refused in the golden games, and each line of their scores, has a rule that leads
// to a page of the book. Only what no rule of the game refuses has a word instead of an id.
func TestWhateverHappensLeadsToAPage(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	var games []string
	for _, folder := range [...]string{"../../game/testdata/golden", "../../game/extensions/testdata/golden"} {
		found, err := filepath.Glob(filepath.Join(folder, "*.json"))
		if err != nil {
			t.Fatal(err)
		}
		games = append(games, found...)
	}
	b := open(reader, "")
	number, word := regexp.MustCompile(`^[A-Z][0-9]+$`), regexp.MustCompile(`^[a-z_]+$`)
	known := map[string]bool{}
	leads := func(game, rule string, what any, refused bool) {
		if known[rule] {
			return
		}
		if refused && word.MatchString(rule) || number.MatchString(rule) && b.pageOf(rule) >= 0 {
			known[rule] = true
			return
		}
		t.Errorf("%s: the rule %q of %v leads to no page", game, rule, what)
	}
	for _, path := range games {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		g, err := recorded.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		rules, err := g.Rules(extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		played, err := g.Play(rules, func(_ *recorded.Entry, v game.Verdict, events []game.Event) {
			if !v.Legal() {
				leads(path, v.Refusal.Rule, v.Refusal.Key, true)
			}
			for i := range events {
				leads(path, events[i].Rule, events[i].Type, false)
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		for _, score := range played.Scores {
			for _, line := range score.Lines {
				leads(path, line.Rule, line.What, false)
			}
		}
	}
	if len(games) < 40 || len(known) < 60 {
		t.Errorf("only %d rules in %d games", len(known), len(games))
	}
}
