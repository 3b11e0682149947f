package rulespage

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/dress"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"
	"clinic/scenes/words"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// all plays everything that goes together.
func all(t *testing.T, players int) *game.Rules {
	t.Helper()
	ids, variants := game.Together(extensions.All())
	rules, err := game.NewRules(game.Config{Players: players, Extensions: ids, Variants: variants}, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// From the rules of one extension a click or the keys lead to those of any other that is played, and to no others.
func TestEveryExtensionOfTheGameCanBeTurnedTo(t *testing.T) {
	rules := all(t, 2)
	last := rules.Config.Extensions[len(rules.Config.Extensions)-1]
	p := OfGame(extensions.All(), rules, last)
	if p.Listed[p.Shown].ID != last {
		t.Fatalf("it opens at %s, not at %s", p.Listed[p.Shown].ID, last)
	}
	stage := scenetest.NewStage(p, 1024, 640, 100)
	for i, e := range p.Listed {
		if !rules.Plays(e.ID) {
			t.Errorf("%s is listed and not played", e.ID)
		}
		for range 60 {
			if row, ok := p.page.Focused().(*ui.Area); ok && row.ID == "rules.of."+e.ID {
				break
			}
			stage.Keys(ebiten.KeyTab)
		}
		stage.Keys(ebiten.KeyEnter)
		if _, there := stage.Seen().At["rules.ruling.0"]; p.Shown != i || !there {
			t.Errorf("the keys lead to %s instead of %s", p.Listed[p.Shown].ID, e.ID)
		}
	}
	stage.Keys(ebiten.KeyHome)
	p.turns.Offset = 0
	stage.ClickOn(t, "rules.of."+p.Listed[1].ID)
	if p.Shown != 1 {
		t.Errorf("a click leads to %s", p.Listed[p.Shown].ID)
	}
	stage.Resize(390, 844, 1)
	stage.Wait(1)
	p.turns.Offset = 0
	stage.Tap(t, "rules.of."+p.Listed[0].ID)
	if p.Shown != 0 {
		t.Errorf("on a phone a tap leads to %s", p.Listed[p.Shown].ID)
	}
	base, err := game.NewRules(game.Config{Players: 1}, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	if OfGame(extensions.All(), base, "") != nil {
		t.Error("the base game has rules of extensions")
	}
}

// Nothing is cut off or covered, in small windows and with longer texts.
func TestNothingOfTheRulesIsCutOff(t *testing.T) {
	defer ui.Lengthen(0)
	for _, size := range [][2]int{{390, 844}, {844, 390}, {1024, 640}, {1280, 800}, {1920, 1080}} {
		for _, longer := range []int{0, 40} {
			ui.Lengthen(longer)
			p := OfGame(extensions.All(), all(t, 2), "")
			for p.Shown = range p.Listed {
				p.boards, p.scroll = nil, nil
				stage := scenetest.NewStage(p, size[0], size[1], 100)
				for _, fault := range stage.Faults() {
					t.Errorf("%v, %d %% longer, %s: %s", size, longer, p.Listed[p.Shown].ID, fault)
				}
				stage.Clear()
			}
		}
	}
}

// The rules of an extension tell what happens between it and another one where both are played, and nowhere else (X3 to X13).
func TestRulesBetweenExtensionsAreToldWhereBothArePlayed(t *testing.T) {
	known := extensions.All()
	tells := func(rule string, e *game.Extension, played []string) bool {
		p := &Page{Listed: []*game.Extension{e}, Played: func() []string { return played }, Players: 2, Numbers: words.AllNumbers(known, nil)}
		scenetest.NewStage(p, 1280, 800, 100).Clear()
		return slices.ContainsFunc(p.page.Widgets, func(w ui.Widget) bool {
			row, ok := w.(*ui.Area)
			return ok && row.ID == "rules.interaction."+rule
		})
	}
	for i := range dress.Interactions {
		x := &dress.Interactions[i]
		if x.Alone || !x.Paired() {
			continue
		}
		for _, a := range known {
			at := slices.IndexFunc(known, func(b *game.Extension) bool { return x.Concerns(a.ID, []string{b.ID}, 2) })
			if at < 0 {
				continue
			}
			if tells(x.Rule, a, []string{a.ID}) {
				t.Errorf("%s is told of %s alone", x.Rule, a.ID)
			}
			if !tells(x.Rule, a, []string{known[at].ID}) {
				t.Errorf("%s is not told of %s with %s", x.Rule, a.ID, known[at].ID)
			}
			break
		}
	}
}
