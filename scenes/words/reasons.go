package words

import (
	"slices"

	"clinic/game/rule"
	"clinic/scenes/ui"
)

// Reason returns a reason in the player's language. It is empty for the zero Reason, and the key if no catalog has a
// text.
func Reason(reader *ui.Reader, reason rule.Reason) string {
	if reason.None() {
		return ""
	}
	id := "reason." + reason.Key
	if !reader.Texts.Has(id) {
		return reason.Key
	}
	return reader.T(id, ui.Data{"What": Thing(reader, reason.What), "Other": Thing(reader, reason.Other), "Amount": reason.Amount, "Limit": reason.Limit})
}

// Refusal is Reason followed by the number of its rule, which links to the book of rules. Refusals that are not by a
// rule of the game have no number.
func Refusal(reader *ui.Reader, reason rule.Reason) string {
	return Ruled(reader, Reason(reader, reason), reason.Rule)
}

// Ruled returns a sentence followed by the number of its rule, unless it is already there or is not a rule of the
// game.
func Ruled(reader *ui.Reader, said, rule string) string {
	if ruled := reader.Texts.Ruled(said, rule); said != "" && !slices.Contains(ui.RulesIn(said), rule) && len(ui.RulesIn(ruled)) > len(ui.RulesIn(said)) {
		return ruled
	}
	return said
}

// Thing names something in the game for the middle of a sentence, such as a kind of component. It falls back to the
// plain name if no catalog has a text.
func Thing(reader *ui.Reader, name string) ui.Noun {
	if id := "thing." + name; name != "" && reader.Texts.HasThing(id) {
		return reader.Texts.Thing(id)
	}
	return reader.Texts.Called(rule.Name(name))
}
