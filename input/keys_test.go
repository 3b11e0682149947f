package input

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// No two shortcuts share a key, and every deed has one.
func TestShortcutsAreToldApart(t *testing.T) {
	for i, a := range usualShortcuts {
		for _, b := range usualShortcuts[:i] {
			if a.Stroke == b.Stroke {
				t.Errorf("%s does two things", a)
			}
		}
	}
	for deed := NoDeed + 1; deed < Deeds; deed++ {
		if (Shortcuts{}).Of(deed).Key == "" || deed.String() == "" || named(deed.String()) != deed {
			t.Errorf("deed %d has no key or no name", deed)
		}
	}
}

// A key that the player chose replaces the default; arrows, Tab, Enter and Esc stay beside it.
func TestAKeyOfOnesOwn(t *testing.T) {
	all, _, wrong := Keys{"build": "j", "left": "a", "admit": "q", "redo": "f9", "log": ""}.Shortcuts()
	if len(wrong) > 0 {
		t.Fatalf("%v cannot be used", wrong)
	}
	play := func(d Devices) Gestures {
		r := Recognizer{Shortcuts: all}
		return r.Recognize(&d)
	}
	key := func(key ebiten.Key) Gestures { return play(Devices{Keys: []ebiten.Key{key}}) }
	if key(ebiten.KeyJ).Deed != Build || key(ebiten.KeyB).Deed != NoDeed {
		t.Error("Build is not where it was put")
	}
	if key(ebiten.KeyA).MoveX != -1 || key(ebiten.KeyArrowLeft).MoveX != -1 || key(ebiten.KeyQ).Deed != Admit {
		t.Error("A does not move to the left beside the arrow")
	}
	if !key(ebiten.KeyF9).Redo || key(ebiten.KeyL).Deed != NoDeed || all.Of(Log).Key != "" {
		t.Error("F9 does nothing again, or the log has a key")
	}
	if g := play(Devices{Keys: []ebiten.Key{ebiten.KeyA}, Writing: true}); g.MoveX != 0 {
		t.Error("a letter that is written into a text moves the focus")
	}
	if g := play(Devices{Keys: []ebiten.Key{ebiten.KeyArrowLeft}, Writing: true}); g.MoveX != -1 {
		t.Error("an arrow does not reach a text")
	}
	if all.Of(Build) != (Stroke{Key: "j"}) {
		t.Errorf("the key of Build is shown as %s", all.Of(Build))
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
	own := Keys{}.With(Build, Stroke{Key: "h"})
	if _, own, wrong := own.Shortcuts(); len(wrong) > 0 || own["build"] != "h" || own["hire"] != "b" {
		t.Errorf("Build and Hire are %v", own)
	}
	own = own.With(Leftward, Stroke{Key: "l"})
	if all, own, wrong := own.Shortcuts(); len(wrong) > 0 || all.Of(Log).Key != "" || all.Of(Leftward).Key != "l" {
		t.Errorf("with L to the left the keys are %v", own)
	}
	if deed, fixed := (Shortcuts{}).Holder(Stroke{Key: "enter"}); deed != Take || !fixed {
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
		all, used, wrong := own.Shortcuts()
		if !slices.Equal(wrong, c.wrong) || all.Of(Build).String() != c.build {
			t.Errorf("%s: wrong %v, Build is %s; want %v, %s", c.file, wrong, all.Of(Build), c.wrong, c.build)
		}
		if _, _, again := used.Shortcuts(); len(again) > 0 {
			t.Errorf("%s: what is kept, %v, is wrong again", c.file, used)
		}
	}
}

// A written stroke is read back unchanged.
func TestStrokesAreWrittenAndRead(t *testing.T) {
	for _, s := range usualShortcuts {
		if got, ok := readStroke(s.Stroke.String()); !ok || got != s.Stroke {
			t.Errorf("%q is read as %+v", s.Stroke, got)
		}
	}
	if got, ok := readStroke("ctrl++"); !ok || got != (Stroke{Key: "+", Control: true}) {
		t.Errorf("ctrl++ is read as %+v", got)
	}
}
