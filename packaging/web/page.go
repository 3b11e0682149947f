package web

import (
	"encoding/json"
	"strconv"
	"strings"

	"clinic/assets/texts"
	"clinic/scenes/ui"
)

// pageTexts are the ids, without "page.", of the texts around the game.
var pageTexts = [...]string{"about", "opening", "stopped", "saved", "unsaved", "undrawn", "framed", "again", "ended"}

// Page fills in the script that loads the program: the program's size in bytes, and its texts in every language,
// from which it takes the language that the program will use.
func Page(reader *ui.Reader, script string, bytes int64) (string, error) {
	defer reader.Texts.Choose(reader.Texts.Chosen())
	words := map[string]map[string]string{}
	for _, l := range texts.Languages() {
		reader.Texts.Choose(l.Code)
		words[l.Code] = map[string]string{}
		for _, id := range pageTexts {
			words[l.Code][id] = reader.T("page."+id, texts.Data{"Reason": "@REASON@"})
		}
	}
	list, err := json.Marshal(words)
	if err != nil {
		return "", err
	}
	return strings.NewReplacer("@BYTES@", strconv.FormatInt(bytes, 10), "@WORDS@", string(list)).Replace(script), nil
}
