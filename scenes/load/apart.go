package load

import (
	"errors"
	"strconv"
	"strings"
	"unicode"

	"clinic/game"
	"clinic/game/save"
	"clinic/scenes/extensionui"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// nameOf names a game after what is played and the round: "First game - round V".
func nameOf(reader *ui.Reader, match *game.Match) string {
	title := extensionui.GameTitle(reader, &match.Rules.Config)
	if match.State.Round < 1 {
		return title
	}
	return reader.T("load.apart_name", ui.Data{"Game": title, "Round": words.Round(match.State.Round)})
}

const longestApart = 40 // letters of the name of a game

// storable returns the part of a name that a store accepts.
func storable(reader *ui.Reader, wanted string) string {
	wanted = strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsNumber(r) || r == ' ' || r == '-' || r == '_' {
			return r
		}
		return -1
	}, wanted)
	letters := []rune(strings.TrimLeft(wanted, " -_"))
	name := strings.TrimSpace(string(letters[:min(len(letters), longestApart)]))
	if name == "" {
		return reader.T("load.nameless")
	}
	return name
}

// freeName returns an unused name: the wanted one, with a number if a game of that name exists.
func freeName(reader *ui.Reader, store save.Store, wanted string) string {
	name := storable(reader, wanted)
	free := func(name string) bool {
		return !save.Autosaved(name) && !save.Original(name) && !session.Finished(name) && errors.Is(store.Look(name).Err, save.ErrNothing)
	}
	if free(name) {
		return name
	}
	for number := 2; ; number++ {
		if numbered := name + " " + strconv.Itoa(number); free(numbered) {
			return numbered
		}
	}
}

// Adopt stores a saved game from elsewhere unchanged, under the name that it had there or another free one. Its
// error is one sentence.
func Adopt(reader *ui.Reader, store save.Store, name string, data []byte, g save.Game) error {
	if name == "" || save.Autosaved(name) || save.Original(name) || session.Finished(name) {
		name = nameOf(reader, g.Match)
	}
	return store.Put(freeName(reader, store, name), data)
}
