package newgame

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/book"
	"clinic/scenes/extensionui"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// Every extension that can be chosen is presented: title, line, rules with their ids, and a picture.
func TestEveryExtensionIsPresented(t *testing.T) {
	reader := ui.NewReader("en")
	for _, e := range extensions.All() {
		if !reader.Texts.Has("extension."+e.ID) || words.ExtensionLine(reader, e.ID) == "" || extensionui.Of(e.ID).Picture == sprites.None && extensionui.Of(e.ID).Plan == nil {
			t.Errorf("%s lacks its title, its line or its picture", e.ID)
		}
		page := words.PageOf(reader, e.ID, words.AllNumbers(extensions.All(), nil))
		if len(page.Sentences()) == 0 {
			t.Errorf("%s lacks its rules", e.ID)
		}
		for _, n := range e.Numbers { // the rules of all its numbers are told
			if !page.Tells(n.Rule) {
				t.Errorf("%s has a number by rule %s, which its page does not tell", e.ID, n.Rule)
			}
		}
		for _, other := range e.Excludes {
			if !reader.Texts.Has("exclusion." + min(e.ID, other) + "." + max(e.ID, other)) {
				t.Errorf("%s excludes %s without a reason", e.ID, other)
			}
		}
	}
}

// X1: an excluded extension can't be chosen, and its card says by what and why.
func TestExcludedCardsSayWhyAndStayOut(t *testing.T) {
	reader := ui.NewReader("en")
	for _, e := range extensions.All() {
		for _, id := range e.Excludes {
			first, other := &game.Extension{ID: id}, &game.Extension{ID: e.ID, Excludes: []string{id}}
			s, stage, begun := open(t, reader, 1280, 800, 100, first, other, &game.Extension{ID: "a_variant", Variant: true})
			stage.ClickOn(t, "newgame.extensions")
			stage.ClickOn(t, "newgame.extension."+first.ID)
			stage.ClickOn(t, "newgame.extension.a_variant")
			stage.ClickOn(t, "newgame.extension."+other.ID)
			sentence := s.exclusion(other)
			if !strings.Contains(sentence, "while you play with "+words.Extension(stage.Reader, first.ID)) || !regexp.MustCompile(`[A-Z][0-9]+`).MatchString(sentence) {
				t.Errorf("the card of %s says %q", other.ID, sentence)
			}
			stage.ClickOn(t, "newgame.start")
			c := begun.rules.Config
			if !slices.Equal(c.Extensions, []string{first.ID}) || !slices.Equal(c.Variants, []string{"a_variant"}) {
				t.Fatalf("started: %+v", c)
			}
			stage.ClickOn(t, "newgame.extension."+first.ID) // removed: the other may be chosen
			stage.ClickOn(t, "newgame.extension."+other.ID)
			stage.ClickOn(t, "newgame.start")
			if c := begun.rules.Config; !slices.Equal(c.Extensions, []string{other.ID}) {
				t.Fatalf("started: %+v", c)
			}
		}
	}
}

