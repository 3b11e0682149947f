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

// Hang makes the title the first screen and lets every screen find the others, for games with the player's own numbers
// (B90).
func Hang(o *scenes.Options, own map[string]int) {
	create := func() scenes.Scene { return newGame(own) }
	doors := title.Doors{
		NewGame: create,
		Numbers: func() scenes.Scene { return numbers.New(extensions.All(), own) },
	}
	o.First = func() scenes.Scene { return title.New(doors) }
	o.Ways = scenes.Ways{NewGame: create, Play: begin}
}

func newGame(own map[string]int) scenes.Scene {
	return newgame.New(extensions.All(), own, func(c *scenes.Context, rules *game.Rules, seats session.Seats) {
		c.Replace(begin(rules, seats))
	})
}

// begin starts a game.
func begin(rules *game.Rules, seats session.Seats) scenes.Scene {
	return play(session.New(game.NewMatch(rules, nil), seats, nil))
}

// play is the table at which a session is played.
func play(s *session.Session) scenes.Scene {
	return table.Play(s, table.Doors{Settings: func() scenes.Scene { return preferences.New() }})
}
