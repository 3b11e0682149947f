package words

import (
	"sync"

	"clinic/game/extensions"
	"clinic/game/rule"
	"clinic/scenes/ui"
)

// Ids of the catalogue that don't stand in the English file: their English is the rules' own.
const (
	reasonID = "reason."
	thingID  = "thing."
)

// addReasons puts the sentences of the rules and of all extensions into the catalogue.
var addReasons = sync.OnceFunc(func() {
	texts := map[string]string{}
	add := func(sentences map[string]string) {
		for key, sentence := range sentences {
			texts[reasonID+key] = sentence
		}
	}
	add(rule.English)
	for _, extension := range extensions.All() {
		add(extension.Sentences)
	}
	ui.AddEnglish(texts)
})

// Reason says a reason in the player's language. The zero Reason has no words.
func Reason(reason rule.Reason) string {
	if reason.None() {
		return ""
	}
	addReasons()
	return reason.Fill(ui.T(reasonID+reason.Key), thing)
}

// thing names something of the game in the middle of a sentence: the catalogue's own word where the language has
// one, else the English name.
func thing(name string) string {
	if id := thingID + name; name != "" && ui.Has(id) {
		return ui.T(id)
	}
	return rule.Name(name)
}
