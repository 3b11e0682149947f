package bot

import (
	"testing"

	"clinic/game"
	"clinic/game/extensions"
)

// E13, B88: for an extension's goal that counts something, bots lose points in proportion to what is missing, all of
// them once the goal is lost, and none once it is met.
func TestTheNearerAnExtensionsGoalTheLessIsLost(t *testing.T) {
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 2, Extensions: []string{"emergency"}}, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	s, _ := rules.Start()
	c := game.Context{Rules: rules, State: s, Player: 0}
	owner := c.Owner()
	for _, at := range []struct {
		goal          string
		light, medium int
		want          float64
	}{
		{extensions.GoalLightPatients, 0, 0, 40}, {extensions.GoalLightPatients, 3, 0, 20}, {extensions.GoalLightPatients, 6, 0, 0},
		{extensions.GoalMediumPatients, 0, 2, 20}, {extensions.GoalMediumPatients, 1, 3, 40}, {"", 0, 0, 0}, {game.GoalSixRed, 0, 0, 0},
	} {
		owner.Goal = at.goal
		owner.Annex.Treated[extensions.Light], owner.Annex.Treated[extensions.Medium] = at.light, at.medium
		if got := shortOfTheirs(c); got != at.want {
			t.Errorf("%s with %d light and %d medium patients: %.1f points are lost, want %.1f", at.goal, at.light, at.medium, got, at.want)
		}
	}
}
