package gallery

import (
	"clinic/game/extensions"
	"clinic/game/table"
	"clinic/scenes"
	"clinic/scenes/newgame"
	"clinic/scenes/preferences"
	"clinic/scenes/session"
	"clinic/scenes/ui"
)

// friendsWindows are a large one, the least large one, and a phone.
var friendsWindows = [][2]int{{1280, 800}, {1024, 640}, {390, 844}}

// friendsShots are the pictures of tables across machines, up to the table.
func friendsShots() (shots []Shot) {
	add := func(name string, scene func() (scenes.Scene, error)) {
		for _, size := range friendsWindows {
			shots = append(shots, Shot{Name: name, Width: size[0], Height: size[1], Scene: scene})
		}
	}
	add("friends-new", newTable)
	return shots
}

// newTable is a table for four that is put together: one here, two friends and a bot.
func newTable() (scenes.Scene, error) {
	door := func() scenes.Scene { return preferences.New() }
	seats := session.Seats{{Name: "Ana"}, {Name: "Ben"}, {Name: "Dana"}, {Bot: "resident", Given: "resident"}}
	s := newgame.New(extensions.All(), nil, newgame.Last{Seats: seats}, nil).WithFriends(newgame.Friends{
		Begin: func(*scenes.Context, table.Order) {}, Join: door, Host: door, Hosted: func() string { return ui.T("friends.host_here") },
	})
	return s, nil
}
