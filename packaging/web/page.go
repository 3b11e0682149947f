package web

import (
	"encoding/json"
	"strconv"
	"strings"

	"clinic/assets/texts"
)

// pageTexts are the texts of the page around the game, by their ids without "page.".
var pageTexts = [...]string{"about", "opening", "stopped", "saved", "unsaved", "undrawn", "framed", "again", "ended"}

// Page gives the script of the page that loads the program, of so many bytes: with its texts in every language, of
// which it takes the one that the program will take.
func Page(script string, bytes int64) (string, error) {
	defer texts.Choose(texts.Chosen())
	words := map[string]map[string]string{}
	for _, l := range texts.Languages() {
		texts.Choose(l.Code)
		words[l.Code] = map[string]string{}
		for _, id := range pageTexts {
			words[l.Code][id] = texts.T("page."+id, texts.Data{"Reason": "@REASON@"})
		}
	}
	list, err := json.Marshal(words)
	if err != nil {
		return "", err
	}
	return strings.NewReplacer("@BYTES@", strconv.FormatInt(bytes, 10), "@WORDS@", string(list)).Replace(script), nil
}
