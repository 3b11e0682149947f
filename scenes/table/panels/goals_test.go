package panels_test

import (
	"testing"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// No goal that is offered is ticked off before anything has been done.
func TestNoGoalIsTickedOffAtSetup(t *testing.T) {
	reader := ui.NewReader("en")
	situation, err := gallery.Played(game.Config{Players: 1, Seed: 5}, 1, func(_ *game.Rules, s *game.State) bool {
		return gallery.Decides(s, game.DecideGoal)
	})
	if err != nil {
		t.Fatal(err)
	}
	table := table.New(reader, situation, nil)
	table.Layout(&scenes.Context{Reader: reader, Scale: 1}, 1280, 800)
	goals := 0
	for _, p := range table.Papers() {
		for i := range p.Items {
			switch item := &p.Items[i]; {
			case item.Of.Kind != thing.Goal:
			case item.Art == pictures.Check:
				t.Errorf("the goal %s has a check mark", item.Of.Name)
			default:
				goals++
			}
		}
	}
	if goals == 0 {
		t.Error("no goal is offered")
	}
}
