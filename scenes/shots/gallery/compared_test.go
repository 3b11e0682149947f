package gallery_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"clinic/scenes"
	"clinic/scenes/ui"
)

// sampleLandmarks returns those of a card with two buttons and a few texts.
func sampleLandmarks() landmarks {
	return landmarks{
		things: map[string]usable{
			"hint":     {at: place{100, 50, 300, 200}},
			"hint/do":  {place{300, 200, 64, 44}, "Do it"},
			"hint/no":  {place{230, 200, 64, 44}, "No"},
			"title":    {at: place{0, 0, 200, 40}},
			"new_game": {at: place{0, 60, 80, 44}},
		},
		texts: map[string][]place{"Move": {{120, 60, 40, 10}}, "3": {{10, 10, 8, 10}, {40, 10, 8, 10}, {70, 10, 8, 10}}},
	}
}

// Whatever is gone, new, moved, grown or says something else is reported in words; two pixels are no difference.
func TestDifferencesOfLandmarksAreToldInWords(t *testing.T) {
	for _, test := range []struct {
		change func(l landmarks)
		want   string
	}{
		{func(landmarks) {}, ""},
		{func(l landmarks) { l.things["hint"] = usable{at: place{102, 48, 302, 198}} }, ""},
		{func(l landmarks) { l.texts["Move"][0] = place{118, 62, 40, 10} }, ""},
		{func(l landmarks) { l.things["hint"] = usable{at: place{100, 62, 300, 200}} }, "hint moved 12 px down at 390×844"},
		{func(l landmarks) { l.things["hint"] = usable{at: place{97, 45, 300, 200}} }, "hint moved 3 px left and moved 5 px up at 390×844"},
		{func(l landmarks) { l.things["title"] = usable{at: place{0, 0, 208, 36}} }, "title grew 8 px wider and shrank 4 px lower at 390×844"},
		{func(l landmarks) { delete(l.things, "hint/do") }, "“Do it” (hint/do) is gone at 390×844"},
		{func(l landmarks) { delete(l.things, "title") }, "title is gone at 390×844"},
		{func(l landmarks) { l.things["undo"] = usable{place{9, 9, 44, 44}, "Undo"} }, "“Undo” (undo) is new at 390×844"},
		{func(l landmarks) { l.things["hint/do"] = usable{l.things["hint/do"].at, "Go"} }, "hint/do says “Go” instead of “Do it” at 390×844"},
		{func(l landmarks) { delete(l.texts, "Move") }, "“Move” is gone at 390×844"},
		{func(l landmarks) { l.texts["Business"] = []place{{1, 2, 3, 4}} }, "“Business” is new at 390×844"},
		{func(l landmarks) { l.texts["Move"][0][1] += 12 }, "“Move” moved 12 px down at 390×844"},
		{func(l landmarks) { l.texts["3"] = l.texts["3"][1:] }, "“3” is gone at 390×844"},
		{func(l landmarks) { l.texts["3"][1] = place{40, 30, 8, 10} }, "“3” moved 20 px down at 390×844"},
	} {
		now := sampleLandmarks()
		test.change(now)
		var d differences
		d.between(sampleLandmarks(), now, circumstance{window: upright}.said())
		if told := strings.Join(d.told(11), "; "); told != test.want {
			t.Errorf("told is %q, not %q", told, test.want)
		}
	}
}

