package words

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/ui"
)

// Death says in the middle of a sentence who died and why, by the rule that it happened by: "the red patient was not treated
// in time, and dies".
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
