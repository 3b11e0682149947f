package newgame

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/share"
	"clinic/game/table"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// withFriends opens the screen for a table across machines after a game of Ana and a Chief.
func withFriends(reader *ui.Reader, width, height int) (*Scene, *scenetest.Stage, *table.Order) {
	var begun table.Order
	seats := session.Seats{{Name: "Ana", Color: 3}, {Bot: "chief", Given: "chief"}}
	s := New(reader, extensions.All(), nil, Last{Seats: seats}, nil).WithFriends(Friends{
		Begin: func(_ *scenes.Context, o table.Order) { begun = o },
		Join:  func() scenes.Scene { return New(reader, nil, nil, Last{}, nil) },
	})
	return s, scenetest.NewStage(s.Reader, s, width, height, 100), &begun
}

// A table for friends is put together with the mouse in a large window, with keys, and with a finger on a phone: who
// plays where, how long a decision may take, and whether commands may be taken back.
func TestATableForFriendsIsPutTogether(t *testing.T) {
	reader := ui.NewReader("en")
	_, stage, begun := withFriends(reader, 1280, 800)
	stage.ClickOn(t, "newgame.players.1") // three
	stage.ClickOn(t, "newgame.1.layout.orange")
	stage.ClickOn(t, "newgame.0.who.0")
	stage.ClickOn(t, "newgame.1.who.1")
	stage.ClickOn(t, "friends.clock.2")
	stage.ClickOn(t, "friends.undo.1")
	stage.KeysWith(input.Devices{Control: true}, ebiten.KeyEnter)
	want := []table.Wanted{{Name: "Ana"}, {}, {}}
	if !slices.Equal(begun.Seats, want) || begun.Clock.Days != 2 || !begun.NoUndo || begun.Config.Layouts[1] != "orange" || begun.Config.Seed != 0 {
		t.Errorf("begun: %+v", begun)
	}

	_, stage, begun = withFriends(stage.Reader, 390, 844)
	finger := stage.Finger()
	finger.Tap(t, "newgame.1.who.1")
	finger.Tap(t, "newgame.parts.2")
	finger.Tap(t, "friends.clock.4")
	finger.Tap(t, "newgame.start")
	if want := []table.Wanted{{Name: "Ana"}, {}}; !slices.Equal(begun.Seats, want) || begun.Clock.Days != 7 || begun.NoUndo {
		t.Errorf("by finger: %+v", begun)
	}
}

// With the keys alone: a digit leads to a seat, then a letter says who plays there.
func TestSeatsAreChosenWithKeys(t *testing.T) {
	reader := ui.NewReader("en")
	_, stage, begun := withFriends(reader, 1280, 800)
	stage.Keys(ebiten.KeyDigit2, ebiten.KeyF)
	stage.Keys(ebiten.KeyDigit1, ebiten.KeyB)
	stage.KeysWith(input.Devices{Control: true}, ebiten.KeyEnter)
	if want := []table.Wanted{{Bot: bot.Resident}, {}}; !slices.Equal(begun.Seats, want) {
		t.Errorf("begun: %+v", begun)
	}
	stage.Keys(ebiten.KeyDigit2, ebiten.KeyDigit3, ebiten.KeyB, ebiten.KeyDigit1, ebiten.KeyS) // there are two seats
	stage.KeysWith(input.Devices{Control: true}, ebiten.KeyEnter)
	if want := []table.Wanted{{Name: "Ana"}, {Bot: bot.Resident}}; !slices.Equal(begun.Seats, want) {
		t.Errorf("begun: %+v", begun)
	}
}

// Nobody need name a friend, but whoever plays at this screen has a name.
func TestFriendsNeedNoNames(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage, begun := withFriends(reader, 1280, 800)
	stage.ClickOn(t, "newgame.players.2")
	if s.problem != "" {
		t.Errorf("it says %q", s.problem)
	}
	stage.ClickOn(t, "newgame.0.name")
	stage.Keys(ebiten.KeyEnd, ebiten.KeyBackspace, ebiten.KeyBackspace, ebiten.KeyBackspace)
	stage.ClickOn(t, "newgame.start")
	if s.problem == "" || begun.Seats != nil {
		t.Errorf("without a name it says %q and begins %+v", s.problem, begun)
	}
}

// Friends read the name of whoever begins: it is asked for, by its own field, until it is known from the last time. No
// other words stand for it, and a friend's start is not called one's own.
func TestWhoeverBeginsIsAskedForAName(t *testing.T) {
	reader := ui.NewReader("en")
	var begun table.Order
	doors := Friends{Begin: func(_ *scenes.Context, o table.Order) { begun = o }}
	stage := scenetest.NewStage(reader, New(reader, extensions.All(), nil, Last{}, nil).WithFriends(doors), 1280, 800, 100)
	stage.KeysWith(input.Devices{Control: true}, ebiten.KeyEnter)
	if begun.Seats != nil {
		t.Errorf("without a name it begins %+v", begun)
	}
	stage.Type("Ana")
	stage.KeysWith(input.Devices{Control: true}, ebiten.KeyEnter)
	if want := []table.Wanted{{Name: "Ana"}, {}}; !slices.Equal(begun.Seats, want) {
		t.Errorf("begun: %+v", begun)
	}
	if !stage.Reads("Their own") {
		t.Error("a friend's own start is called one's own")
	}
	begun, doors.Name = table.Order{}, "Zoé"
	stage = scenetest.NewStage(stage.Reader, New(stage.Reader, extensions.All(), nil, Last{}, nil).WithFriends(doors), 390, 844, 100)
	stage.Finger().Tap(t, "newgame.start")
	if want := []table.Wanted{{Name: "Zoé"}, {}}; !slices.Equal(begun.Seats, want) {
		t.Errorf("the next time: %+v", begun)
	}
}

// A code sets the game up as always: its bots take seats, and even of a game for one a table for two is made.
func TestACodeForFriends(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage, begun := withFriends(reader, 1280, 800)
	s.Coded(share.Setup{Config: game.Config{Players: 3, Sides: []string{"4x3", "3x3", "4x3"}}, Bots: []bot.Level{"", "", bot.Intern}})
	stage.Wait(1)
	stage.KeysWith(input.Devices{Control: true}, ebiten.KeyEnter)
	if want := []table.Wanted{{Name: "Ana"}, {}, {Bot: bot.Intern}}; !slices.Equal(begun.Seats[:1], want[:1]) || !slices.Equal(begun.Seats[2:], want[2:]) {
		t.Errorf("begun: %+v", begun)
	}
	s.Coded(share.Setup{Config: game.Config{Players: 1, Sides: []string{"3x3"}}, Bots: []bot.Level{""}})
	stage.KeysWith(input.Devices{Control: true}, ebiten.KeyEnter)
	if begun.Config.Players != 2 || begun.Config.Sides[0] != "3x3" {
		t.Errorf("of a game for one: %+v", begun)
	}
}

// Nothing is cut off or covered, in large windows and on phones.
func TestATableForFriendsFits(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [][2]int{{1024, 640}, {1280, 800}, {390, 844}, {844, 390}} {
		for players := range 3 {
			s, _, _ := withFriends(reader, size[0], size[1])
			s.choice.setPlayers(players + 2)
			stage := scenetest.NewStage(s.Reader, s, size[0], size[1], 100)
			stage.Wait(2)
			for _, fault := range stage.Faults() {
				t.Errorf("%v with %d: %s", size, players+2, fault)
			}
		}
	}
}
