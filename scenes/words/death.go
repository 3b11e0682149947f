package words

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/ui"
)

// Death says in the middle of a sentence who died and why, by the rule that it happened by: "the red patient was not
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

// GoalLost says, to stand behind the sentence of a death, that the solo goal is lost with it, empty where none is
// (B88). before is how things stood when nobody of what happened with it had died yet.
func GoalLost(before *game.State, rules *game.Rules) string {
	if rules.Cooperative() || len(before.Players) != 1 || before.Players[0].Goal != game.GoalNoDeaths || before.Players[0].Died > 0 {
		return ""
	}
	return ui.T("remind.goal_lost", ui.Data{"Goal": Goal(game.GoalNoDeaths, rules)})
}
