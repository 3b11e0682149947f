package words

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/ui"
)

// Death says who died and why, for the middle of a sentence and by the rule that caused it: "the red patient was not
// treated in time, and dies".
func Death(reader *ui.Reader, e *game.Event) string {
	data := ui.Data{"Who": Person(reader, e.Kind, e.Level)}
	if id := "died.waiting." + e.Rule; e.From.Area == clinic.PreAdmissions && reader.Texts.Has(id) {
		return reader.T(id, data)
	}
	if id := "died." + e.Rule; reader.Texts.Has(id) {
		return reader.T(id, data)
	}
	return reader.T("died.other", data)
}

// GoalLost says that a death loses the solo goal, to follow the sentence about the death. It is empty if no goal is
// lost by it (B88). before is the state before anybody had died in what happened with it.
func GoalLost(reader *ui.Reader, before *game.State, rules *game.Rules) string {
	if rules.Cooperative() || len(before.Players) != 1 || before.Players[0].Goal != game.GoalNoDeaths || before.Players[0].Died > 0 {
		return ""
	}
	return reader.T("remind.goal_lost", ui.Data{"Goal": Goal(reader, game.GoalNoDeaths, rules)})
}
