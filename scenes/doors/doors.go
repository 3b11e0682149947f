// Package doors says which screen leads to which: it hangs the scenes together, so that they need not know each other.
package doors

import (
	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/newgame"
	"clinic/scenes/numbers"
	"clinic/scenes/preferences"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/title"
)

// Title makes the first screen, with the ways from there, for games with the player's own numbers (B90).
func Title(own map[string]int) func() scenes.Scene {
	doors := title.Doors{
		NewGame: func() scenes.Scene { return newGame(own) },
		Numbers: func() scenes.Scene { return numbers.New(extensions.All(), own) },
	}
	return func() scenes.Scene { return title.New(doors) }
}

func newGame(own map[string]int) scenes.Scene {
	return newgame.New(extensions.All(), own, func(c *scenes.Context, rules *game.Rules, seats session.Seats) {
		c.Replace(play(session.New(game.NewMatch(rules, nil), seats, nil)))
	})
}

// play is the table at which a session is played.
func play(s *session.Session) scenes.Scene {
	return table.Play(s, table.Doors{Settings: func() scenes.Scene { return preferences.New() }})
}
