package load

import (
	"errors"
	"strconv"
	"strings"
	"unicode"

	"clinic/game/save"
	"clinic/scenes/session"
	"clinic/scenes/ui"
)

// Keep keeps a game that is not over under a name of its own, and gives that name; its error is one sentence for the player.
type Keep func() (name string, err error)

// Apart keeps the game of a store that goes on by itself, under the names of its players.
func Apart(store save.Store, own string) Keep {
	return func() (string, error) {
		kept, err := store.Read(own)
		if err != nil {
			return "", err
		}
		told, err := session.Tell(kept.Table)
		if err != nil {
			return "", err
		}
		name := freeName(store, told.Seats)
		return name, store.Write(name, kept)
	}
}

const longestApart = 40 // letters of the players' names in the name of a game

// freeName is one under which nothing is kept: that of the players, with a number where there is such a game already.
func freeName(store save.Store, seats session.Seats) string {
	players := strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsNumber(r) || r == ' ' || r == '-' || r == '_' {
			return r
		}
		return -1
	}, strings.Join(names(seats), " "))
	letters := []rune(strings.TrimLeft(players, " -_"))
	name := strings.TrimSpace(string(letters[:min(len(letters), longestApart)]))
	if name == "" {
		name = ui.T("load.nameless")
	}
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
