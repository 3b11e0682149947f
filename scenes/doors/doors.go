// Package doors says which screen leads to which: it hangs the scenes together, so that they need not know each other.
package doors

import (
	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/ledger"
	"clinic/scenes/newgame"
	"clinic/scenes/numbers"
	"clinic/scenes/preferences"
	"clinic/scenes/scores"
	"clinic/scenes/session"
	"clinic/scenes/storage"
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

// begin starts a game, which is kept from now on.
func begin(rules *game.Rules, seats session.Seats) scenes.Scene {
	return play(session.New(game.NewMatch(rules, nil), seats, autosave()))
}

// autosave keeps the game that is being played.
func autosave() session.Keeper {
	place, err := storage.Games()
	if err != nil {
		return nowhere{err}
	}
	return session.In(save.Open(place, extensions.All()), save.Autosave)
}

// nowhere keeps no game, and says why.
type nowhere struct{ why error }

// Keep keeps nothing.
func (n nowhere) Keep(*game.Match, session.Seats) error { return n.why }

// play is the table at which a session is played.
func play(s *session.Session) scenes.Scene {
	return table.Play(s, table.Doors{Business: business, Settings: func() scenes.Scene { return preferences.New() }})
}

// business is Business and Admin, or the scores of a game that is over.
func business(s *session.Session, happened []session.Happening) scenes.Scene {
	switch {
	case ledger.Opens(s, happened):
		return ledger.New(s, happened)
	case s.Over():
		return scores.New(s)
	}
	return nil
}
