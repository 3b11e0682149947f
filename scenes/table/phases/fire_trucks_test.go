package phases_test

import (
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table/phases"
	"clinic/scenes/ui"
)

// C12: the quota missed in Move is told before Business, and counts in the popularity shown.
func TestAMissedQuotaIsTold(t *testing.T) {
	reader := ui.NewReader("en")
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 1, Extensions: []string{"fire_trucks"}}, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	m := game.NewMatch(rules, nil)
	m.State.Round = 4
	before := m.State.Clone()
	happened := session.Happening{Before: before, After: m.State, Events: rules.Enter(m.State, "quota-fire-trucks")}
	story := phases.New(reader, sample.Session(m), []session.Happening{happened})
	if len(story.Lines) == 0 || story.Lines[0].Text != "Fewer patients than this round asks for, only 0: 2 popularity lost" || story.Heading(&story.Lines[0]) != "Fire Trucks" || story.Beats[0].Kind != phases.Before {
		t.Fatalf("the lines are %+v", story.Lines)
	}
	if got := story.At(0, phases.EveryLine, 0).Players[0].Popularity; got != before.Players[0].Popularity-2 {
		t.Errorf("it shows %d popularity", got)
	}
}
