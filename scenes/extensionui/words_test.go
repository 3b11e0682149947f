package extensionui_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// Every event that an extension brings, and every stock that can run out, has words; an unknown one still says
// something.
func TestEveryFactOfExtensionsHasWords(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	files, err := filepath.Glob("../../game/extensions/*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no extension is found", err)
	}
	declared := regexp.MustCompile(`game\.EventType\s*=\s*"(\w+)"`)
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, match := range declared.FindAllStringSubmatch(string(text), -1) {
			e := game.Event{Type: game.EventType(match[1]), Number: 2, Money: -3, Popularity: -1, Level: clinic.Red, NewLevel: clinic.Yellow}
			if !reader.Texts.Has("event."+match[1]) || strings.ContainsAny(words.Event(reader, &e), "[<") {
				t.Errorf("%s: the fact %s says %q; its texts lack, or have a gap too many in:\n%s", file, match[1], words.Event(reader, &e), line("event."+match[1]))
			}
		}
	}
	for _, e := range extensions.All() {
		for _, pool := range e.Pools {
			if !reader.Texts.HasThing("piece." + pool.Kind) {
				t.Errorf("%s: the stock %s has no name", e.ID, pool.Kind)
			}
		}
		components, people := e.Components, e.People
		if e.Annex != nil {
			components, people = e.Annex.Components, e.Annex.People
		}
		for _, component := range components {
			if !reader.Texts.HasThing("thing." + string(component.Kind)) {
				t.Errorf("%s: the component %s has no name", e.ID, component.Kind)
			}
		}
		for _, person := range people {
			if !reader.Texts.HasThing("thing." + string(person.Kind)) {
				t.Errorf("%s: the person %s has no name", e.ID, person.Kind)
			}
		}
	}
	if got := words.Event(reader, &game.Event{Type: "band_played"}); got != "band played" {
		t.Errorf("an unknown fact says %q", got)
	}
	if got := words.Event(reader, &game.Event{Type: game.Skipped, Choice: "ghost"}); got != "there are no ghosts left" {
		t.Errorf("without a ghost left it says %q", got)
	}
	for _, e := range []game.Event{{Type: game.PersonMoved}, {Type: game.RoundBegan}, {Type: game.Skipped, Rule: "B86"}} {
		if got := words.Event(reader, &e); got != "" {
			t.Errorf("%s says %q besides its own words", e.Type, got)
		}
	}
	if got := words.Component(reader, "bandstand_small"); got != "Bandstand small" {
		t.Errorf("an unknown component is called %q", got)
	}
}

// E1, E8: in the department levels are light, medium and dark in every text about its people, and never colors.
func TestLevelsOfTheDepartmentHaveWordsOfTheirOwn(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	for _, x := range [...]struct{ got, want string }{
		{words.Person(reader, extensions.EmergencyDoctor, extensions.Medium).String(), "medium emergency doctor"},
		{words.Person(reader, extensions.EmergencyPatient, extensions.Dark).String(), "dark emergency patient"},
		{words.Person(reader, extensions.EmergencyNurse, clinic.NoLevel).String(), "emergency nurse"},
		{words.LevelOn(reader, extensions.EmergencyBoard, extensions.Light).String(), "light"},
		{words.LevelOn(reader, "", clinic.White).String(), "white"},
		{words.Component(reader, extensions.EmergencyRoomDark), "Dark emergency room"},
		{words.Event(reader, &game.Event{Type: extensions.EmergencyResidentSwung, Board: extensions.EmergencyBoard, NewLevel: extensions.Medium}), "an emergency resident is medium now"},
		{words.Event(reader, &game.Event{Type: game.NursesCalledIn, Board: extensions.EmergencyBoard, Number: 2, Popularity: -3}), "2 nurses are called in off duty: 3 popularity lost"},
	} {
		if x.got != x.want {
			t.Errorf("it says %q instead of %q", x.got, x.want)
		}
	}
}

// C62, C81, C101, C51, C82: the origins of a number say who changed it.
func TestOriginsSayWhoChangedANumber(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	for _, x := range []struct {
		want    string
		unit    func(*ui.Reader, int) string
		origins []game.Origin
	}{
		{"", words.Signed, []game.Origin{{Source: "base", Rule: "B72", Amount: 1}}},
		{"+1 ghost", words.Signed, []game.Origin{{Source: "base", Rule: "B72", Amount: 1}, {Source: "ghosts", Rule: "C62", Amount: 1}}},
		{"cool air: ×2 · poop: ×4", words.SignedDollars, []game.Origin{
			{Source: "base", Rule: "B83", Amount: 3}, {Source: "air_conditioners", Rule: "C101", Amount: 3}, {Source: "therapy_dogs", Rule: "C81", Amount: 18},
		}},
		{"half: temp · +$2 gardens", words.SignedDollars, []game.Origin{
			{Source: "base", Rule: "B81", Amount: 15}, {Source: "temp_agency", Rule: "C51", Amount: -7}, {Source: "base", Rule: "B81", Amount: 2},
		}},
		{"nurse: dog", words.Signed, []game.Origin{{Source: "base", Rule: "B80", Amount: 1}, {Source: "therapy_dogs", Rule: "C82", Amount: -1}}},
		{"−$2 Gift Shop", words.SignedDollars, []game.Origin{{Source: "base", Amount: 5}, {Source: "gift_shop", Rule: "Z9", Amount: -2}}},
	} {
		if got := words.Origins(reader, x.origins, x.unit); got != x.want {
			t.Errorf("got %q, want %q", got, x.want)
		}
	}
}
