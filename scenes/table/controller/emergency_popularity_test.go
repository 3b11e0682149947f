package controller_test

import (
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/ui"
)

// E10: popularity is bought in the tray with the department's own money; the savings stay.
func TestTheDepartmentBuysPopularityInTheTray(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	config := game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}, Extensions: []string{"emergency"}, AnnexLayouts: []string{"light"}}
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	match := game.NewMatch(rules, nil)
	until(match, game.DecideAction)
	rules.Enter(match.State, "business")
	match.State.Pending = []game.Decision{{Kind: game.DecideAnnexPopularity, Count: match.State.Players[0].Annex.Money / 2}}
	s := session.New(match, session.Seats{{Name: "Ada"}}, nil)
	p := &player{t: t, session: s}
	p.table = controller.Play(ui.NewReader("en"), s, controller.Doors{})
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
	p.mouse.MouseInside = true
	p.tick()
	before := p.me()
	own, savings, popularity := before.Annex.Money, before.Money, before.Popularity
	p.buys(3)
	now := p.me()
	if now.Annex.Money != own-6 || now.Money != savings || now.Popularity != popularity+3 {
		t.Errorf("E10: from $%d, $%d and %d popularity to $%d, $%d and %d", own, savings, popularity, now.Annex.Money, now.Money, now.Popularity)
	}
	if d := s.Decision(); d != nil && d.Kind == game.DecideAnnexPopularity {
		t.Error("E10: it is asked again")
	}
}
