package ledger

import (
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
)

// C12: the quota that Move missed is told before Business, and is in the popularity of the picture.
func TestAMissedQuotaIsTold(t *testing.T) {
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 1, Extensions: []string{"fire_trucks"}}, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	m := game.NewMatch(rules, nil)
	m.State.Round = 4
	before := m.State.Clone()
	happened := session.Happening{Before: before, After: m.State, Events: rules.Enter(m.State, "quota-fire-trucks")}
	l := New(sample.Session(m), []session.Happening{happened})
	if len(l.lines) == 0 || l.lines[0].text != "Fewer patients than this round asks for, only 0: 2 popularity lost" || l.heading(&l.lines[0]) != "Fire Trucks" {
		t.Fatalf("the lines are %+v", l.lines)
	}
	if got := l.at(0).owner.Popularity; got != before.Players[0].Popularity-2 {
		t.Errorf("the picture says %d popularity", got)
	}
}
