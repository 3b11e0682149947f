package book

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"
	"clinic/scenes/words"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

func open(reader *ui.Reader, what string) *Book { return New(reader, extensions.All(), nil).At(what) }

// Every part of a pictured position may be built where it stands, and one shown as wrong is refused by a rule that
// its sentence states.
func TestPicturesAreRight(t *testing.T) {
	reader := ui.NewReader("en")
	b := open(reader, "")
	shown := map[string][]string{}
	for i := range b.pages {
		for _, s := range b.pages[i].Sentences() {
			shown[s.Picture] = append(shown[s.Picture], s.Rules...)
		}
	}
	for name, p := range positions {
		if len(shown[name]) == 0 {
			t.Errorf("%s is on no page", name)
		}
		board := &clinic.Clinic{Columns: clinic.MaxColumns, Rows: clinic.MaxRows}
		for _, part := range p.parts {
			blueprint := clinic.BlueprintOf(part.Kind)
			if reason := board.Placement(blueprint, part, clinic.Terms{}); !reason.None() {
				t.Errorf("%s: %+v may not stand there: %s", name, part, reason.Key)
			}
			board.Place(blueprint, part)
		}
		if p.wrong.Kind != "" {
			reason := board.Placement(clinic.BlueprintOf(p.wrong.Kind), p.wrong, clinic.Terms{})
			if !slices.Contains(shown[name], reason.Rule) {
				t.Errorf("%s: %+v is refused by %q, and the page tells %v", name, p.wrong, reason.Rule, shown[name])
			}
		}
	}
	for name := range shown {
		if name != "" && !strings.HasPrefix(name, ofRule) && name != "pairs" && name != "pays" && positions[name] == nil {
			t.Errorf("there is no picture %q", name)
		}
	}
}

// The contents lead to every page, by click and by keys; the history goes back and forward again.
func TestTheContentsLeadToEveryPage(t *testing.T) {
	reader := ui.NewReader("en")
	b := open(reader, "")
	stage := scenetest.NewStage(b.Reader, b, 2600, 2400, 100) // all of the contents is visible
	for i := range b.pages {
		id := b.pages[i].ID
		if _, there := stage.Seen().At["book.page."+id]; !there {
			continue // scrolled out of sight: the keys reach it
		}
		stage.ClickOn(t, "book.page."+id)
		if b.Open() != id {
			t.Errorf("a click on %s opens %s", id, b.Open())
		}
	}
	before := b.Open()
	stage.ClickOn(t, "book.before")
	if b.Open() == before {
		t.Error("one does not come back to the page before")
	}
	stage.ClickOn(t, "book.after")
	if b.Open() != before {
		t.Errorf("forth again leads to %s, not to %s", b.Open(), before)
	}
	reached := map[string]bool{}
	for range 400 {
		if row, ok := b.Page().Focused().(*ui.Area); ok && strings.HasPrefix(row.ID, "book.page.") {
			reached[row.ID] = true
		}
		stage.Keys(ebiten.KeyTab)
	}
	if len(reached) != len(b.pages) {
		t.Errorf("the keys reach %d of %d pages", len(reached), len(b.pages))
	}
}

// Typed text is searched for: a rule with or without its letter, words without their accents. If nothing is found,
// three similar pages are offered.
func TestTheBookIsSearched(t *testing.T) {
	reader := ui.NewReader("en")
	b := open(reader, "minute")
	stage := scenetest.NewStage(b.Reader, b, 1280, 800, 100)
	find := func(what string) []result {
		b.search.Value = ""
		stage.Keys(ebiten.KeyEscape)
		stage.KeysWith(input.Devices{Control: true}, ebiten.KeyF)
		stage.Type(what)
		stage.Wait(1)
		return b.results
	}
	for what, page := range map[string]string{"B31": "treatment", "31": "treatment", "b53": "admit", "conveyor": "conveyors", "supply room": "build", "which is nowhere": ""} {
		found := find(what)
		switch {
		case page == "" && (len(found) != 3 || !found[0].near):
			t.Errorf("%q finds %d pages, want three that are near", what, len(found))
		case page != "" && !slices.ContainsFunc(found, func(r result) bool { return r.page == page && !r.near }):
			t.Errorf("%q does not find the page %s", what, page)
		}
	}
	if near := find("nurze"); len(near) != 3 || near[0].page != "hire" {
		t.Errorf("nurze is near %+v", near)
	}
	if near := find("parknig"); len(near) != 3 || near[0].page != "parking" {
		t.Errorf("parknig is near %+v", near)
	}
	if one := find("x"); len(one) != 0 {
		t.Errorf("one letter finds %d pages", len(one))
	}
	found := find("B53")
	stage.ClickOn(t, "book.found.0")
	if b.Open() != found[0].page || b.Rule() != "B53" {
		t.Errorf("a click on what was found opens %s at %q", b.Open(), b.Rule())
	}
	b.search.Value = ""
	stage.Keys(ebiten.KeyEscape)
	stage.Type("jardin")
	if !b.looking() {
		t.Error("typing alone does not begin a search")
	}
}

