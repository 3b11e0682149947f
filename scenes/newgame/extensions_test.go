package newgame

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"
	"clinic/scenes/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// Every extension that can be chosen is presented: title, line, rules with their ids, and a picture.
func TestEveryExtensionIsPresented(t *testing.T) {
	for _, e := range extensions.All() {
		if !ui.Has("extension."+e.ID) || words.ExtensionLine(e.ID) == "" || !hasPicture(e.ID) {
			t.Errorf("%s lacks its title, its line or its picture", e.ID)
		}
		rulings := words.Rulings(e.ID, words.AllNumbers(extensions.All(), nil))
		if len(rulings) == 0 {
			t.Errorf("%s lacks its rules", e.ID)
		}
		for _, r := range rulings {
			if !strings.ContainsAny(r.ID[:1], "CEVX") || len(r.Text) < 20 || strings.Contains(r.Text, "<no value>") {
				t.Errorf("%s has the rule %q: %q", e.ID, r.ID, r.Text)
			}
		}
		for _, n := range e.Numbers { // the rules of all its numbers are told
			if !slices.ContainsFunc(rulings, func(r words.Ruling) bool { return r.ID == n.Rule }) {
				t.Errorf("%s has a number by rule %s, which its page does not tell", e.ID, n.Rule)
			}
		}
		for _, other := range e.Excludes {
			if !ui.Has("exclusion." + min(e.ID, other) + "." + max(e.ID, other)) {
				t.Errorf("%s excludes %s without a reason", e.ID, other)
			}
		}
	}
}

// X1: what is excluded can't be chosen, and its card says by what and why.
func TestExcludedCardsSayWhyAndStayOut(t *testing.T) {
	known := []*game.Extension{{ID: "temp_agency"}, {ID: "therapy_dogs", Excludes: []string{"temp_agency"}}, {ID: "tough_doctors", Variant: true}}
	s, stage, begun := open(t, 1280, 800, 100, known...)
	stage.ClickOn(t, "newgame.extensions")
	stage.ClickOn(t, "newgame.extension.temp_agency")
	stage.ClickOn(t, "newgame.extension.tough_doctors")
	stage.ClickOn(t, "newgame.extension.therapy_dogs")
	sentence := s.exclusion(known[1])
	if !strings.Contains(sentence, "while you play with Temp Agency") || !strings.Contains(sentence, "X1") {
		t.Errorf("the card of the dogs says %q", sentence)
	}
	stage.ClickOn(t, "newgame.start")
	c := begun.rules.Config
	if !slices.Equal(c.Extensions, []string{"temp_agency"}) || !slices.Equal(c.Variants, []string{"tough_doctors"}) {
		t.Fatalf("started: %+v", c)
	}
	stage.ClickOn(t, "newgame.extension.temp_agency") // out: the dogs may come
	stage.ClickOn(t, "newgame.extension.therapy_dogs")
	stage.ClickOn(t, "newgame.start")
	if c := begun.rules.Config; !slices.Equal(c.Extensions, []string{"therapy_dogs"}) {
		t.Fatalf("started: %+v", c)
	}
}

// Each preset chooses what it names as far as that is known, all that fits together at most, and its game can begin.
func TestPresetsChooseWhatFits(t *testing.T) {
	var all []*game.Extension
	for _, id := range []string{
		"cigarettes", "helicopters", "fire_trucks", "wheelchairs", "public_toilets", "temp_agency", "ghosts", "therapy_dogs", "gift_shop",
		"air_conditioners", "urban_design_2",
	} {
		all = append(all, &game.Extension{ID: id})
	}
	all[7].Excludes = []string{"temp_agency"}
	want := map[string]int{"first_game": 0, "whole_clinic": len(all) - 1, "night_shift": 3, "emergency_lane": 3, "visiting_hours": 3, "city_hall": 2}
	for i := range presets {
		p := &presets[i]
		if got := p.of(all); len(got) != want[p.id] || p.id == "whole_clinic" && slices.Contains(got, "therapy_dogs") {
			t.Errorf("%s chooses %v", p.id, got)
		}
		if got := p.of(all[8:9]); len(got) > 1 {
			t.Errorf("with the gift shop alone %s chooses %v", p.id, got)
		}
	}
	known := extensions.All()
	if got := presets[1].leftOut(known); !slices.Equal(got, []string{"therapy_dogs", "covid_19"}) {
		t.Errorf("%v are left out of the whole clinic", got)
	}
	s, stage, begun := open(t, 1280, 800, 100, known...)
	stage.ClickOn(t, "newgame.extensions")
	for i := range presets {
		ids := presets[i].of(known)
		id := "newgame.preset." + presets[i].id
		if _, shown := stage.Seen().At[id]; !shown {
			if len(ids) > 0 || i == 0 {
				t.Errorf("%s is not shown", id)
			}
			continue
		}
		stage.ClickOn(t, id)
		stage.ClickOn(t, "newgame.start")
		if got := slices.Concat(begun.rules.Config.Extensions, begun.rules.Config.Variants); !sameSet(got, ids) {
			t.Errorf("%s begins with %v instead of %v", id, got, ids)
		}
	}
	if s.problem != "" {
		t.Error(s.problem)
	}
}

