package app

import (
	"clinic/game/extensions"
	"clinic/game/online/seat"
	"clinic/game/online/wire"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/lobby"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/sprites/background"
)

// sit sits down with these seats at their table.
func (a *app) sit(places []seat.Place) *lobby.Sitting {
	var fars []session.Far
	for _, at := range places {
		fars = append(fars, seat.Sit(wire.Dial, at, extensions.All()))
	}
	return lobby.NewSitting(a.Reader, session.Join(fars...), func(s *session.Session) scenes.Scene {
		s.Keep(a.record)
		doors := a.doors(s)
		code := places[0].Table
		doors.Hosts = a.lobby.Hosts(code)
		if a.lobby.Invite(code) != nil {
			doors.Invite = func() scenes.Scene { return a.lobby.Invite(code) }
		}
		return controller.Play(a.Reader, s, doors)
	})
}

// showTable shows a table above the title.
func showTable(c *scenes.Context, s *lobby.Sitting) {
	c.Home()
	c.Push(s)
}

// record keeps a game among the records that was played at a table of a host. It is no loss if that fails: the host has
// the game.
func (a *app) record(kept save.Game) {
	background.Run("keeping a game", func() {
		if session.Record(a.results, kept) == nil {
			a.results.Refresh()
		}
	})
}
