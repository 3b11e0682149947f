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

// english are the sentences as the rules give them, by their ids in the catalogue.
var english = map[string]string{}

// addReasons puts the sentences of the rules and of all extensions into the catalogue.
var addReasons = sync.OnceFunc(func() {
	add := func(sentences map[string]string) {
		for key, sentence := range sentences {
			english[reasonID+key] = sentence
		}
	}
	add(rule.English)
	for _, extension := range extensions.All() {
		add(extension.Sentences)
	}
	ui.AddEnglish(english)
})

// Reason says a reason in the player's language. The zero Reason has no words.
func Reason(reason rule.Reason) string {
	if reason.None() {
		return ""
	}
	addReasons()
	sentence, article := ui.T(reasonID+reason.Key), rule.Article
	if sentence != english[reasonID+reason.Key] {
		article = nil // it is in another language
	}
	return reason.Fill(sentence, Thing, article)
}

// Thing names something of the game in the middle of a sentence, a kind of component say: the catalogue's own word where the
// language has one, else the English name.
func Thing(name string) string {
	if id := thingID + name; name != "" && ui.Has(id) {
		return ui.T(id)
	}
	return rule.Name(name)
}
