package words

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/ui"
)

// Fate says what Admin does to so many equal people who are not treated till then, in a sentence with the rule; empty where that is
// nothing (B86, B89).
func Fate(c game.Context, person *clinic.Person, count int) string {
	outcome, rule, popularity := c.Fate(person)
	data := ui.Data{"Count": count, "Points": Signed(-popularity), "Rule": rule}
	switch {
	case outcome == game.WorsensMore:
		return ui.T("remind.worsens", data)
	case outcome != game.WorsensDies:
		return ""
	case popularity == 0:
		return ui.T("remind.death_free", data)
	}
	return ui.T("remind.death", data)
}
