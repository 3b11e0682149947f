package game_test

import (
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"clinic/game"
	"clinic/game/extensions"
)

// ofTheBaseGame are words of the base game and of plain English that extensions also use as names.
var ofTheBaseGame = []string{"build", "hire", "queue", "admit", "admitted", "move", "done", "tile", "by", "on the way", "walk on"}

// ofTheMachine are words of the machine that an extension also uses, each in the only file that may have it: a
// browser's quota, and a temporary file.
var ofTheMachine = map[string]string{"save/browser.go": "quota", "save/disk/write.go": "temp"}

// wordsOf splits a text into its words, in lower case and without a plural s: "emergency_money", "EmergencyMoney" and
// "emergency monies" begin with the same one.
func wordsOf(text string) (words []string) {
	var word []rune
	end := func() {
		if len(word) > 0 {
			words = append(words, strings.TrimSuffix(strings.ToLower(string(word)), "s"))
		}
		word = nil
	}
	runes := []rune(text)
	for i, r := range runes {
		switch {
		case !unicode.IsLetter(r):
			end()
			continue
		case unicode.IsUpper(r) && i > 0 && (unicode.IsLower(runes[i-1]) || i+1 < len(runes) && unicode.IsLower(runes[i+1])):
			end()
		}
		word = append(word, r)
	}
	end()
	return words
}

// namesOf returns the names that an extension adds: its own, and those of its boards, components, people, marks,
// areas, pieces, actions, commands and ways to move.
func namesOf(e *game.Extension) []string {
	names := []string{e.ID}
	components, people := e.Components, e.People
	if e.Annex != nil {
		names = append(names, string(e.Annex.Board))
		components, people = append(slices.Clone(components), e.Annex.Components...), append(slices.Clone(people), e.Annex.People...)
	}
	for _, x := range components {
		names = append(names, string(x.Kind))
	}
	for _, x := range people {
		names = append(names, string(x.Kind))
	}
	for _, x := range e.Marks {
		names = append(names, x.Kind, x.Field, x.Group, string(x.In))
	}
	for _, x := range e.Pools {
		names = append(names, x.Kind)
	}
	for _, x := range e.Actions {
		names = append(names, string(x.Action))
	}
	for _, x := range e.Commands {
		names = append(names, string(x.Type))
		for _, kind := range x.During {
			names = append(names, string(kind))
		}
	}
	for _, x := range e.Modes {
		names = append(names, x.Name)
	}
	for _, x := range e.Options {
		names = append(names, x.Name)
	}
	return names
}

// The base game never asks whether an extension is in play: outside the extensions' package, no name of theirs
// appears anywhere, in identifiers, texts, tags or comments, however it is written.
func TestTheBaseGameKnowsNoExtension(t *testing.T) {
	bringer := map[string]string{} // by name, in words
	for _, e := range extensions.All() {
		for _, name := range namesOf(e) {
			if words := strings.Join(wordsOf(name), " "); words != "" && bringer[words] == "" && !slices.Contains(ofTheBaseGame, words) {
				bringer[words] = e.ID
			}
		}
	}
	for path := range sources(t) {
		path = filepath.ToSlash(path)
		if strings.HasPrefix(path, "extensions/") {
			continue
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for number, line := range strings.Split(string(text), "\n") {
			words := " " + strings.Join(wordsOf(line), " ") + " "
			for name, id := range bringer {
				if strings.Contains(words, " "+name+" ") && ofTheMachine[path] != name {
					t.Errorf("%s:%d names %q of the extension %s: what it does belongs into extensions", path, number+1, name, id)
				}
			}
		}
	}
}

// hookRules adds the rules that the hooks in a struct of lists cite.
func hookRules(lists reflect.Value, cited map[string]bool) {
	for i := range lists.NumField() {
		list := lists.Field(i)
		for k := 0; list.Kind() == reflect.Slice && k < list.Len(); k++ {
			if id := list.Index(k).FieldByName("Rule"); id.IsValid() {
				cited[id.String()] = true
			}
		}
	}
}

// The core cites no rule of an extension, neither in texts nor in comments: it takes the rule from the
// hook or number that caused something. Its own rules are those of the base game (B), of what happens
// between extensions (X), and decisions (D).
func TestTheCoreCitesNoRuleOfAnExtension(t *testing.T) {
	cited := map[string]bool{}
	for _, e := range extensions.All() {
		cited[e.Terms.Rule] = true
		hookRules(reflect.ValueOf(e.Queries), cited)
		if e.Annex != nil {
			cited[e.Annex.Rule] = true
			hookRules(reflect.ValueOf(e.Annex.Queries), cited)
		}
		for _, number := range e.Numbers {
			cited[number.Rule] = true
		}
	}
	letters := map[string]bool{}
	for id := range cited {
		if letter := strings.TrimRight(id, "0123456789"); letter != "" && !strings.Contains("B D X", letter) {
			letters[regexp.QuoteMeta(letter)] = true
		}
	}
	if len(letters) == 0 {
		t.Fatal("no extension cites a rule of its own")
	}
	foreign := regexp.MustCompile(`\b(` + strings.Join(slices.Collect(maps.Keys(letters)), "|") + `)[0-9]+\b`)
	for path := range sources(t) {
		if strings.HasPrefix(filepath.ToSlash(path), "extensions/") {
			continue
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for number, line := range strings.Split(string(text), "\n") {
			if id := foreign.FindString(line); id != "" {
				t.Errorf("%s:%d cites %s, a rule of an extension", path, number+1, id)
			}
		}
	}
}

// The words of a name are the same however it is written.
func TestWordsOfNames(t *testing.T) {
	for _, written := range []string{"emergency_rooms", "EmergencyRoom", "emergencyRooms", "an emergency room", "EMERGENCY_ROOM", "emergency-room", "UseEmergencyRoom2"} {
		if words := " " + strings.Join(wordsOf(written), " ") + " "; !strings.Contains(words, " emergency room ") {
			t.Errorf("%s is taken apart into %q", written, words)
		}
	}
}
