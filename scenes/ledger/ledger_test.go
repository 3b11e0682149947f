package ledger

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// ground lies below the ledger, as the table does.
type ground struct{ next scenes.Scene }

func (g *ground) Layout(*scenes.Context, float64, float64) {}
func (g *ground) Draw(*ui.Canvas)                          {}
func (g *ground) Update(c *scenes.Context) {
	if g.next != nil {
		c.Push(g.next)
		g.next = nil
	}
}

func stage(t *testing.T, players, width, height, scale int) (*Scene, *session.Session, *scenetest.Stage) {
	t.Helper()
	l, s, err := open(players)
	return staged(t, l, s, err, width, height, scale)
}

// staged puts a ledger that was opened, or the error of that, into a window.
func staged(t *testing.T, l *Scene, s *session.Session, err error, width, height, scale int) (*Scene, *session.Session, *scenetest.Stage) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	st := scenetest.NewStage(&ground{l}, width, height, scale)
	st.Wait(2)
	return l, s, st
}

func TestBusinessAndAdminAreClickedThrough(t *testing.T) {
	l, s, st := stage(t, 2, 1280, 800, 100)
	before := s.State().Players[0]
	forecast := s.Context().Forecast()
	treated := func(patient string) bool {
		return slices.ContainsFunc(s.State().Players[0].Turn.Treatments, func(t game.Treatment) bool { return t.Patient == patient })
	}
	white := forecast.Treatments[1].Patient
	st.ClickOn(t, "ledger.patient."+white)
	if treated(white) && slices.Equal(s.State().Players[0].Turn.Treatments[1].Doctors, forecast.Treatments[1].Doctors) {
		t.Error("a click on a patient does not change who treats it")
	}
	for range 8 {
		if f := s.Context().Forecast(); f.Income == forecast.Income {
			break
		}
		st.Tap(t, "ledger.patient."+white)
	}
	if s.Context().Forecast().Income != forecast.Income {
		t.Fatal("clicking on does not come back to the first pairing")
	}
	st.ClickOn(t, "ledger.treat")
	if !s.Deciding(game.DecidePopularity) || s.Viewer() != 0 {
		t.Fatalf("after the treatments player %d decides on %+v", s.Viewer(), s.Decision())
	}
	all := l.points
	st.ClickOn(t, "ledger.points.less")
	st.ClickOn(t, "ledger.points.less")
	st.ClickOn(t, "ledger.buy")
	now := s.State().Players[0]
	price := s.Rules().Numbers[game.PricePopularity]
	if bought := all - 2; now.Popularity < before.Popularity+bought-20 || now.Money != before.Money+forecast.Left-bought*price {
		t.Errorf("after buying %d the money is %d, was %d with %d of the income left", bought, now.Money, before.Money, forecast.Left)
	}
	if s.Viewer() != 1 || !s.Deciding(game.DecideTreatments) {
		t.Fatalf("then player %d decides on %+v", s.Viewer(), s.Decision())
	}
	st.ClickOn(t, "ledger.treat")
	if l.deciding() {
		t.Fatal("the second player's Business does not end; one dollar buys no popularity")
	}
	for i := 0; st.Seen().At["ledger.next"] != [4]float64{}; i++ {
		if i > 60 {
			t.Fatal("the lines do not end")
		}
		st.ClickOn(t, "ledger.next")
	}
	st.ClickOn(t, "ledger.close")
	if name := scenes.SceneName(st.Scene()); name != "ledger.ground" {
		t.Errorf("after the last line the scene is %s", name)
	}
}

// What the picture says at the last line is what the game says afterwards.
func TestTheLinesLeadToTheNewState(t *testing.T) {
	l, s, st := stage(t, 2, 1280, 800, 100)
	for l.deciding() {
		st.Keys(ebiten.KeyEnter)
	}
	for player := range s.State().Players {
		last := -1
		for i, line := range l.lines {
			if line.event.Player == player {
				last = i
			}
		}
		shown, after := l.at(last), s.State().Players[player]
		if shown.money != after.Money || shown.popularity != after.Popularity {
			t.Errorf("player %d: the ledger ends with $%d and %d popularity, the game has $%d and %d", player, shown.money, shown.popularity, after.Money, after.Popularity)
		}
		for _, p := range after.Clinic.People {
			if q := shown.board.Person(p.ID); q == nil || q.Level != p.Level {
				t.Errorf("player %d: %s is %v in the ledger, %v in the game", player, p.ID, q, p)
			}
		}
	}
}

