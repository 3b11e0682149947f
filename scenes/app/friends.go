package app

import (
	"runtime"

	"clinic/game/extensions"
	"clinic/game/online/wire"
	"clinic/game/save"
	"clinic/game/table"
	"clinic/scenes"
	"clinic/scenes/load"
	"clinic/scenes/lobby"
	"clinic/scenes/newgame"
	"clinic/scenes/session"
	"clinic/scenes/sharing"
	"clinic/scenes/title"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// newLobby returns the way to tables across machines.
func (a *app) newLobby(hosting lobby.Hosting) *lobby.Lobby {
	doors := lobby.Doors{Asking: lobby.Ask(wire.Dial), Hosting: hosting, Share: sharing.Sheet(), Sit: a.sit, Table: showTable}
	if runtime.GOOS == "js" {
		doors.Page = sharing.Address()
	}
	return lobby.New(a.Reader, doors)
}

// withFriends puts a table across machines together.
func (a *app) withFriends() scenes.Scene {
	doors := newgame.Friends{Name: a.lobby.Name(), Join: a.lobby.Typed, Begin: func(c *scenes.Context, o table.Order) { c.Push(a.lobby.Begin(o)) }}
	if runtime.GOOS != "js" {
		doors.Hosted, doors.Host = a.lobby.Hosted, a.lobby.Host
	}
	return newgame.New(a.Reader, extensions.All(), nil, a.lastGame(), nil).WithFriends(doors)
}

// tables are those that the title shows, before the games that are kept at this screen.
func (a *app) tables() *title.Tables {
	found := a.saves.Found()
	return &title.Tables{
		Tiles:   func() []lobby.Tile { return append(a.lobby.Tiles(), a.tilesHere()...) },
		All:     func() scenes.Scene { return a.lobby.List(a.tilesHere) },
		Join:    a.lobby.Typed,
		Refresh: a.saves.Refresh,
		Look: func() bool {
			changed := a.lobby.Look()
			now := a.saves.Found()
			changed, found = changed || now != found, now
			return changed
		},
		Paste: func(c *scenes.Context, text string) {
			if !a.lobby.Open(c, text) {
				a.addressed(c, text)
			}
		},
	}
}

// tilesHere are the games that are kept at this screen and not over, without the one to continue, the latest first.
func (a *app) tilesHere() (tiles []lobby.Tile) {
	all, own := a.saves.Found().All, a.auto.String()
	for i := range all {
		head := all[len(all)-1-i]
		if head.Err != nil || head.Header.Over || head.Name == own {
			continue
		}
		t := lobby.Tile{ID: head.Name, Stand: lobby.AtThisScreen, Chip: a.T("friends.at_this_screen"), Title: head.Name}
		if save.Autosaved(head.Name) {
			t.Title = a.T("load.autosave_of_another")
		}
		t.Note = a.Texts.Dots(load.StageOf(a.Reader, head.Listed, &head.Told), people(a.Reader, head.Told.Seats))
		for player := range head.Told.Seats {
			t.People = append(t.People, lobby.Person{Initial: words.Initial(head.Told.Seats.Name(a.Reader, player)), Color: head.Told.Seats.Color(player)})
		}
		t.Open = func(c *scenes.Context) { a.openKept(c, head.Name) }
		tiles = append(tiles, t)
	}
	return tiles
}

// people names who plays.
func people(reader *ui.Reader, seats session.Seats) string {
	var names []string
	for player := range seats {
		names = append(names, seats.Name(reader, player))
	}
	return reader.Texts.Commas(names)
}

// openKept continues a game that is kept at this screen, after a question if another one is unfinished.
func (a *app) openKept(c *scenes.Context, name string) {
	kept, err := a.games().Read(name)
	if kept.Match == nil {
		c.Toast(c.T("load.not_opened", ui.Data{"Reason": words.Trouble(c.Reader, err)}), ui.Refused)
		return
	}
	load.TakeRead(c, kept, err, a.running(), a.open)
}
