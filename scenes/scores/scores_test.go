package scores

import (
	"fmt"
	"strings"
	"testing"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/routes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
	"clinic/scenes/words"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

func stage(t *testing.T, reader *ui.Reader, players, width, height, scale int) (*Scene, *scenetest.Stage) {
	t.Helper()
	s, err := opened(reader)(sample.Ended(players))
	if err != nil {
		t.Fatal(err)
	}
	return s, scenetest.NewStage(s.Reader, s, width, height, scale)
}

func TestTheWinnerIsNamedWithWhatDecided(t *testing.T) {
	reader := ui.NewReader("en")
	s, _ := stage(t, reader, 2, 1280, 800, 100)
	players := s.session.Match().State.Players
	for _, x := range []struct {
		name                    string
		popularity, time, money int // the second player's compared to the first one's
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
		again := New(s.Reader, session.New(s.session.Match(), s.session.Seats(), nil))
		state.Players[1].Popularity = again.scores[0].Total - again.scores[1].Total + x.popularity
		again = New(again.Reader, session.New(s.session.Match(), s.session.Seats(), nil))
		if got := again.verdict(); got != x.wins {
			t.Errorf("%s: %q, want %q", x.name, got, x.wins)
		}
		data := ui.Data{"Count": again.scores[1].Total, "Name": "Ana", "Other": 1}
		if x.reason == "scores.by_points" {
			data["Other"] = again.scores[0].Total
		}
		if got, want := again.reason(), again.T(x.reason, data); got != want {
			t.Errorf("%s: %q, want %q", x.name, got, want)
		}
	}
}

func TestTheScreenIsUsedWithMouseAndKeys(t *testing.T) {
	reader := ui.NewReader("en")
	s, err := opened(reader)(sample.Ended(2))
	if err != nil {
		t.Fatal(err)
	}
	played := 0
	options := routes.Routes{
		NewGame: func() scenes.Scene { return s },
		Play: func(rules *game.Rules, table session.Table) scenes.Scene {
			if rules == s.session.Rules() && table.Seats.Name(s.Reader, 1) == "Ben" {
				played++
			}
			return s
		},
	}
	st := scenetest.NewStageWith(s.Reader, s, options.Options(), 1280, 800, 100)
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
	if s.Page().Focused() == nil {
		t.Error("the keyboard reaches nothing")
	}
}

func TestTheChartsValuesBeginWithTheStart(t *testing.T) {
	reader := ui.NewReader("en")
	s, _ := stage(t, reader, 2, 1280, 800, 100)
	s.chart.kind = money
	values := s.chart.values(0)
	history := s.session.State().Players[0].History
	if len(values) != len(history)+1 || values[0] != 15 || int(values[len(values)-1]) != history[len(history)-1].Money {
		t.Errorf("the money of the first player is charted as %v, the history is %v", values, history)
	}
}

func TestNothingIsCutOffOrCovered(t *testing.T) {
	reader := ui.NewReader("en")
	defer reader.Texts.Lengthen(0)
	for _, size := range [][3]int{{1024, 640, 100}, {1280, 800, 250}, {1920, 1080, 75}, {3840, 2160, 100}} {
		for _, longer := range []int{0, 40} {
			for _, players := range []int{1, 2, 4} {
				reader.Texts.Lengthen(longer)
				s, err := opened(reader)(sample.Ended(players))
				if err != nil {
					t.Fatal(err)
				}
				doors := routes.Routes{NewGame: func() scenes.Scene { return s }, Play: func(*game.Rules, session.Table) scenes.Scene { return s }}
				st := scenetest.NewStageWith(s.Reader, s, doors.Options(), size[0], size[1], size[2])
				for _, fault := range st.Faults("scores.row.") {
					t.Errorf("%d×%d at %d %%, texts %d %% longer, %d players: %s", size[0], size[1], size[2], longer, players, fault)
				}
			}
		}
	}
}

// In every window that a person may have, nothing of the end is shrunk or cut off, touch targets are as large as a
// finger, no two of them overlap, and all of them are reached by swiping, including the last door, which a finger
// then opens.
func TestEveryWindowIsReadAndTouched(t *testing.T) {
	reader := ui.NewReader("en")
	defer reader.Texts.Lengthen(0)
	for name, open := range map[string]func() (*Scene, error){
		"alone":      func() (*Scene, error) { return opened(reader)(sample.Ended(1)) },
		"two":        func() (*Scene, error) { return opened(reader)(sample.Ended(2)) },
		"four":       func() (*Scene, error) { return opened(reader)(sample.Ended(4)) },
		"department": func() (*Scene, error) { return opened(reader)(sample.EndedWithDepartment(1)) },
	} {
		for i, size := range scenetest.SmallWindows {
			for _, longer := range []int{0, 40} {
				if longer == 0 && i > 1 {
					continue
				}
				reader.Texts.Lengthen(longer)
				checkSmallWindow(t, fmt.Sprintf("%s at %v, texts %d %% longer", name, size, longer), open, size)
			}
		}
	}
}

func checkSmallWindow(t *testing.T, where string, open func() (*Scene, error), size [2]int) {
	t.Helper()
	s, err := open()
	if err != nil {
		t.Fatal(err)
	}
	begun := 0
	ground := func() scenes.Scene { return s }
	doors := routes.Routes{NewGame: ground, Play: func(*game.Rules, session.Table) scenes.Scene { begun++; return s }}
	st := scenetest.NewStageWith(s.Reader, s, doors.Options(), size[0], size[1], 100)
	f, list := st.Finger(), s.Scroll("scores.list")
	for range 20 {
		faults := st.TouchFaults(s.Page())
		for _, text := range st.Seen().Cut {
			faults = append(faults, fmt.Sprintf("the text %q is cut off", text))
		}
		for _, fault := range faults {
			t.Errorf("%s: %s", where, fault)
		}
		before, at := list.Offset, list.Rect
		if f.Drag(at.X+at.W/2, at.Bottom()-10, at.X+at.W/2, at.Bottom()-10-at.H*0.8); list.Offset == before {
			break
		}
	}
	if list.Height > list.Rect.H && list.Offset < list.Height-list.Rect.H-1 {
		t.Errorf("%s: swiping ends at %.0f of %.0f", where, list.Offset, list.Height)
	}
	if f.Tap(t, "scores.again"); begun != 1 {
		t.Errorf("%s: a tap on the main door begins %d games", where, begun)
	}
	st.Clear()
}

// opened opens the score sheet of a game that is over.
func opened(reader *ui.Reader) func(s *session.Session, err error) (*Scene, error) {
	return func(s *session.Session, err error) (*Scene, error) {
		if err != nil {
			return nil, err
		}
		return New(reader, s), nil
	}
}

// While a game goes on, the same sheet says what it would come to now, and leads back only to the table.
func TestTheSheetOfARunningGameSaysThatItIsNotOver(t *testing.T) {
	reader := ui.NewReader("en")
	for _, players := range []int{1, 2} {
		running, _, err := sample.AtBusiness(players)
		if err != nil {
			t.Fatal(err)
		}
		s := New(reader, running)
		if title, reason := s.Head(); title != "If the game ended now" || reason == "" {
			t.Errorf("with %d players it is headed %q, %q", players, title, reason)
		}
		st := scenetest.NewStageWith(s.Reader, s, routes.Routes{NewGame: func() scenes.Scene { return s }}.Options(), 1024, 640, 100)
		seen := st.Seen().At
		if _, there := seen["scores.new_game"]; there {
			t.Error("a new game is offered from a running one")
		}
		if total := running.ContextOf(0).Score().Total; s.scores[0].Total != total {
			t.Errorf("the sheet says %d, the rules %d (B87)", s.scores[0].Total, total)
		}
		for _, fault := range st.Faults("scores.row.") {
			t.Errorf("%d players: %s", players, fault)
		}
	}
}

// In a solo game the sheet says which goal it is about and which rank comes next; if the goal is missed, that there
// is no rank (B88).
func TestTheSheetOfOneNamesGoalAndRanks(t *testing.T) {
	reader := ui.NewReader("en")
	s, err := opened(reader)(sample.Ended(1))
	if err != nil {
		t.Fatal(err)
	}
	goal := words.Goal(s.Reader, s.session.State().Players[0].Goal, s.session.Rules())
	if name := s.lineName(words.GoalLine); !strings.Contains(name, goal) {
		t.Errorf("the line of the goal says %q, not %q", name, goal)
	}
	ranks := s.ranks()
	if title := s.hallTitle(""); title != s.T("scores.hall_closed") {
		t.Errorf("without the goal: %q", title)
	}
	for i, r := range ranks {
		title := s.hallTitle(r.name)
		if !strings.Contains(title, s.T("scores.rank."+r.name)) {
			t.Errorf("the rank %s is not named in %q", r.name, title)
		}
		if i+1 < len(ranks) && !strings.Contains(title, s.T("scores.rank."+ranks[i+1].name)) {
			t.Errorf("the rank after %s is not named in %q", r.name, title)
		}
	}
}

// A note about the saved picture covers no button and no line of the sheet.
func TestNotesLieOffTheSheet(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [][2]int{{1024, 640}, {1280, 800}, {1920, 1080}} {
		s, err := opened(reader)(sample.Ended(1))
		if err != nil {
			t.Fatal(err)
		}
		at := scenetest.NewStage(s.Reader, s, size[0], size[1], 100).Seen().At
		note := s.NoteAt(300, 44, 0, 0)
		for id, r := range at {
			if note.X < r[0]+r[2] && r[0] < note.Right() && note.Y < r[1]+r[3] && r[1] < note.Bottom() {
				t.Errorf("%v: a note lies over %s", size, id)
			}
		}
		if note.Right() > float64(size[0]) || note.Y < 0 {
			t.Errorf("%v: a note lies outside: %v", size, note)
		}
	}
}

// The tip of every line of the base game says how its points come about, with the numbers in force (B87, B90).
func TestEveryLineSaysHowItsPointsCome(t *testing.T) {
	reader := ui.NewReader("en")
	s, err := opened(reader)(sample.Ended(1))
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range s.rows()[1:] {
		if tip := s.tip(r); tip == s.T("scores.rule", ui.Data{"Rule": r.rule}) || !strings.HasSuffix(tip, "("+r.rule+")") {
			t.Errorf("the tip of %s says only %q", r.what, tip)
		}
	}
}