func TestSteppingBackShowsWhatWas(t *testing.T) {
	l, s, st := stage(t, 1, 1280, 800, 100)
	for l.deciding() {
		st.Keys(ebiten.KeyEnter)
	}
	died := slices.IndexFunc(l.lines, func(x line) bool { return x.event.Type == game.PatientDied && x.event.From.Area == clinic.Inside })
	if died < 0 {
		t.Fatal("nobody dies in the sample")
	}
	patient := l.lines[died].event.Person
	st.Keys(ebiten.KeyEnd)
	if l.scenery.board.Person(patient) != nil {
		t.Error("at the end the dead patient is still there")
	}
	for l.cursor > died {
		st.Keys(ebiten.KeyArrowUp)
	}
	if l.scenery.board.Person(patient) == nil || l.scenery.room == nil || *l.scenery.room != l.lines[died].event.From.Space {
		t.Error("stepping back to a death does not show the patient in the lit room")
	}
	st.ClickOn(t, "ledger.skip")
	st.Keys(ebiten.KeyEscape)
	if name := scenes.SceneName(st.Scene()); name != "ledger.ground" || s.Deciding(game.DecideTreatments) {
		t.Errorf("after skipping, Esc leads to %s", name)
	}
}

func TestNothingIsCutOffOrCovered(t *testing.T) {
	defer ui.Lengthen(0)
	for _, size := range [][3]int{{1024, 640, 100}, {1280, 800, 250}, {1920, 1080, 75}, {3840, 2160, 100}} {
		for _, longer := range []int{0, 40} {
			ui.Lengthen(longer)
			l, _, st := stage(t, 2, size[0], size[1], size[2])
			check := func(when string) {
				for _, fault := range st.Faults("ledger.line.", "ledger.patient.") {
					t.Errorf("%d×%d at %d %%, texts %d %% longer, %s: %s", size[0], size[1], size[2], longer, when, fault)
				}
			}
			for i := 0; l.deciding() && i < 9; i++ {
				check(fmt.Sprintf("decision %d", i))
				st.Keys(ebiten.KeyEnter)
			}
			for range l.lines {
				check("line " + strings.Fields(l.lines[l.cursor].text)[0])
				st.Keys(ebiten.KeyArrowDown)
			}
		}
	}
}

// What extensions bring stands among the lines of its step, with words and a picture; what happens before Business does not.
func TestFactsOfExtensionsAreLines(t *testing.T) {
	l, s, err := open(2)
	if err != nil {
		t.Fatal(err)
	}
	in := func(step string, round int) *game.State {
		state := s.State().Clone()
		state.Round = round
		state.Step = slices.IndexFunc(s.Rules().Steps, func(x game.Step) bool { return x.Key == step })
		return state
	}
	l.lines = nil
	died := game.Event{Type: game.PatientDied, Kind: "burn_victim", Rule: "C21", Popularity: -5}
	smoked := session.Happening{Before: in("move", 4), After: in("move", 4), Events: []game.Event{died, {Type: "smoke_break"}}}
	l.read([]session.Happening{smoked})
	if len(l.lines) != 0 {
		t.Fatalf("Move stands in the ledger: %+v", l.lines)
	}
	l.read([]session.Happening{{Before: in("business", 4), After: in("choose-1", 5), Events: []game.Event{
		{Type: game.SalariesPaid, Money: -3}, {Type: "dog_went_home"}, {Type: game.PilesOpened, Player: game.NoPlayer}, {Type: "visitors_left", Number: 2},
		{Type: "patients_cooled", Number: 3, Popularity: 3}, died, {Type: "ghost_placed"}, {Type: game.Skipped, Rule: "X6", Choice: "ghost"}, {Type: "band_played"},
		{Type: game.TurnOrderSet, Player: game.NoPlayer, Order: []int{0, 1}}, {Type: game.RoundBegan}, {Type: "visitor_arrived"},
	}}})
	want := []struct {
		step int
		text string
	}{
		{business, "Salaries"}, {business, "A dog goes home to the kennel"}, {7, ""}, {leaving, "2 visitors go home"}, {9, "3 patients enjoy the cool air: 3 popularity"},
		{9, "The burn victim dies"}, {9, "A ghost moves in on Floor 0"}, {9, "There are no ghosts left"}, {9, "Band played"}, {10, ""},
	}
	if len(l.lines) != len(want) {
		t.Fatalf("%d lines instead of %d: %+v", len(l.lines), len(want), l.lines)
	}
	for i, w := range want {
		if got := l.lines[i]; got.step != w.step || w.text != "" && got.text != w.text {
			t.Errorf("line %d says %q in step %d, want %q in %d", i, got.text, got.step, w.text, w.step)
		}
	}
	if len(l.lines[6].signs) == 0 {
		t.Error("the ghost has no picture")
	}
}
