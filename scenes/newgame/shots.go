package newgame

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/ui"
)

// Shots are the pictures of putting a game together.
func Shots() []scenes.Shot {
	with := func(change func(c *choice)) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			s := New(nil, nil, func(*scenes.Context, *game.Rules, session.Seats) {})
			s.choice.seed = "271828"
			change(&s.choice)
			return s, nil
		}
	}
	two := func(c *choice) {
		c.seats[0].name, c.seats[1].name = "Ana", "Ben"
		c.seats[1].layout = clinic.Orange.String()
	}
	four := func(c *choice) {
		two(c)
		c.setPlayers(4)
		c.seats[2].side, c.seats[2].layout = game.ExpertSide, clinic.Yellow.String()
		c.seats[2].name, c.seats[3].name, c.seats[3].layout = "Dana", "Dana", game.OwnLayout
	}
	one := func(c *choice) { c.setPlayers(1) }
	cards := func(chosen ...string) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			s := New(extensions.All(), nil, func(*scenes.Context, *game.Rules, session.Seats) {})
			s.extensions, s.choice.extensions = true, chosen
			return s, nil
		}
	}
	covid := func(players, scrolled int) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			s := New(extensions.All(), nil, func(*scenes.Context, *game.Rules, session.Seats) {})
			s.choice.setPlayers(players)
			s.choice.seed = "271828"
			s.extensions, s.choice.extensions = scrolled > 0, []string{"covid_19"}
			s.choice.setOption("covid.isolation", "medium")
			s.scroll = &ui.Scroll{Offset: float64(scrolled)}
			return s, nil
		}
	}
	department := func(players, scrolled int, chosen ...string) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			s := New(extensions.All(), nil, func(*scenes.Context, *game.Rules, session.Seats) {})
			four(&s.choice)
			s.choice.setPlayers(players)
			s.choice.seed, s.choice.seats[3].name = "271828", "Chloé"
			s.choice.seats[1].annexSide, s.choice.seats[1].annexLayout, s.choice.seats[0].annexLayout = "3x2", "dark", "light"
			s.extensions, s.choice.extensions = scrolled > 0, chosen
			s.scroll = &ui.Scroll{Offset: float64(scrolled)}
			return s, nil
		}
	}
	rules := func(id string) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			known := extensions.All()
			s := New(known, nil, func(*scenes.Context, *game.Rules, session.Seats) {})
			at := slices.IndexFunc(known, func(e *game.Extension) bool { return e.ID == id })
			return &rulesPage{scene: s, extension: known[at]}, nil
		}
	}
	editions := func() (scenes.Scene, error) {
		scene, err := rules("covid_19")()
		scene.(*rulesPage).scroll = &ui.Scroll{Offset: 5000}
		return scene, err
	}
	return []scenes.Shot{
		{Name: "newgame", Width: 1280, Height: 800, Scene: with(two)},
		{Name: "newgame-one", Width: 1280, Height: 800, Scene: with(one)},
		{Name: "newgame-four", Width: 1280, Height: 800, Scene: with(four)},
		{Name: "newgame-four", Width: 1024, Height: 640, Scene: with(four)},
		{Name: "newgame-one", Width: 1024, Height: 640, Scene: with(one)},
		{Name: "newgame-extensions", Width: 1280, Height: 800, Scene: cards("therapy_dogs", "gift_shop")},
		{Name: "newgame-extensions", Width: 1024, Height: 640, Scene: cards("ghosts", "triage", "temp_agency")},
		{Name: "newgame-rules", Width: 1280, Height: 800, Scene: rules("therapy_dogs")},
		{Name: "newgame-rules-covid", Width: 1280, Height: 800, Scene: rules("covid_19")},
		{Name: "newgame-rules-emergency", Width: 1280, Height: 800, Scene: rules("emergency")},
		{Name: "newgame-rules", Width: 1024, Height: 640, Scene: rules("urban_design_2")},
		{Name: "newgame-covid", Width: 1280, Height: 800, Scene: covid(2, 700)},
		{Name: "newgame-covid", Width: 1024, Height: 640, Scene: covid(3, 1000)},
		{Name: "newgame-covid-one", Width: 1280, Height: 800, Scene: covid(1, 0)},
		{Name: "newgame-emergency", Width: 1280, Height: 800, Scene: department(4, 700, "emergency")},
		{Name: "newgame-emergency", Width: 1024, Height: 640, Scene: department(4, 960, "emergency", "covid_19")},
		{Name: "newgame-emergency-seats", Width: 1280, Height: 800, Scene: department(2, 0, "emergency")},
		{Name: "newgame-emergency-seats", Width: 1024, Height: 640, Scene: department(4, 0, "emergency")},
		{Name: "newgame-emergency-one", Width: 1280, Height: 800, Scene: department(1, 0, "emergency")},
		{Name: "newgame-together", Width: 1280, Height: 800, Scene: department(1, 5000, "emergency", "covid_19", "helicopters", "ghosts", "triage")},
		{Name: "newgame-editions", Width: 1024, Height: 640, Scene: editions},
		{Name: "newgame-four", Width: 3840, Height: 2160, Scale: 200, Scene: with(four)},
	}
}
