package words

import (
	"slices"

	"clinic/assets/texts"
	"clinic/game/rule"
	"clinic/scenes/ui"
)

// Reason says a reason in the player's language. The zero Reason has no words, and one that no catalogue has is its
// key.
func Reason(reason rule.Reason) string {
	if reason.None() {
		return ""
	}
	id := "reason." + reason.Key
	if !ui.Has(id) {
		return reason.Key
	}
	return ui.T(id, ui.Data{"What": Thing(reason.What), "Other": Thing(reason.Other), "Amount": reason.Amount, "Limit": reason.Limit})
}

// Refusal is Reason with the number of its rule behind it, which leads into the book of rules; what no rule of the game
// refuses has none.
func Refusal(reason rule.Reason) string { return Ruled(Reason(reason), reason.Rule) }

// Ruled is what is said with the number of its rule behind it, once; what no rule of the game stands for has none.
func Ruled(said, rule string) string {
	if ruled := texts.Ruled(said, rule); said != "" && !slices.Contains(ui.RulesIn(said), rule) && len(ui.RulesIn(ruled)) > len(ui.RulesIn(said)) {
		return ruled
	}
	return said
}

// Thing names something of the game in the middle of a sentence, a kind of component say; what no catalogue has goes by
// its plain name.
func Thing(name string) ui.Noun {
	if id := "thing." + name; name != "" && texts.HasThing(id) {
		return texts.Thing(id)
	}
	return texts.Called(rule.Name(name))
}
