package scores

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

func stage(t *testing.T, players, width, height, scale int) (*Scene, *scenetest.Stage) {
	t.Helper()
	s, err := ended(players)
	if err != nil {
		t.Fatal(err)
	}
	return s, scenetest.NewStage(s, width, height, scale)
}

func TestTheWinnerIsNamedWithWhatDecided(t *testing.T) {
	s, _ := stage(t, 2, 1280, 800, 100)
	players := s.session.Match().State.Players
	for _, x := range []struct {
		name                    string
		popularity, time, money int // the second player's against the first one's
		wins                    string
		reason                  string
	}{
		{"more points", 1, 0, 0, "Ben wins", "scores.by_points"},
		{"less time", 0, -1, 0, "Ben wins", "scores.by_time"},
		{"more money", 0, 0, 1, "Ben wins", "scores.by_money"},
	} {
		a, b := players[0], players[1]
		b.Time = a.Time + x.time
		a.Popularity, b.Popularity = 0, 0
		b.Money = a.Money + x.money
		state := s.session.Match().State
		state.Players = []game.Player{a, b}
		again := New(session.New(s.session.Match(), s.session.Seats(), nil))
		state.Players[1].Popularity = again.scores[0].Total - again.scores[1].Total + x.popularity
		again = New(session.New(s.session.Match(), s.session.Seats(), nil))
		if got := again.verdict(); got != x.wins {
			t.Errorf("%s: %q, want %q", x.name, got, x.wins)
		}
		data := ui.Data{"Count": again.scores[1].Total, "Name": "Ana", "Other": 1}
		if x.reason == "scores.by_points" {
			data["Other"] = again.scores[0].Total
		}
		if got, want := again.reason(), ui.T(x.reason, data); got != want {
			t.Errorf("%s: %q, want %q", x.name, got, want)
		}
	}
}

func TestTheScreenIsUsedWithMouseAndKeys(t *testing.T) {
	s, err := ended(2)
	if err != nil {
		t.Fatal(err)
	}
	played := 0
	options := scenes.Ways{
		NewGame: func() scenes.Scene { return s },
		Play: func(rules *game.Rules, seats session.Seats) scenes.Scene {
			if rules == s.session.Rules() && seats.Name(1) == "Ben" {
				played++
			}
			return s
		},
	}
	st := scenetest.NewStageWith(s, options, 1280, 800, 100)
	st.ClickOn(t, "scores.player.1")
	st.ClickOn(t, "scores.player.0")
	if s.looked != 0 {
		t.Errorf("the clinic of player %d is shown", s.looked)
	}
	st.ClickOn(t, "scores.chart.2")
	if s.chart.kind != time {
		t.Error("the chart does not change")
	}
	st.ClickOn(t, "scores.again")
	if played != 1 {
		t.Error("the same game does not begin again")
	}
	st.Keys(ebiten.KeyTab)
	if s.page.Focused() == nil {
		t.Error("the keyboard reaches nothing")
	}
}

func TestThePictureIsTheScreenWithoutItsButtons(t *testing.T) {
	s, stage := stage(t, 2, 1280, 800, 100)
	screen := stage.Picture()
	picture := s.paint(1280, 800, 1)
	if size := picture.Bounds().Size(); size.X != 1280 || size.Y != 800-barHeight-gap {
		t.Fatalf("the picture is %v large", size)
	}
	different := 0
	for y := range picture.Bounds().Dy() - margin { // below lies the shadow of the bar
		for x := range picture.Bounds().Dx() {
			if picture.RGBAAt(x, y) != screen.RGBAAt(x, y) {
				different++
			}
		}
	}
	if different > 0 {
		t.Errorf("%d pixels are not those of the screen", different)
	}
}

func TestTheChartsValuesBeginWithTheStart(t *testing.T) {
	s, _ := stage(t, 2, 1280, 800, 100)
	s.chart.kind = money
	values := s.chart.values(0)
	history := s.session.State().Players[0].History
	if len(values) != len(history)+1 || values[0] != 15 || values[len(values)-1] != history[len(history)-1].Money {
		t.Errorf("the money of the first player is charted as %v, the history is %v", values, history)
	}
}

