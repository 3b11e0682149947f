// Package doors says which screen leads to which: it hangs the scenes together, so that they need not know each other.
package doors

import (
	"io/fs"
	"slices"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/ledger"
	"clinic/scenes/load"
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
		NewGame:     create,
		Continue:    goOn,
		CanContinue: unfinished,
		Load:        func() scenes.Scene { return load.New(games(), extensions.All(), open) },
		Numbers:     func() scenes.Scene { return numbers.New(extensions.All(), own) },
	}
	o.First = func() scenes.Scene { return title.New(doors) }
	o.Ways = scenes.Ways{NewGame: create, Play: begin, Open: func(c *scenes.Context, dropped fs.FS) {
		load.TakeDropped(c, dropped, extensions.All(), unfinished(), open)
	}}
}

func newGame(own map[string]int) scenes.Scene {
	return newgame.New(extensions.All(), own, func(c *scenes.Context, rules *game.Rules, seats session.Seats) {
		start := func() { c.Replace(begin(rules, seats)) }
		if unfinished() {
			c.Ask(load.Replacing(start))
		} else {
			start()
		}
	})
}

// begin starts a game, which is kept from now on.
func begin(rules *game.Rules, seats session.Seats) scenes.Scene {
	return play(session.New(game.NewMatch(rules, nil), seats, autosave()))
}

// games are those that are kept.
func games() save.Store {
	place, err := storage.Games()
	if err != nil {
		return nowhere{err}
	}
	return save.Open(place, extensions.All())
}

// autosave keeps the game that is being played.
func autosave() session.Keeper { return session.Played(games()) }

// nowhere keeps no games, and says why.
type nowhere struct{ why error }

// List, Read, Write and Remove say why nothing is kept.
func (n nowhere) List() ([]save.Listed, error)   { return nil, n.why }
func (n nowhere) Read(string) (save.Game, error) { return save.Game{}, n.why }
func (n nowhere) Write(string, save.Game) error  { return n.why }
func (n nowhere) Remove(string) error            { return n.why }

// unfinished tells whether there is a game that can be gone on with from the title.
func unfinished() bool {
	listed, err := games().List()
	at := slices.IndexFunc(listed, func(l save.Listed) bool { return l.Name == save.Autosave })
	return err == nil && at >= 0 && listed[at].Err == nil && !listed[at].Header.Over
}

// goOn is the table of the game that was played last; where it cannot be read, the list of games says why.
func goOn() scenes.Scene {
	if kept, err := games().Read(save.Autosave); err == nil {
		if scene, err := open(kept); err == nil {
			return scene
		}
	}
	return load.New(games(), extensions.All(), open)
}

// open is the table of a game that was kept, or the scores of one that is over: it is only looked at, and kept nowhere
// else.
func open(kept save.Game) (scenes.Scene, error) {
	if kept.Match.State.Over {
		s, err := session.Open(kept, nil)
		if err != nil {
			return nil, err
		}
		return scores.Past(s, func() scenes.Scene { return play(s) }), nil
	}
	s, err := session.Open(kept, autosave())
	if err != nil {
		return nil, err
	}
	return play(s), nil
}

// play is the table at which a session is played.
func play(s *session.Session) scenes.Scene {
	return table.Play(s, table.Doors{
		Business: business,
		Settings: func() scenes.Scene { return preferences.New() },
		SaveAs:   func() scenes.Scene { return load.NewSaveAs(games(), s) },
		Scores:   func() scenes.Scene { return scores.New(s) },
	})
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
