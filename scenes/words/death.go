package words

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/ui"
)

// Death says who died and why, for the middle of a sentence and by the rule that caused it: "the red patient was not
// treated in time, and dies".
func Death(e *game.Event) string {
	data := ui.Data{"Who": Person(e.Kind, e.Level)}
	if id := "died.waiting." + e.Rule; e.From.Area == clinic.PreAdmissions && ui.Has(id) {
		return ui.T(id, data)
	}
	if id := "died." + e.Rule; ui.Has(id) {
		return ui.T(id, data)
	}
	return ui.T("died.other", data)
}

// GoalLost says that a death loses the solo goal, to follow the sentence about the death. It is empty if no goal is
// lost by it (B88). before is the state before anybody had died in what happened with it.
func GoalLost(before *game.State, rules *game.Rules) string {
	if rules.Cooperative() || len(before.Players) != 1 || before.Players[0].Goal != game.GoalNoDeaths || before.Players[0].Died > 0 {
		return ""
	}
	return ui.T("remind.goal_lost", ui.Data{"Goal": Goal(game.GoalNoDeaths, rules)})
}