// Each preset chooses the known extensions that belong to it, at most everything that fits together, and its game can
// begin.
func TestPresetsChooseWhatFits(t *testing.T) {
	reader := ui.NewReader("en")
	known := extensions.All()
	fit, variants := game.Together(known)
	for i := range presets {
		p := &presets[i]
		got := p.Of(known)
		for _, e := range known {
			want := slices.Contains(e.Presets, p.ID) || p.Everything() && !e.Apart && slices.Contains(slices.Concat(fit, variants), e.ID)
			if chosen := slices.Contains(got, e.ID); chosen != want {
				t.Errorf("%s chooses %s: %v, want %v", p.ID, e.ID, chosen, want)
			}
			if left := slices.Contains(leftOut(p, known), e.ID); left == want {
				t.Errorf("%s leaves %s out: %v", p.ID, e.ID, left)
			}
			if alone := p.Of([]*game.Extension{e}); len(alone) > 1 {
				t.Errorf("with %s alone %s chooses %v", e.ID, p.ID, alone)
			}
		}
	}
	s, stage, begun := open(t, reader, 1280, 800, 100, known...)
	stage.ClickOn(t, "newgame.extensions")
	for i := range presets {
		ids := presets[i].Of(known)
		id := "newgame.preset." + presets[i].ID
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

// A click on the card's button opens the rules, where the extension can be chosen too; keys reach everything.
func TestTheRulesOfAnExtensionAreAClickAway(t *testing.T) {
	reader := ui.NewReader("en")
	known := extensions.All()
	s, stage, _ := open(t, reader, 1280, 800, 100, known...)
	stage.ClickOn(t, "newgame.extensions")
	id := known[0].ID
	stage.ClickOn(t, "newgame.rules."+id)
	if _, shown := stage.Seen().At["book.rule.0"]; !shown {
		t.Fatalf("the rules of %s are not shown", id)
	}
	stage.ClickOn(t, "newgame.rules.choose")
	stage.Keys(ebiten.KeyEscape)
	if !s.chosen(id) {
		t.Errorf("%s is not chosen", id)
	}
	last := known[len(known)-1].ID
	for range 80 {
		if spot, ok := s.Page().Focused().(*ui.Area); ok && spot.ID == "newgame.extension."+last {
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
	reader := ui.NewReader("en")
	defer reader.Texts.Lengthen(0)
	for _, size := range [][3]int{{1024, 640, 100}, {1280, 800, 100}, {3840, 2160, 250}} {
		for _, longer := range []int{0, 40} {
			reader.Texts.Lengthen(longer)
			known := extensions.All()
			s, stage, _ := open(t, reader, size[0], size[1], size[2], known...)
			s.choice.extensions = presets[1].Of(known)
			for _, e := range known {
				if e.Apart {
					s.choice.extensions = append(s.choice.extensions, e.ID)
				}
			}
			stage.ClickOn(t, "newgame.extensions")
			for _, e := range known {
				if len(e.Options) > 0 {
					s.Scroll("newgame.cards").Show(rectOfSpot(s, "newgame.options."+e.ID))
					check(t, stage, size, longer, "choices of "+e.ID)
				}
			}
			// Cards scroll: those below the window are no fault.
			check(t, stage, size, longer, "cards")
			for _, e := range known {
				s.Scroll("newgame.cards").Show(rectOf(s, "newgame.rules."+e.ID))
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
	for _, w := range s.Page().Widgets {
		if b, ok := w.(*ui.Button); ok && b.ID == id {
			return b.Rect
		}
	}
	return ui.Rect{}
}

// A new player finds the ready-made games without opening anything: pressing one says at once what it contains, and
// chooses it.
func TestReadyMadeGamesAreChosenOnTheFirstPage(t *testing.T) {
	reader := ui.NewReader("en")
	known := extensions.All()
	s, stage, begun := open(t, reader, 1024, 640, 100, known...)
	for _, p := range presets {
		stage.ClickOn(t, "newgame.preset."+p.ID)
		told, ids := s.contents().whole(stage.Reader), p.Of(known)
		for _, e := range known {
			named, in := strings.Contains(told, words.Extension(stage.Reader, e.ID)), slices.Contains(ids, e.ID)
			if named != (in != p.Everything()) {
				t.Errorf("%s holds %v and says %q", p.ID, ids, told)
			}
		}
		if s.extensions {
			t.Fatalf("%s leads away from the first page", p.ID)
		}
		stage.ClickOn(t, "newgame.start")
		if got := slices.Concat(begun.rules.Config.Extensions, begun.rules.Config.Variants); !sameSet(got, ids) {
			t.Errorf("%s begins with %v", p.ID, got)
		}
	}
}

// On the page of extensions, pressing a ready-made game brings its cards into the window.
func TestAReadyMadeGameShowsItsCards(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage, _ := open(t, reader, 1280, 800, 100, extensions.All()...)
	stage.ClickOn(t, "newgame.extensions")
	for _, id := range []string{"city_hall", "night_shift", "whole_clinic"} {
		stage.ClickOn(t, "newgame.preset."+id)
		first := slices.IndexFunc(s.known, func(e *game.Extension) bool { return s.chosen(e.ID) })
		at, list := stage.Seen().At["newgame.extension."+s.known[first].ID], s.Scroll("newgame.cards").Rect
		if at[3] < 100 || at[1] < list.Y || at[1]+at[3] > list.Bottom() {
			t.Errorf("%s: its first card is at %v, in %v", id, at, list)
		}
	}
}

// A list that is too long for its line says how many more there are, and names all of them in its tip.
func TestALongChoiceSaysHowManyMore(t *testing.T) {
	reader := ui.NewReader("en")
	known := extensions.All()
	s, stage, _ := open(t, reader, 1024, 640, 100, known...)
	stage.ClickOn(t, "newgame.preset.whole_clinic")
	stage.ClickOn(t, "newgame.extensions")
	out := "newgame.extension." + s.choice.extensions[len(s.choice.extensions)-1]
	s.Scroll("newgame.cards").Show(rectOfSpot(s, out))
	stage.ClickOn(t, out) // no ready-made game any more
	tip, count := tipOf(s, "newgame.contents"), len(s.choice.extensions)
	if count < 10 || strings.Count(tip, ",") != count-1 {
		t.Errorf("of %d extensions the tip says %q", count, tip)
	}
	if told := s.contents().within(stage.Reader, s.Scroll("newgame.cards").Rect.W); !regexp.MustCompile(`, and [0-9]+ more$`).MatchString(told) {
		t.Errorf("it says %q", told)
	}
}

// Back leads from the extensions to the seats, not out of the screen, and what was chosen stays.
func TestBackLeadsFromExtensionsToTheSeats(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage, _ := open(t, reader, 1280, 800, 100, extensions.All()...)
	stage.ClickOn(t, "newgame.extensions")
	stage.ClickOn(t, "newgame.extension."+s.known[0].ID)
	stage.ClickOn(t, "newgame.back")
	if _, there := stage.Seen().At["newgame.0.name"]; !there || !s.chosen(s.known[0].ID) {
		t.Error("the seats are not there again with what was chosen")
	}
}

// The rules page of an extension is about the game that is being put together.
func TestTheRulesAreToldForWhatIsChosen(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage, _ := open(t, reader, 1280, 800, 100, extensions.All()...)
	stage.ClickOn(t, "newgame.extensions")
	stage.ClickOn(t, "newgame.extension."+s.known[1].ID)
	stage.ClickOn(t, "newgame.rules."+s.known[0].ID)
	page := stage.Scene().(*book.Book)
	if !slices.Equal(page.Played(), []string{s.known[1].ID}) || page.Players != 2 || page.Open() != s.known[0].ID {
		t.Errorf("the page is about %v, %d players", page.Played(), page.Players)
	}
}
