package controller_test

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/table/controller"
	"clinic/scenes/thing"
)

// C11, B88: before a Build ends, the question says that this round's helicopter finds no helipad, what that costs,
// and that the goal is lost with it; once a helipad stands it says nothing of that.
func TestABuildEndsWithAWarningOfTheHelicopter(t *testing.T) {
	const warning = "A helicopter comes before Move and finds no free helipad: its burn victim dies, −5 popularity. Another helipad saves it. (C11) " +
		"Your goal is lost with it: Lose no patient, and cure 18."
	p := sitChanged(t, []string{"helicopters"}, func(m *game.Match) {
		m.State.Round = 4
		m.State.Players[0].Goal, m.State.Players[0].Money = game.GoalNoDeaths, 40
		must(t, m, choose(game.Build))
	})
	if got := controller.Reminded(p.session); len(got) == 0 || got[0] != warning {
		t.Fatalf("without a helipad the question begins with\n%q, want\n%q", got, warning)
	}
	p.click(thing.Of(thing.Done))
	if _, asked := p.Seen().At["dialog.line.0"]; !asked || !p.session.Deciding(game.DecideBuild) {
		t.Error("the Build ends without a question")
	}
	p.ClickOn(t, "dialog.stay")
	for _, command := range p.session.Legal() {
		if command.Type == game.BuildOne && command.Component.Kind == clinic.Helipad {
			p.drag(thing.ToBuild(clinic.Helipad, clinic.NoService), thing.InSpace(command.Component.Space))
			break
		}
	}
	if got := controller.Reminded(p.session); slices.Contains(got, warning) || p.me().Clinic.Of(clinic.Helipad) == 0 {
		t.Errorf("with a helipad it says %q", got)
	}
}
