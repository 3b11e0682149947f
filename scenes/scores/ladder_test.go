package scores

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/routes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// met returns the end of a solo game whose goal is met.
func met(t *testing.T, reader *ui.Reader) *Scene {
	t.Helper()
	s, err := sample.Ended(1)
	if err != nil {
		t.Fatal(err)
	}
	owner := &s.Match().State.Players[0]
	owner.Treated[1], owner.Died, owner.Popularity = 20, 0, 40
	return New(reader, sample.Session(s.Match()))
}

func (s *Scene) heightOf(id string) float64 {
	at := slices.IndexFunc(s.Page().Widgets, func(w ui.Widget) bool {
		area, ok := w.(*ui.Area)
		return ok && area.ID == id
	})
	if at < 0 {
		return -1
	}
	_, y := s.Page().Widgets[at].(*ui.Area).Rect.Center()
	return y
}

// A solo player who met the goal stands on the ladder between the rank that is earned and the next one, above the
// earlier best score; one who missed it stands at its foot (B88).
func TestThePlayerStandsOnTheLadder(t *testing.T) {
	reader := ui.NewReader("en")
	s, before := met(t, reader), 12
	doors := routes.Routes{Standing: known(&before)}
	scenetest.NewStageWith(s.Reader, s, doors.Options(), 1280, 800, 100).Wait(2)
	own := s.ownRank()
	next := ""
	for _, r := range s.ranks() {
		if r.least > s.scores[0].Total && next == "" {
			next = r.name
		}
	}
	foot := s.heightOf("scores.climber") + 26
	if own == "" || foot > s.heightOf("scores.rank."+own)+1 || next != "" && foot < s.heightOf("scores.rank."+next) {
		t.Errorf("with %d popularity, a %s, the figure stands at %.0f", s.scores[0].Total, own, foot)
	}
	if mark := s.heightOf("scores.before"); mark < foot {
		t.Errorf("the score of before is marked at %.0f, above %.0f", mark, foot)
	}
	if text, star := s.recordText(); !star || !strings.Contains(text, "12") {
		t.Errorf("it says %q", text)
	}
	missed, err := opened(s.Reader)(sample.Ended(1))
	if err != nil {
		t.Fatal(err)
	}
	scenetest.NewStageWith(missed.Reader, missed, doors.Options(), 1280, 800, 100).Wait(2)
	if text, star := missed.recordText(); star || !strings.Contains(text, missed.T("scores.rank."+missed.session.Rules().Rank(missed.scores[0].Total))) {
		t.Errorf("without the goal it says %q", text)
	}
	if missed.heightOf("scores.climber")+26 < missed.heightOf("scores.rank.orderly") {
		t.Error("without the goal the figure stands on the ladder")
	}
}

// A game whose code carried a score is judged by it at its end; in a solo game the score stands unbeaten if the goal
// is missed (B88), and playing it again requires the same score.
func TestTheScoreToBeatIsJudged(t *testing.T) {
	reader := ui.NewReader("en")
	total := New(reader, met(t, reader).session).scores[0].Total
	for _, x := range []struct {
		more   int
		missed bool
		says   string
		star   bool
	}{
		{-4, false, "beaten by 4", true},
		{0, false, "Equal to", false},
		{3, false, "3 short", false},
		{-4, true, "it stands", false},
	} {
		ended := met(t, reader).session
		if x.missed {
			ended.Match().State.Players[0].Died = 3
		}
		beat := total + x.more
		s := New(reader, session.Begin(ended.Match(), session.Table{Seats: sample.Seats(1), ToBeat: &beat}, nil))
		var again session.Table
		stage := scenetest.NewStageWith(s.Reader, s, routes.Routes{Play: func(_ *game.Rules, table session.Table) scenes.Scene { again = table; return s }}.Options(), 1280, 800, 100)
		stage.Wait(2)
		if text, star := s.lastLine(); !strings.Contains(text, x.says) || star != x.star {
			t.Errorf("%d more: it says %q, with a star: %v", x.more, text, star)
		}
		if _, there := stage.Seen().At["scores.record"]; !there {
			t.Errorf("%d more: the sheet does not say it", x.more)
		}
		stage.ClickOn(t, "scores.again")
		if again.ToBeat == nil || *again.ToBeat != beat {
			t.Errorf("played again, %v is to be beaten", again.ToBeat)
		}
	}
}

// From the end of a solo game the player starts another seed, by mouse and by finger.
func TestAnotherSeed(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [][2]int{{1280, 800}, {390, 844}} {
		begun := 0
		doors := routes.Routes{Another: func(rules *game.Rules, seats session.Seats) scenes.Scene {
			begun++
			return met(t, reader)
		}}
		s := met(t, reader)
		stage := scenetest.NewStageWith(s.Reader, s, doors.Options(), size[0], size[1], 100)
		stage.Wait(2)
		if size[0] > 1000 {
			stage.ClickOn(t, "scores.another")
		} else {
			stage.Tap(t, "scores.another")
		}
		if begun != 1 {
			t.Errorf("%v: %d games are begun", size, begun)
		}
	}
}

// known returns a door that finds an earlier best score at once.
func known(before *int) func(*game.Match) <-chan routes.Standing {
	return func(*game.Match) <-chan routes.Standing {
		found := make(chan routes.Standing, 1)
		found <- routes.Standing{Known: true, Before: before}
		return found
	}
}
