package gallery

import (
	"errors"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/online/seat"
	"clinic/game/protocol"
	"clinic/game/table"
	"clinic/scenes"
	"clinic/scenes/clock"
	"clinic/scenes/dollhouse"
	"clinic/scenes/lobby"
	"clinic/scenes/newgame"
	"clinic/scenes/preferences"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table/controller"
	"clinic/scenes/title"
	"clinic/scenes/ui"
)

// friendsWindows are a large one, the least large one, and a phone.
var friendsWindows = [][2]int{{1280, 800}, {1024, 640}, {390, 844}}

// friendsShots are the pictures of tables across machines, up to the table.
func friendsShots() (shots []Shot) {
	add := func(name string, scene func(reader *ui.Reader) (scenes.Scene, error)) {
		for _, size := range friendsWindows {
			shots = append(shots, Shot{Name: name, Width: size[0], Height: size[1], Scene: scene})
		}
	}
	add("friends-new", newTable)
	add("friends-lobby", func(reader *ui.Reader) (scenes.Scene, error) {
		return played(reader, sampleLobby(reader).Begin(sampleOrder()), told)
	})
	add("friends-join", func(reader *ui.Reader) (scenes.Scene, error) {
		at := seat.Place{Address: "wss://clinic.example/socket", Table: sampleCode}
		return played(reader, sampleLobby(reader).Join(at, "https://clinic.example/#join="+sampleCode), told)
	})
	add("friends-watch", func(reader *ui.Reader) (scenes.Scene, error) {
		at := seat.Place{Address: "wss://clinic.example/socket", Table: sampleCode, Token: sampleToken, Watch: true}
		return played(reader, sampleLobby(reader).Join(at, "https://clinic.example/#watch="+sampleCode+"."+sampleToken), told)
	})
	add("friends-address", func(reader *ui.Reader) (scenes.Scene, error) {
		return lobby.Showing(reader, lobby.Doors{}).Join(seat.Place{Table: sampleCode}, sampleCode), nil
	})
	add("friends-code", func(reader *ui.Reader) (scenes.Scene, error) {
		return played(reader, sampleLobby(reader).Typed(), func(h *hand) { h.write("join.code", "7k3m q2xb"); told(h) })
	})
	add("friends-host", func(reader *ui.Reader) (scenes.Scene, error) { return sampleLobby(reader).Host(), nil })
	add("friends-tables", func(reader *ui.Reader) (scenes.Scene, error) {
		return sampleTables(reader).List(func() []lobby.Tile { return gamesHere(reader) }), nil
	})
	add("title-tables", titleWithTables)
	add("friends-moves", movingWithFriends)
	add("friends-waits", waitingForFriends)
	return shots
}

// told waits until the host has told everything.
func told(h *hand) { h.wait(4) }

const sampleCode = "7k3mq2xa"

// sampleOrder is the table that Ana begins.
func sampleOrder() table.Order {
	return table.Order{
		Config: game.Config{Players: 4}, Clock: table.Clock{Days: 2}, Seats: []table.Wanted{{Name: "Ana"}, {}, {}, {Bot: bot.Resident}},
	}
}

// sampleHost answers as a host would that has these chairs at each table.
func sampleHost(reader *ui.Reader, looked func(code string) (*seat.Looked, error), links ...string) *lobby.Lobby {
	return lobby.Showing(reader, lobby.Doors{
		Page: "https://clinic.example/", Table: func(*scenes.Context, *lobby.Sitting) {},
		Sit: func([]seat.Place) *lobby.Sitting { return lobby.NewSitting(reader, session.Join(&sample.Far{}), nil) },
		Asking: lobby.Asking{
			Look: func(_, code, _ string) (*seat.Looked, error) { return looked(code) },
			Begin: func(string, seat.Order) (*seat.Begun, error) {
				return &seat.Begun{Table: sampleCode, Tokens: []string{sampleToken, "", "", ""}, Watch: sampleToken}, nil
			},
		},
	}, links...)
}

const sampleToken = "00000000000000000000000000"

// sampleLobby is that of a host at which Ben has come to Ana's table.
func sampleLobby(reader *ui.Reader) *lobby.Lobby {
	return sampleHost(reader, func(code string) (*seat.Looked, error) {
		if code != sampleCode {
			return nil, protocol.Refuse("table", "There is no such table.")
		}
		rules, err := game.NewRules(game.Config{Players: 4}, nil)
		chairs := []table.Chair{{Name: "Ana", Here: true, Turn: true}, {Name: "Ben", Here: true}, {Free: true}, {Bot: bot.Resident}}
		return &seat.Looked{Seats: chairs, Rules: rules, Clock: table.Clock{Days: 2}}, err
	})
}

