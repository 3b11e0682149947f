package controller_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/scenetest"
	"clinic/scenes/thing"
)

// A card of which nothing can be built isn't taken, neither by a click nor by a drag; it says the real reason, as its
// tip does, and keys reach it as well.
func TestALockedCardIsNotTakenAndSaysWhy(t *testing.T) {
	p := sitChanged(t, []string{"air_conditioners"}, func(m *game.Match) {
		m.State.Players[0].Money = 40
		must(t, m, choose(game.Build))
		for _, command := range m.Rules.Legal(m.State, 0) {
			if command.Type == game.BuildOne && command.Component.Kind == "air_conditioner" {
				must(t, m, command)
				break
			}
		}
	})
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
	card := thing.ToBuild("air_conditioner", clinic.NoService)
	const why = "No outside slot beside a room of your clinic is free for it."
	if tip := p.table.Explain(card); !strings.Contains(tip, why) {
		t.Errorf("its tip says %q", tip)
	}
	for name, try := range map[string]func(){"a click": func() { p.click(card) }, "a drag": func() { p.pick(card) }} {
		before := p.sees()
		try()
		if !p.table.Look.Held.Empty() || !p.told() {
			t.Errorf("%s takes it: %v, a sentence: %v", name, !p.table.Look.Held.Empty(), p.told())
		}
		p.release()
		p.Wait(600) // the sentence disappears
		if p.sees() != before {
			t.Errorf("%s moves the view", name)
		}
	}
}