// V9: a cooperative game ends with its own screen, which says by which numbers it was won or lost, and honours the best
// player for the vaccine only. The points of everybody stand beside it, and chart and clinic are a click away.
func TestACooperativeGameEndsForAllTogether(t *testing.T) {
	for _, x := range []struct {
		end               wave
		verdict, sentence string
		honoured          string
	}{
		{lost, "Defeat", "Survived: 6. Deceased: 9 (people: 7, tiles: 2). Not more survived than died, so you lose. (V9)", ""},
		{tactical, "Tactical victory", "67 popularity together, and the vaccine asks for 80, 40 for each player: 13 too few. (V9)", ""},
		{strategic, "Strategic victory", "163 popularity together, and 80 are asked for, 40 for each player: enough for the vaccine. (V9)", "Ana"},
	} {
		s, err := against(2, x.end)
		if err != nil {
			t.Fatal(err)
		}
		st := scenetest.NewStage(s, 1280, 800, 100)
		if s.verdict() != x.verdict || !slices.Contains(captions(s), x.sentence) {
			t.Errorf("%s: it says %q and %q", x.verdict, s.verdict(), captions(s))
		}
		honoured := ""
		if player := s.honoured(); player != game.NoPlayer {
			honoured = s.session.Seats().Name(player)
		}
		if honoured != x.honoured {
			t.Errorf("%s: %q is honoured", x.verdict, honoured)
		}
		for _, id := range []string{"scores.player.1", "scores.total", "scores.together.fates"} {
			if _, shown := st.Seen().At[id]; !shown {
				t.Errorf("%s: %s is not shown", x.verdict, id)
			}
		}
		st.ClickOn(t, "scores.tab.1")
		st.ClickOn(t, "scores.chart.1")
		if s.chart.kind != money || s.clinic.W == 0 {
			t.Errorf("%s: the rounds are not a click away", x.verdict)
		}
		st.ClickOn(t, "scores.tab.0")
		if s.clinic.W != 0 {
			t.Errorf("%s: the outcome does not come back", x.verdict)
		}
	}
}

func captions(s *Scene) []string {
	var texts []string
	for _, w := range s.page.Widgets {
		if caption, ok := w.(*ui.Caption); ok {
			texts = append(texts, caption.Text)
		}
	}
	return texts
}

func TestNothingOfACooperativeEndIsCutOffOrCovered(t *testing.T) {
	defer ui.Lengthen(0)
	for _, size := range [][3]int{{1024, 640, 100}, {1280, 800, 250}, {1920, 1080, 75}, {3840, 2160, 100}} {
		for _, longer := range []int{0, 40} {
			for players, end := range map[int]wave{1: strategic, 2: lost, 4: tactical} {
				ui.Lengthen(longer)
				s, err := against(players, end)
				if err != nil {
					t.Fatal(err)
				}
				st := scenetest.NewStage(s, size[0], size[1], size[2])
				for _, fault := range st.Faults("scores.row.") {
					t.Errorf("%d×%d at %d %%, texts %d %% longer, %d players: %s", size[0], size[1], size[2], longer, players, fault)
				}
			}
		}
	}
}

func TestNothingIsCutOffOrCovered(t *testing.T) {
	defer ui.Lengthen(0)
	for _, size := range [][3]int{{1024, 640, 100}, {1280, 800, 250}, {1920, 1080, 75}, {3840, 2160, 100}} {
		for _, longer := range []int{0, 40} {
			for _, players := range []int{1, 2, 4} {
				ui.Lengthen(longer)
				s, err := ended(players)
				if err != nil {
					t.Fatal(err)
				}
				ways := scenes.Ways{NewGame: func() scenes.Scene { return s }, Play: func(*game.Rules, session.Seats) scenes.Scene { return s }}
				st := scenetest.NewStageWith(s, ways, size[0], size[1], size[2])
				for _, fault := range st.Faults("scores.row.") {
					t.Errorf("%d×%d at %d %%, texts %d %% longer, %d players: %s", size[0], size[1], size[2], longer, players, fault)
				}
			}
		}
	}
}

// E12, E13: the department's lines have pictures, words and points; alone its goal counts, and each rank asks for 10 more.
func TestTheDepartmentIsScored(t *testing.T) {
	s, err := endedWithDepartment(1)
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, r := range s.rows() {
		if !strings.HasPrefix(r.what, "emergency_") {
			continue
		}
		found++
		if signOf(r.what) == sprites.None || r.rule != "E12" || !ui.Has("scores.line."+r.what) {
			t.Errorf("%s by rule %s has no picture or no words", r.what, r.rule)
		}
	}
	if found != 4 {
		t.Errorf("E12: %d lines of the department", found)
	}
	st := scenetest.NewStage(s, 1280, 800, 100)
	if !strings.Contains(s.reason(), "Treat 6 light emergency patients") {
		t.Errorf("E13: the goal is %q", s.reason())
	}
	c := s.session.ContextOf(0)
	c.Owner().Annex.Treated[extensions.Light], c.Owner().Annex.Treated[extensions.Dark] = 5, 1
	for goal, want := range map[string]string{
		extensions.GoalLightPatients: "5 of 6", extensions.GoalDarkPatients: "1 of 4", extensions.GoalMediumPatients: "1 of 4",
		extensions.GoalDarkRooms: "1 of 2", extensions.GoalEmergencySpaces: "7 of 8", game.GoalNoDeaths: "",
	} {
		if got := words.GoalSoFar(c, goal); got != want {
			t.Errorf("E13: %s is done %q, want %q", goal, got, want)
		}
	}
	plain, err := ended(1)
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range s.ranks() {
		if want := plain.ranks()[i]; r.name != want.name || i > 0 && r.least != want.least+10 {
			t.Errorf("E13: the %s needs %d popularity, without a department the %s %d", r.name, r.least, want.name, want.least)
		}
		if st.Seen().At["scores.rank."+r.name] == [4]float64{} {
			t.Errorf("the rank %s is not shown", r.name)
		}
	}
}