// sampleTables is a lobby with three tables: one waits for Ana, one for Ben, and one is over.
func sampleTables(reader *ui.Reader) *lobby.Lobby {
	var links []string
	for _, code := range []string{sampleCode, "00000000", "11111111"} {
		links = append(links, "https://clinic.example/#join="+code+"."+sampleToken)
	}
	l := sampleHost(reader, func(code string) (*seat.Looked, error) {
		rules, err := game.NewRules(game.Config{Players: 2}, nil)
		left, own := int64(28*60*60*1000+30*60*1000), 0
		looked := &seat.Looked{Rules: rules, Seat: &own, Round: 3, Rounds: 6, Step: "move", Number: 9}
		looked.Seats = []table.Chair{{Name: "Ana", Turn: code == sampleCode, Left: &left}, {Name: "Ben", Turn: code != sampleCode}}
		looked.Over = code == "11111111"
		return looked, err
	}, links...)
	for l.Look(); l.Reads(); {
		l.Look()
	}
	return l
}

// gamesHere are those that are kept at this screen.
func gamesHere(reader *ui.Reader) []lobby.Tile {
	return []lobby.Tile{{
		ID: "tonight", Stand: lobby.AtThisScreen, Chip: reader.T("friends.at_this_screen"), Title: "Tonight", Note: reader.T("load.in_round", ui.Data{"Round": "IV"}),
		People: []lobby.Person{{Initial: "D"}, {Initial: "E", Color: 1}},
	}}
}

// titleWithTables is the title of somebody with tables.
func titleWithTables(reader *ui.Reader) (scenes.Scene, error) {
	door := func() scenes.Scene { return preferences.New(reader) }
	none := func(*scenes.Context) {}
	kept, err := sampleKept(reader)
	if err != nil {
		return nil, err
	}
	l := sampleTables(reader)
	tables := &title.Tables{
		Tiles: func() []lobby.Tile {
			tiles := append(l.Tiles(), gamesHere(l.Reader)...)
			tiles[0].Clinic = dollhouse.Layout(clinic.Orange, clinic.MaxColumns)
			return tiles
		},
		All: door, Join: door, Look: l.Look, Refresh: func() {},
		Paste: func(*scenes.Context, string) {},
	}
	return title.New(l.Reader, title.Doors{
		NewGame: door, Campaign: door, FirstGame: none, Continue: door, Load: door, Records: door, Rules: none, Today: sampleToday(l.Reader), Continues: kept,
		Friends: door, Tables: tables,
	}), nil
}

// movingWithFriends is Move at a host's table: Ben thinks, Chloé has lost the connection, Dana is away.
func movingWithFriends(reader *ui.Reader) (scenes.Scene, error) {
	match, err := sample.AtMove(4, 4)
	if err != nil {
		return nil, err
	}
	s, far := sample.Remote(match, 0, sampleChairs())
	far.Lose(clock.Now().Add(time.Hour))
	return controller.Play(reader, s, controller.Doors{}), nil
}

// waitingForFriends is the action of somebody else at a host's table.
func waitingForFriends(reader *ui.Reader) (scenes.Scene, error) {
	match, err := sample.AtMove(4, 4)
	if err != nil {
		return nil, err
	}
	alone := sample.Session(match)
	if _, err := sample.Until(alone, game.DecideAction); err != nil {
		return nil, err
	}
	for match.State.Deciders()[0] == 0 || match.State.Decision(match.State.Deciders()[0]).Kind == game.DecideAction {
		alone.OpenCurtain()
		if v := alone.Apply(alone.Legal()[0]); !v.Legal() {
			return nil, errors.New(alone.Sentence(reader, v.Refusal))
		}
	}
	s, _ := sample.Remote(match, 0, sampleChairs())
	return controller.Play(reader, s, controller.Doors{}), nil
}

func sampleChairs() []table.Chair {
	left := func(minutes int64) *int64 { minutes = minutes*60_000 + 59_000; return &minutes } // 59 seconds are enough for the picture
	return []table.Chair{
		{Name: "Ana", Here: true, Turn: true, Left: left(28 * 60)}, {Name: "Ben", Here: true, Turn: true, Left: left(5*60 + 30)}, {Name: "Chloé"},
		{Name: "Dana", Away: true, Turn: true, Left: new(int64)},
	}
}

// newTable is a table for four that is put together: one here, two friends and a bot.
func newTable(reader *ui.Reader) (scenes.Scene, error) {
	door := func() scenes.Scene { return preferences.New(reader) }
	seats := session.Seats{{Name: "Ana"}, {Name: "Ben"}, {Name: "Dana"}, {Bot: "resident", Given: "resident"}}
	s := newgame.New(reader, extensions.All(), nil, newgame.Last{Seats: seats}, nil).WithFriends(newgame.Friends{
		Begin: func(*scenes.Context, table.Order) {}, Join: door, Host: door, Hosted: func() string { return reader.T("friends.host_here") },
	})
	return s, nil
}