// A book opened at a rule shows its sentence, whichever rule it is, in every arrangement.
func TestARuleIsShown(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [][2]int{{1280, 800}, {390, 844}, {844, 390}} {
		first := open(reader, "")
		for i := range first.pages {
			for _, s := range first.pages[i].Sentences() {
				if len(s.Rules) == 0 || s.Rules[0] == "EN" || s.Rules[0] == "FR" || s.Rules[0] == "PT" || i%3 != 0 && size[0] != 1280 {
					continue
				}
				b := open(first.Reader, s.Rules[0])
				if b.Rule() != s.Rules[0] {
					t.Errorf("%s leads to %s, at %q", s.Rules[0], b.Open(), b.Rule())
				}
			}
		}
		for rule, page := range map[string]string{"B53": "admit", "B31": "treatment", "B80": "pairing", "B86": "admin", "B52": "hire", "B20": "prices", "B85": "business", "B7": "floors", "B35": "special"} {
			if b := open(first.Reader, rule); b.Open() != page {
				t.Errorf("%s leads to the page %s, not to %s", rule, b.Open(), page)
			}
		}
		b := open(first.Reader, "B53")
		stage := scenetest.NewStage(b.Reader, b, size[0], size[1], 100)
		at := slices.IndexFunc(b.shown().Sentences(), func(s words.Sentence) bool { return slices.Contains(s.Rules, "B53") })
		if _, there := stage.Seen().At["book.rule."+strconv.Itoa(at)]; !there {
			t.Errorf("%v: the sentence of B53 is not seen", size)
		}
	}
}

// An open book changes its language at once.
func TestTheBookChangesItsLanguage(t *testing.T) {
	reader := ui.NewReader("en")
	b := open(reader, "treatment")
	stage := scenetest.NewStage(b.Reader, b, 1280, 800, 100)
	before := b.shown().Title
	settings := scenes.DefaultSettings()
	settings.Language, settings.ReduceMotion = "fr", true
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	stage.ChangeSettings(settings)
	stage.Wait(1)
	if b.Open() != "treatment" || b.shown().Title == before {
		t.Errorf("the page is called %q", b.shown().Title)
	}
}

// Nothing is cut off or covered on any page, in small windows and with longer texts, and everything that is tapped
// is large enough for a finger.
func TestNothingOfTheBookIsCutOff(t *testing.T) {
	reader := ui.NewReader("en")
	defer reader.Texts.Lengthen(0)
	for _, size := range [][2]int{{390, 844}, {844, 390}, {820, 1180}, {1024, 640}, {1280, 800}} {
		for _, longer := range []int{0, 40} {
			reader.Texts.Lengthen(longer)
			b := open(reader, "")
			stage := scenetest.NewStage(b.Reader, b, size[0], size[1], 100)
			for i := range b.pages {
				b.open, b.laid = b.pages[i].ID, false
				stage.Resize(float64(size[0]+1), float64(size[1]), 1) // and back: the page is laid out
				stage.Resize(float64(size[0]), float64(size[1]), 1)
				stage.Wait(1)
				for _, fault := range stage.Faults() {
					t.Errorf("%v, %d %% longer, %s: %s", size, longer, b.Open(), fault)
				}
				for id, wide := range stage.Seen().Touched {
					if size[0] < 1024 && min(wide[0], wide[1]) < finger-0.1 {
						t.Errorf("%v, %s: %s is too small for a finger: %v", size, b.Open(), id, wide)
					}
				}
			}
			stage.Clear()
		}
	}
}

