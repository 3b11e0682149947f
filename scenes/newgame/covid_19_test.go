package newgame

import (
	"maps"
	"testing"

	"clinic/game/extensions"
	"clinic/scenes/ui"
)

// V2: contagion and isolation are chosen under the card of COVID-19, and the rounds show their tiles; both are
// forgotten with the extension.
func TestTheWaveIsChosenWithTheMouse(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage, begun := open(t, reader, 1280, 800, 100, extensions.All()...)
	stage.ClickOn(t, "newgame.extensions")
	s.Scroll("newgame.cards").Show(rectOfSpot(s, "newgame.extension.covid_19"))
	stage.ClickOn(t, "newgame.extension.covid_19") // which scrolls to its choices
	stage.ClickOn(t, "newgame.option.covid.contagion.1")
	stage.ClickOn(t, "newgame.option.covid.isolation.2")
	if got := tipOf(s, "newgame.tiles.6"); got != "Round VI: 7 for each player (V2)" {
		t.Errorf("the sixth round says %q", got)
	}
	stage.ClickOn(t, "newgame.start")
	want := map[string]string{"covid.contagion": "high", "covid.isolation": "poor"}
	if got := begun.rules.Config.Options; !maps.Equal(got, want) {
		t.Errorf("started with %v", got)
	}
	s.Scroll("newgame.cards").Show(rectOfSpot(s, "newgame.extension.covid_19"))
	stage.ClickOn(t, "newgame.extension.covid_19")
	stage.ClickOn(t, "newgame.start")
	if got := begun.rules.Config.Options; len(got) > 0 {
		t.Errorf("without COVID-19 the options %v stay", got)
	}
	stage.ClickOn(t, "newgame.extension.covid_19")
	stage.ClickOn(t, "newgame.start")
	if got := begun.rules.Config.Options; got["covid.contagion"] != "low" || got["covid.isolation"] != "good" {
		t.Errorf("chosen again it begins with %v", got)
	}
}

// X5, X7: in a solo game against COVID-19 there is no goal to choose, and none that was chosen before gets into the
// game.
func TestAloneAgainstTheDiseaseThereIsNoGoal(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage, begun := open(t, reader, 1280, 800, 100, extensions.All()...)
	stage.ClickOn(t, "newgame.players.0")
	stage.ClickOn(t, "newgame.goal.no_deaths")
	s.choice.extensions = []string{"covid_19"}
	stage.ClickOn(t, "newgame.0.side.1")
	if _, shown := stage.Seen().At["newgame.goal.no_deaths"]; shown || s.problem != "" {
		t.Errorf("goals are shown: %v, and it says %q", shown, s.problem)
	}
	stage.ClickOn(t, "newgame.option.covid.contagion.1")
	stage.ClickOn(t, "newgame.start")
	if c := begun.rules.Config; c.Goal != "" || c.Options["covid.contagion"] != "high" {
		t.Errorf("it began with %+v", c)
	}
}

func rectOfSpot(s *Scene, id string) ui.Rect {
	for _, w := range s.Page().Widgets {
		if spot, ok := w.(*ui.Area); ok && spot.ID == id {
			return spot.Rect
		}
	}
	return ui.Rect{}
}

func tipOf(s *Scene, id string) string {
	for _, w := range s.Page().Widgets {
		if spot, ok := w.(*ui.Area); ok && spot.ID == id {
			return spot.Tip
		}
	}
	return ""
}
