package words

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/ui"
)

// Fate says what Admin does to count equal people who remain untreated, in a sentence citing the rule; empty if
// nothing happens to them (B86, B89).
func Fate(reader *ui.Reader, c game.Context, person *clinic.Person, count int) string {
	outcome, rule, popularity := c.Fate(person)
	switch outcome {
	case game.WorsensMore:
		return reader.T("remind.worsens", ui.Data{"Count": count, "Rule": rule})
	case game.WorsensDies:
		return DiesInAdmin(reader, rule, popularity, count)
	}
	return ""
}

// DiesInAdmin says that count equal people die in Admin by a rule, how much popularity that costs, and why, if an
// extension says so.
func DiesInAdmin(reader *ui.Reader, rule string, popularity, count int) string {
	id, data := "remind.death", ui.Data{"Count": count, "Points": Signed(reader, -popularity), "Rule": rule}
	if popularity == 0 {
		id = "remind.death_free"
	}
	if reader.Texts.Has(id + "." + rule) {
		id += "." + rule
	}
	return reader.T(id, data)
}
