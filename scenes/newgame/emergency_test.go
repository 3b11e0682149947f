package newgame

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/ui"
)

// E1, E2: each player's second board and the start on it are chosen with the mouse, below the card of the extension.
func TestDepartmentsAreChosenWithTheMouse(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage, begun := open(t, reader, 1280, 800, 100, extensions.All()...)
	stage.ClickOn(t, "newgame.players.2")
	stage.ClickOn(t, "newgame.extensions")
	s.Scroll("newgame.cards").Show(rectOfSpot(s, "newgame.extension.emergency"))
	stage.ClickOn(t, "newgame.extension.emergency") // which scrolls to the boards
	stage.ClickOn(t, "newgame.0.annex.side.3x2")
	stage.ClickOn(t, "newgame.1.annex.layout.dark")
	stage.ClickOn(t, "newgame.2.annex.layout.dark") // taken
	if tip := tipOf(s, "newgame.2.annex.layout.dark"); tip != "Player 2 starts with this one." {
		t.Errorf("the start that is taken says %q", tip)
	}
	stage.ClickOn(t, "newgame.2.annex.layout.own")
	stage.ClickOn(t, "newgame.start")
	c := begun.rules.Config
	if !slices.Equal(c.AnnexSides, []string{"3x2", "4x2", "4x2"}) || c.AnnexLayouts[1] != "dark" || c.AnnexLayouts[2] != game.OwnLayout {
		t.Errorf("the game is %+v", c)
	}
	if drawn := c.AnnexLayouts[0]; drawn != "light" && drawn != "medium" {
		t.Errorf("the first player's start was drawn as %q", drawn)
	}
	s.Scroll("newgame.cards").Show(rectOfSpot(s, "newgame.extension.emergency"))
	stage.ClickOn(t, "newgame.extension.emergency")
	stage.ClickOn(t, "newgame.start")
	if c := begun.rules.Config; len(c.AnnexSides)+len(c.AnnexLayouts) > 0 {
		t.Errorf("without the extension there are boards: %+v", c)
	}
}

// E2: of four players one may begin as another one does, and no more; with fewer players that start is drawn again.
func TestAFourthPlayerMayHaveAStartAgain(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage, begun := open(t, reader, 1280, 800, 100, extensions.All()...)
	stage.ClickOn(t, "newgame.players.3")
	s.choice.extensions = []string{"emergency"}
	stage.ClickOn(t, "newgame.extensions")
	for i, want := range []string{"light", "light", "light", "medium"} {
		if i < 2 {
			s.choice.seats[i].annexLayout = want
		}
	}
	stage.ClickOn(t, "newgame.new_seed")
	for _, taken := range []string{"newgame.2.annex.layout.light", "newgame.3.annex.layout.light"} {
		if tip := tipOf(s, taken); !strings.HasSuffix(tip, "starts with this one.") {
			t.Errorf("%s says %q", taken, tip)
		}
	}
	stage.ClickOn(t, "newgame.start")
	if got := begun.rules.Config.AnnexLayouts; got[0] != "light" || got[1] != "light" || got[2] == got[3] {
		t.Errorf("four begin with %v", got)
	}
	stage.ClickOn(t, "newgame.players.2")
	stage.ClickOn(t, "newgame.start")
	if got := begun.rules.Config.AnnexLayouts; s.problem != "" || len(got) != 3 || got[0] != "light" || got[1] == "light" {
		t.Errorf("three begin with %v (%s)", got, s.problem)
	}
}

