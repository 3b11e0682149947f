package extensionui_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"clinic/assets/texts"
	"clinic/scenes/ui"
)

// asked is what the program can ask for: texts whose ids occur in its code, and those whose ids families build.
type asked struct {
	*code
	families []family
	ids      map[string]bool // ids of the families
}

func readAsked(t *testing.T) *asked {
	t.Helper()
	c := readCode(t)
	a := &asked{code: c, families: families(t, c), ids: map[string]bool{}}
	for i := range a.families {
		for _, id := range a.families[i].ids() {
			a.ids[id] = true
		}
	}
	return a
}

// has reports whether the program can ask for the text of that id.
func (a *asked) has(id string) bool {
	return a.window[id] || a.ids[id] || id == "language.name" // read from the file
}

// Every text is asked for: its id occurs in the code of the window as it is, or a family builds it.
func TestEveryTextIsAskedFor(t *testing.T) {
	t.Parallel()
	a := readAsked(t)
	for _, id := range texts.IDs("") {
		if !a.has(id) {
			t.Errorf("%s is asked for nowhere: delete it, or see families", id)
		}
	}
	t.Run("Families", func(t *testing.T) { a.testFamilies(t, ui.NewReader("en")) })
	t.Run("Invented", a.testInvented)
}

// testFamilies checks that every beginning of ids in the code has a family, and every family is used in the code and
// has a text.
func (a *asked) testFamilies(t *testing.T, reader *ui.Reader) {
	begins, seen := map[string]bool{}, map[string]bool{}
	for i := range a.families {
		f := &a.families[i]
		begins[f.begins] = true
		for _, part := range append(slices.Clone(f.tails), f.begins) {
			if part != "" && !a.window[part] {
				t.Errorf("the family %s: no code says %q", f.begins, part)
			}
		}
		needed := false
		for _, id := range f.ids() {
			switch by := f.begins + " " + id; {
			case !reader.Texts.Has(id):
			case seen[by]:
				t.Errorf("%s is in two families that begin with %s", id, f.begins)
			default:
				seen[by], needed = true, true
			}
		}
		if !needed {
			t.Errorf("the family %s has no text of its own", f.begins)
		}
	}
	for _, text := range slices.Sorted(maps.Keys(a.window)) {
		open := strings.HasSuffix(text, ".") || strings.HasSuffix(text, "_")
		if open && len(text) > 1 && !begins[text] && len(texts.IDs(text)) > 0 {
			t.Errorf("code begins ids of texts with %q: families must say how they end", text)
		}
	}
}

// likely lists ids that an unused text could have: their words are in the code, or nearly so.
var likely = []string{
	"action.fire", "bonus.hub", "book.page.credits", "bots.level.surgeon", "campaign.clinic.harbor", "color.4",
	"decide.hire", "died.B20", "event.round_began", "extension.garden", "forecast.hub", "goal.six_red.before",
	"goal_now.time_left", "hint.do.smoke", "key.control_left", "keys.zoom", "ledger.step.11", "ledger.what.money",
	"lesson.first.coffee", "lesson.ghosts.rooms.says", "month.13", "newgame.layout.blue", "option.covid.masks",
	"preset.ghosts", "puzzle.asks.the_stairs", "reason.hub", "scores.line.cars", "settings.page.numbers", "tab.map",
	"tip.does.admit", "tip.goal.hire", "title.load.again", "weekday.0.short",
}

// testInvented checks that ids are rejected that only resemble those of texts: likely ones, ones with an end of
// another family, and misspelled ones. Only ids in a family's data or in the code pass.
func (a *asked) testInvented(t *testing.T) {
	for _, id := range likely {
		if a.has(id) {
			t.Errorf("%s passes", id)
		}
	}
	var ends []string
	for i := range a.families {
		ends = append(ends, a.families[i].ends...)
	}
	slices.Sort(ends)
	ends = slices.Compact(ends)
	refused := 0
	for i := range a.families {
		f := &a.families[i]
		tails := f.tails
		if len(tails) == 0 {
			tails = []string{""}
		}
		invent := func(end string) {
			for _, tail := range tails {
				switch id := f.begins + end + tail; {
				case !a.has(id):
					refused++
				case !a.window[id] && !a.inData(id):
					t.Errorf("%s passes, and is in no data", id)
				}
			}
		}
		for _, end := range ends {
			if !slices.Contains(f.ends, end) {
				invent(end)
			}
		}
		for _, end := range f.ends {
			if end != "" {
				invent(misspelled(end))
			}
		}
	}
	if all := len(ends) * len(a.families); refused < all*9/10 {
		t.Errorf("of about %d invented ids only %d are refused", all, refused)
	} else {
		t.Logf("%d invented ids are refused", refused)
	}
}

// inData reports whether an id consists of a family's beginning, end and tail.
func (a *asked) inData(id string) bool {
	return slices.ContainsFunc(a.families, func(f family) bool {
		rest, begins := strings.CutPrefix(id, f.begins)
		return begins && slices.ContainsFunc(f.ends, func(end string) bool {
			tail, found := strings.CutPrefix(rest, end)
			return found && (slices.Contains(f.tails, tail) || tail == "" && len(f.tails) == 0)
		})
	})
}

// misspelled replaces the character in the middle of a word by the next one.
func misspelled(word string) string {
	changed := []byte(word)
	changed[len(changed)/2]++
	return string(changed)
}