// On the pages about treatment the player tries who treats whom, by mouse, touch and keys. The rules judge it, and
// Esc leads back to the page (B80, B81).
func TestAPairIsTried(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [][2]int{{1280, 800}, {390, 844}, {844, 390}, {2560, 1440}} {
		b := open(reader, "pairing")
		stage := scenetest.NewStage(b.Reader, b, size[0], size[1], 100)
		stage.ClickOn(t, "book.try")
		stage.Wait(1)
		shown, there := stage.Scene().(*trial)
		if !there {
			t.Fatalf("%v: the button shows %T", size, stage.Scene())
		}
		tried := shown.what.(*treating)
		if size[0] > 2000 && (shown.board.W < 1000 || shown.board.H < 800) {
			t.Errorf("%v: the board has only %v", size, shown.board)
		}
		if tried.pays || !slices.Contains(ui.RulesIn(tried.text), "B80") {
			t.Errorf("%v: yellow and orange without a nurse: %q", size, tried.text)
		}
		stage.ClickOn(t, "try.nurse")
		if !tried.pays || tried.needs != 1 {
			t.Errorf("%v: with a nurse: %q, and %d are needed", size, tried.text, tried.needs)
		}
		stage.Finger().Tap(t, "try.in.patient")
		if tried.patient != clinic.NoLevel {
			t.Errorf("%v: the patient is still there", size)
		}
		from, to := shown.tiles[7].area, shown.board // the red patient
		stage.Finger().Drag(from.X+20, from.Y+20, to.X+to.W/2, to.Y+to.H/2)
		stage.Wait(1)
		if tried.patient != clinic.Red || tried.needs != 2 || tried.pays {
			t.Errorf("%v: after a drag %v is there, and %d nurses are needed: %q", size, tried.patient, tried.needs, tried.text)
		}
		for range 30 {
			if w, is := shown.page.Focused().(*ui.Area); is && w.ID == "try.doctor.4" {
				break
			}
			stage.Keys(ebiten.KeyTab)
		}
		stage.Keys(ebiten.KeyEnter)
		if tried.doctor != clinic.Red || tried.needs != 0 || !tried.pays {
			t.Errorf("%v: after Enter on the red doctor %d nurses are needed: %q", size, tried.needs, tried.text)
		}
		stage.ClickOn(t, "try.supply")
		if tried.pays || len(ui.RulesIn(tried.text)) == 0 {
			t.Errorf("%v: without a supply room: %q", size, tried.text)
		}
		for _, fault := range stage.Faults() {
			t.Errorf("%v: %s", size, fault)
		}
		stage.Keys(ebiten.KeyEscape)
		stage.Wait(1)
		if stage.Scene() != scenes.Scene(b) || b.Open() != "pairing" {
			t.Errorf("%v: Esc leads to %T", size, stage.Scene())
		}
	}
}

// In the table of pairs, the hovered or focused pair is shown as pieces; a click tries it (B80).
func TestThePairThatIsPointedAtIsShown(t *testing.T) {
	reader := ui.NewReader("en")
	b := open(reader, "pairing")
	stage := scenetest.NewStage(b.Reader, b, 1280, 800, 100)
	at := stage.Seen().At["book.pair.3.1"]
	g := input.Idle()
	g.X, g.Y, g.Hovering = at[0]+at[2]/2, at[1]+at[3]/2, true
	stage.Tick(g)
	if b.pointed != (pair{clinic.Orange, clinic.White}) || b.pointed.nurses() != 2 {
		t.Errorf("over orange and white %+v is shown", b.pointed)
	}
	for range 90 {
		if w, is := b.Page().Focused().(*ui.Area); is && w.ID == "book.pair.4.4" {
			break
		}
		g := input.Idle()
		g.ByKeys, g.FocusNext = true, true
		stage.Tick(g)
	}
	if b.pointed != (pair{clinic.Red, clinic.Red}) {
		t.Errorf("with the focus on red and red %+v is shown", b.pointed)
	}
	stage.ClickOn(t, "book.pair.3.1")
	if tried, there := stage.Scene().(*trial); !there || tried.what.(*treating).needs != 2 || !tried.what.(*treating).pays {
		t.Errorf("a click shows %T", stage.Scene())
	}
}