// X3 to X13: what happens together is said where it matters, and nowhere else.
func TestInteractionsAreToldWhereTheyApply(t *testing.T) {
	for _, x := range []struct {
		chosen  string
		players int
		want    string
	}{
		{"", 2, ""}, {"tough_doctors", 2, ""}, {"tough_doctors clever_doctors", 2, "X4 X6"}, {"ghosts", 2, "X8 X6"}, {"ghosts", 1, "X7 X8 X6"},
		{"ghosts triage", 2, "X3 X8 X6 X11"}, {"helicopters", 2, "X12"}, {"helicopters cigarettes", 2, "X10 X12 X13"}, {"gift_shop", 2, ""},
		{"emergency", 2, "X8 X6"}, {"emergency", 1, "X7 X8 X6"}, {"emergency tough_doctors", 2, "X8 X6 E15"}, {"covid_19", 2, "X5 X6"},
		{"covid_19", 1, "X5 X7 X6"}, {"covid_19 emergency", 2, "X2 X5 X8 X6 E15"}, {"covid_19 gift_shop", 3, "X5 X6 V10"},
	} {
		var got []string
		for i := range interactions {
			if interactions[i].applies(strings.Fields(x.chosen), x.players) {
				got = append(got, interactions[i].rule)
			}
		}
		if strings.Join(got, " ") != x.want {
			t.Errorf("%q with %d players: %v, want %s", x.chosen, x.players, got, x.want)
		}
	}
}

// A click on the card's button opens the rules, where the extension can be chosen too; everything is reached by keys.
func TestTheRulesOfAnExtensionAreAClickAway(t *testing.T) {
	known := extensions.All()
	s, stage, _ := open(t, 1280, 800, 100, known...)
	stage.ClickOn(t, "newgame.extensions")
	id := known[0].ID
	stage.ClickOn(t, "newgame.rules."+id)
	if _, shown := stage.Seen().At["newgame.ruling.0"]; !shown {
		t.Fatalf("the rules of %s are not shown", id)
	}
	stage.ClickOn(t, "newgame.rules.choose")
	stage.Keys(ebiten.KeyEscape)
	if !s.chosen(id) {
		t.Errorf("%s is not chosen", id)
	}
	last := known[len(known)-1].ID
	for range 80 {
		if spot, ok := s.page.Focused().(*ui.Spot); ok && spot.ID == "newgame.extension."+last {
			break
		}
		stage.Keys(ebiten.KeyTab)
	}
	stage.Keys(ebiten.KeySpace)
	if !s.chosen(last) {
		t.Errorf("%s can't be chosen with the keys", last)
	}
	if seen := stage.Seen().At["newgame.extension."+last]; seen[3] < 40 {
		t.Errorf("the focused card is not scrolled into the window: %v", seen)
	}
}

func TestNoTextOfExtensionsIsCutOff(t *testing.T) {
	defer ui.Lengthen(0)
	for _, size := range [][3]int{{1024, 640, 100}, {1280, 800, 100}, {3840, 2160, 250}} {
		for _, longer := range []int{0, 40} {
			ui.Lengthen(longer)
			known := extensions.All()
			s, stage, _ := open(t, size[0], size[1], size[2], known...)
			s.choice.extensions = append(presets[1].of(known), "covid_19")
			stage.ClickOn(t, "newgame.extensions")
			for _, e := range known {
				if len(e.Options) > 0 {
					s.scroll.Show(rectOfSpot(s, "newgame.options."+e.ID))
					check(t, stage, size, longer, "choices of "+e.ID)
				}
			}
			// Cards scroll: those below the window are no fault.
			check(t, stage, size, longer, "cards")
			for _, e := range known {
				s.scroll.Show(rectOf(s, "newgame.rules."+e.ID))
				stage.ClickOn(t, "newgame.rules."+e.ID)
				check(t, stage, size, longer, e.ID)
				stage.Keys(ebiten.KeyEscape)
			}
		}
	}
}

func check(t *testing.T, stage *scenetest.Stage, size [3]int, longer int, what string) {
	t.Helper()
	for _, fault := range stage.Faults() {
		t.Errorf("%d×%d at %d %%, texts %d %% longer, %s: %s", size[0], size[1], size[2], longer, what, fault)
	}
}

func rectOf(s *Scene, id string) ui.Rect {
	for _, w := range s.page.Widgets {
		if b, ok := w.(*ui.Button); ok && b.ID == id {
			return b.Rect
		}
	}
	return ui.Rect{}
}
