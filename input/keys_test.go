package input

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// use applies keys for the length of a test.
func use(t *testing.T, own Keys) (used Keys, wrong []Deed) {
	t.Cleanup(func() { UseKeys(nil) })
	return UseKeys(own)
}

// No two shortcuts share a key, and every deed has one.
func TestShortcutsAreToldApart(t *testing.T) {
	for i, a := range Shortcuts() {
		for _, b := range Shortcuts()[:i] {
			if a.Stroke == b.Stroke {
				t.Errorf("%s does two things", a)
			}
		}
	}
	for deed := NoDeed + 1; deed < Deeds; deed++ {
		if KeyOf(deed).Key == "" || deed.String() == "" || named(deed.String()) != deed {
			t.Errorf("deed %d has no key or no name", deed)
		}
	}
}

// A key that the player chose replaces the default; arrows, Tab, Enter and Esc stay beside it.
func TestAKeyOfOnesOwn(t *testing.T) {
	if _, wrong := use(t, Keys{"build": "j", "left": "a", "admit": "q", "redo": "f9", "log": ""}); len(wrong) > 0 {
		t.Fatalf("%v cannot be used", wrong)
	}
	key := func(key ebiten.Key) Gestures { return play(Devices{Keys: []ebiten.Key{key}})[0] }
	if key(ebiten.KeyJ).Deed != Build || key(ebiten.KeyB).Deed != NoDeed {
		t.Error("Build is not where it was put")
	}
	if key(ebiten.KeyA).MoveX != -1 || key(ebiten.KeyArrowLeft).MoveX != -1 || key(ebiten.KeyQ).Deed != Admit {
		t.Error("A does not move to the left beside the arrow")
	}
	if !key(ebiten.KeyF9).Redo || key(ebiten.KeyL).Deed != NoDeed || KeyOf(Log).Key != "" {
		t.Error("F9 does nothing again, or the log has a key")
	}
	if g := play(Devices{Keys: []ebiten.Key{ebiten.KeyA}, Writing: true})[0]; g.MoveX != 0 {
		t.Error("a letter that is written into a text moves the focus")
	}
	if g := play(Devices{Keys: []ebiten.Key{ebiten.KeyArrowLeft}, Writing: true})[0]; g.MoveX != -1 {
		t.Error("an arrow does not reach a text")
	}
	if KeyOf(Build) != (Stroke{Key: "j"}) {
		t.Errorf("the key of Build is shown as %s", KeyOf(Build))
	}
}

// A digit that shares its key with another character, as on a French keyboard, counts where that character does
// nothing.
func TestAFigureAboveAnotherSign(t *testing.T) {
	for _, name := range []string{"1", "&", ""} {
		if g := play(Devices{Keys: []ebiten.Key{ebiten.KeyDigit1}, Names: []string{name}})[0]; g.Deed != TownPart {
			t.Errorf("the first key of the row, named %q, does %s", name, g.Deed)
		}
	}
	if g := play(Devices{Keys: []ebiten.Key{ebiten.KeyDigit6}, Names: []string{"-"}})[0]; g.Deed != Farther {
		t.Errorf("- does %s", g.Deed)
	}
}

// A deed swaps keys with the deed whose key it takes; if it has none to give, the other is left without one.
func TestAKeyIsExchanged(t *testing.T) {
	own, _ := use(t, nil)
	own = own.With(Build, Stroke{Key: "h"})
	if own, wrong := UseKeys(own); len(wrong) > 0 || own["build"] != "h" || own["hire"] != "b" {
		t.Errorf("Build and Hire are %v", own)
	}
	own = own.With(Leftward, Stroke{Key: "l"})
	if own, wrong := UseKeys(own); len(wrong) > 0 || KeyOf(Log).Key != "" || KeyOf(Leftward).Key != "l" {
		t.Errorf("with L to the left the keys are %v", own)
	}
	if deed, fixed := Holder(Stroke{Key: "enter"}); deed != Take || !fixed {
		t.Error("Enter can be given away")
	}
}

// A broken entry in a file keeps its default key and is reported; the rest is used.
func TestBrokenKeysInAFile(t *testing.T) {
	for _, c := range []struct {
		file  string
		wrong []Deed
		build string
	}{
		{`{}`, nil, "b"},
		{`{"build": "j"}`, nil, "j"},
		{`{"build": "j", "an_older_deed": "o"}`, nil, "j"},
		{`{"build": "two letters", "hire": "j"}`, []Deed{Build}, "b"},
		{`{"build": "K"}`, []Deed{Build}, "b"},
		{`{"build": 7, "hire": "j"}`, []Deed{Build}, "b"},
		{`{"build": "d"}`, []Deed{Build}, "b"},
		{`{"build": "enter"}`, []Deed{Build}, "b"},
		{`{"build": "j", "hire": "j"}`, []Deed{Hire}, "j"},
		{`{"build": "h", "hire": "b"}`, nil, "h"},
		{`{"copy": "j"}`, nil, "b"},
		{`7`, []Deed{NoDeed}, "b"},
	} {
		var own Keys
		if err := json.Unmarshal([]byte(c.file), &own); err != nil {
			t.Fatal(err)
		}
		used, wrong := use(t, own)
		if !slices.Equal(wrong, c.wrong) || KeyOf(Build).String() != c.build {
			t.Errorf("%s: wrong %v, Build is %s; want %v, %s", c.file, wrong, KeyOf(Build), c.wrong, c.build)
		}
		if _, again := UseKeys(used); len(again) > 0 {
			t.Errorf("%s: what is kept, %v, is wrong again", c.file, used)
		}
	}
}

// A written stroke is read back unchanged.
func TestStrokesAreWrittenAndRead(t *testing.T) {
	for _, s := range Shortcuts() {
		if got, ok := readStroke(s.Stroke.String()); !ok || got != s.Stroke {
			t.Errorf("%q is read as %+v", s.Stroke, got)
		}
	}
	if got, ok := readStroke("ctrl++"); !ok || got != (Stroke{Key: "+", Control: true}) {
		t.Errorf("ctrl++ is read as %+v", got)
	}
}
