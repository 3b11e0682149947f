package newgame

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/session"
)

// Shots are the pictures of putting a game together.
func Shots() []scenes.Shot {
	with := func(change func(c *choice)) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			s := New(extensions.All(), nil, Last{Seats: pair}, func(*scenes.Context, *game.Rules, session.Seats) {})
			s.choice.seed = "271828"
			change(&s.choice)
			return s, nil
		}
	}
	one := func(c *choice) { c.setPlayers(1) }
	return append(extensionShots(), []scenes.Shot{
		{Name: "newgame", Width: 1280, Height: 800, Scene: with(two)},
		{Name: "newgame-one", Width: 1280, Height: 800, Scene: with(one)},
		{Name: "newgame-four", Width: 1280, Height: 800, Scene: with(four)},
		{Name: "newgame-four", Width: 1024, Height: 640, Scene: with(four)},
		{Name: "newgame-one", Width: 1024, Height: 640, Scene: with(one)},
		{Name: "newgame", Width: 1920, Height: 1080, Scene: with(two)},
		{Name: "newgame-one", Width: 600, Height: 900, Scene: with(one)},
		{Name: "newgame-four", Width: 3840, Height: 2160, Scale: 200, Scene: with(four)},
	}...)
}

// two sits two players down.
func two(c *choice) {
	c.seats[0].name, c.seats[1].name = "Ana", "Ben"
	c.seats[1].layout = clinic.Orange.String()
}

// four sits four down.
func four(c *choice) {
	two(c)
	c.setPlayers(4)
	c.seats[2].side, c.seats[2].layout = game.ExpertSide, clinic.Yellow.String()
	c.seats[2].name, c.seats[3].name, c.seats[3].layout = "Dana", "Dana", game.OwnLayout
}

// pair are two who have played before.
var pair = session.Seats{{Color: 0}, {Color: 1}}