// X2: the rules advise against a department in a game with COVID-19, so there is a question before both are chosen.
func TestCOVIDWithADepartmentIsAskedFirst(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage, begun := open(t, reader, 1280, 800, 100, extensions.All()...)
	stage.ClickOn(t, "newgame.extensions")
	s.Scroll("newgame.cards").Show(rectOfSpot(s, "newgame.extension.emergency"))
	stage.ClickOn(t, "newgame.extension.emergency")
	s.Scroll("newgame.cards").Show(rectOfSpot(s, "newgame.extension.covid_19"))
	stage.ClickOn(t, "newgame.extension.covid_19")
	check(t, stage, [3]int{1280, 800, 100}, 0, "the question")
	stage.ClickOn(t, "dialog.drop")
	if s.chosen("covid_19") {
		t.Error("COVID-19 is chosen although it was left out")
	}
	stage.ClickOn(t, "newgame.extension.covid_19")
	if s.chosen("covid_19") {
		t.Error("COVID-19 is chosen before the question is answered")
	}
	stage.ClickOn(t, "dialog.play")
	stage.ClickOn(t, "newgame.start")
	if got := begun.rules.Config.Extensions; !slices.Equal(got, []string{"emergency", "covid_19"}) {
		t.Errorf("started with %v", got)
	}
	s.Scroll("newgame.cards").Show(rectOfSpot(s, "newgame.extension.covid_19"))
	stage.ClickOn(t, "newgame.extension.covid_19") // out, without a question
	if s.chosen("covid_19") {
		t.Error("COVID-19 does not go out")
	}
	for _, e := range extensions.All() {
		if says := s.exclusion(e); (e.ID == "covid_19" || e.ID == "emergency") != strings.Contains(says, "X2") {
			t.Errorf("the card of %s says %q", e.ID, says)
		}
	}
}

// X7: in a solo game with a department against COVID-19 there is no goal either.
func TestAloneWithADepartmentAgainstTheDiseaseThereIsNoGoal(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage, begun := open(t, reader, 1280, 800, 100, extensions.All()...)
	s.choice.extensions = []string{"emergency", "covid_19"}
	stage.ClickOn(t, "newgame.players.0")
	stage.ClickOn(t, "newgame.start")
	if len(s.goals) > 0 || begun.rules == nil || len(game.Context{Rules: begun.rules, State: game.NewMatch(begun.rules, nil).State}.OfferedGoals()) > 0 {
		t.Errorf("offered are %v", s.goals)
	}
}

// E13, X7: in a solo game with a department its goals are offered, and no others.
func TestAloneWithADepartmentItsGoalsAreOffered(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage, begun := open(t, reader, 1280, 800, 100, extensions.All()...)
	s.choice.extensions = []string{"emergency"}
	stage.ClickOn(t, "newgame.players.0")
	if _, shown := stage.Seen().At["newgame.goal.no_deaths"]; shown || len(s.goals) != 5 {
		t.Errorf("offered are %v", s.goals)
	}
	stage.ClickOn(t, "newgame.goal."+extensions.GoalDarkRooms)
	stage.ClickOn(t, "newgame.start")
	if got := begun.rules.Config.Goal; got != extensions.GoalDarkRooms {
		t.Errorf("the goal is %q", got)
	}
}

func TestNothingOfDepartmentsIsCutOffOrCovered(t *testing.T) {
	reader := ui.NewReader("en")
	defer reader.Texts.Lengthen(0)
	for _, size := range [][3]int{{1024, 640, 100}, {1920, 1080, 75}, {3840, 2160, 250}} {
		for _, longer := range []int{0, 40} {
			reader.Texts.Lengthen(longer)
			s, stage, _ := open(t, reader, size[0], size[1], size[2], extensions.All()...)
			s.choice.setPlayers(4)
			s.choice.extensions = []string{"emergency"}
			for i := range s.choice.seats {
				s.choice.seats[i].name = "A name at most!!"[i:]
			}
			stage.ClickOn(t, "newgame.0.side.1")
			check(t, stage, size, longer, "seats with departments")
			stage.ClickOn(t, "newgame.extensions")
			s.Scroll("newgame.cards").Show(rectOfSpot(s, "newgame.options.emergency"))
			check(t, stage, size, longer, "departments")
		}
	}
}