// The same difference in several circumstances is reported once, and of many differences only the first ones.
func TestDifferencesOfLandmarksAreToldOnce(t *testing.T) {
	in := exhibit{keeps: true, swept: true}.kept()
	for _, test := range []struct {
		circumstances []circumstance
		want          string
	}{
		{in, "title is gone everywhere"},
		{[]circumstance{{window: upright}, {upright, "fr", ""}, {usual, "", longer}}, "title is gone at 390×844, at 390×844 in fr, at 1280×800 with longer texts"},
		{in[:5], "title is gone at 1280×800, at 390×844, at 844×390, and in 2 more circumstances"},
	} {
		var d differences
		for _, c := range test.circumstances {
			now := sampleLandmarks()
			delete(now.things, "title")
			d.between(sampleLandmarks(), now, c.said())
		}
		if told := strings.Join(d.told(len(in)), "; "); told != test.want {
			t.Errorf("told is %q, not %q", told, test.want)
		}
	}
	var d differences
	now := sampleLandmarks()
	for i := range 50 {
		now.things[fmt.Sprintf("card/%02d", i)] = usable{}
	}
	d.between(sampleLandmarks(), now, "at 390×844")
	if told := d.told(1); len(told) != most+1 || told[most] != "and 10 more differences" {
		t.Errorf("told are %q", told)
	}
}

// What is read from a file is what was written, whatever is the same or different in its circumstances.
func TestLandmarksAreReadAsTheyWereWritten(t *testing.T) {
	in, want := exhibit{keeps: true, swept: true}.kept(), map[circumstance]landmarks{}
	for i, c := range in {
		l := sampleLandmarks()
		switch i % 4 {
		case 1:
			delete(l.things, "hint")
			l.things["hint/no"] = usable{place{1, 2, 3, 4}, "Non"}
			delete(l.texts, "3")
		case 2:
			l.things["undo"] = usable{place{9, 9, 44, 44}, ""}
			l.texts["“Move” <b>"] = []place{{1, 2, 3, 4}}
		}
		if c.look == longer {
			l.forgetTexts()
		}
		want[c] = l
	}
	got, err := readLandmarks(written(in, want), in)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range in {
		if !maps.Equal(got[c].things, want[c].things) || !maps.EqualFunc(got[c].texts, want[c].texts, slices.Equal[[]place]) {
			t.Errorf("%s: %+v is read instead of %+v", c, got[c], want[c])
		}
	}
	if _, err := readLandmarks([]byte("{\"id\":\"a\"}\n{"), in); err == nil || !strings.Contains(err.Error(), "line 2") {
		t.Errorf("a broken line gives %v", err)
	}
}

// A text on a button belongs to the button, in however many lines; a text on a large card has a place of its own, as
// one paragraph. The order of drawing makes no difference.
func TestTextsBelongToWhatTheyAreWrittenOn(t *testing.T) {
	seen := scenes.Seen{
		At: map[string][4]float64{"card": {0, 0, 400, 300}, "ok": {10.4, 200, 100, 60}, "tip": {100, 180, 200, 60}, ui.FocusLandmark: {12, 202, 90, 40}},
		Inks: []ui.Ink{
			{Text: "Admit to pre-", X: 20, Y: 20, W: 90, H: 10}, {Text: "admissions", X: 20, Y: 38, W: 70, H: 10}, {Text: "4", X: 300, Y: 38, W: 8, H: 10},
			{Text: "Finish", X: 20, Y: 205, W: 60, H: 10}, {Text: "Move", X: 20, Y: 223, W: 60, H: 10}, {Text: "Esc", X: 120, Y: 200, W: 30, H: 10}, {Text: "1", X: 95, Y: 206, W: 8, H: 10},
		},
	}
	want := landmarks{
		things: map[string]usable{
			"card": {at: place{0, 0, 400, 300}}, "ok": {place{10, 200, 100, 60}, "Finish 1 Move"}, "tip": {place{100, 180, 200, 60}, "Esc"},
			ui.FocusLandmark: {at: place{12, 202, 90, 40}},
		},
		texts: map[string][]place{"Admit to pre-admissions": {{20, 20, 90, 28}}, "4": {{300, 38, 8, 10}}},
	}
	for range seen.Inks {
		seen.Inks = append(seen.Inks[1:], seen.Inks[0])
		got := landmarksOf(seen)
		if !maps.Equal(got.things, want.things) || !maps.EqualFunc(got.texts, want.texts, slices.Equal[[]place]) {
			t.Errorf("the landmarks are %+v", got)
		}
	}
}
