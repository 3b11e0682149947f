package dress_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/words"
)

// Where the three texts of COVID-19 differ is told, with the number in force.
func TestOtherEditionsAreTold(t *testing.T) {
	editions := words.Editions("covid_19", words.AllNumbers(extensions.All(), map[string]int{"covid_19.strategic": another}))
	languages := map[string]int{}
	told := ""
	for _, e := range editions {
		languages[e.ID]++
		told += e.Text
	}
	if languages["FR"] != 4 || languages["PT"] != 2 || !strings.Contains(told, strconv.Itoa(another)) {
		t.Errorf("told is %+v", editions)
	}
	if got := words.Editions("ghosts", nil); got != nil {
		t.Errorf("of Ghosts it tells %v", got)
	}
}

// another is a value that no number of the table has.
const another = 7391

// The rules of extensions spell no number that a table of numbers holds: with all of them changed, none of the usual
// figures is left, and no number of a rule is written out in its text (B90).
func TestTheRulesOfExtensionsSpellNoNumbers(t *testing.T) {
	known := extensions.All()
	own := map[string]int{}
	for _, spec := range game.AllNumbers(known) {
		own[spec.Name] = another
	}
	plain := regexp.MustCompile(`Floors? \d( and \d)?|\d × \d|COVID-19`) // figures that no table holds
	figure := regexp.MustCompile(`\d+`)
	spelled := regexp.MustCompile(`\b(two|three|four|five|six|seven|eight|nine|ten)\b`)
	values := map[string]int{"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
	for _, e := range known {
		for _, r := range words.Rulings(e.ID, words.AllNumbers(known, own)) {
			text := plain.ReplaceAllString(r.Text, "")
			for _, found := range figure.FindAllString(text, -1) {
				if found != strconv.Itoa(another) {
					t.Errorf("%s, %s spells %s: %s", e.ID, r.ID, found, r.Text)
				}
			}
			for _, word := range spelled.FindAllString(strings.ToLower(text), -1) {
				for _, n := range e.Numbers {
					if n.Rule == r.ID && n.Value == values[word] {
						t.Errorf("%s, %s writes %q, which is %s: %s", e.ID, r.ID, word, n.Name, r.Text)
					}
				}
			}
		}
	}
}
