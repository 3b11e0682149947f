package newgame

import (
	"slices"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/ui"
)

// extensionShots are the pictures of extensions that are chosen, and how they are played.
func extensionShots() []scenes.Shot {
	cards := func(chosen ...string) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			s := New(extensions.All(), nil, Last{Seats: pair}, func(*scenes.Context, *game.Rules, session.Seats) {})
			s.extensions, s.choice.extensions = true, chosen
			return s, nil
		}
	}
	covid := func(players, scrolled int) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			s := New(extensions.All(), nil, Last{Seats: pair}, func(*scenes.Context, *game.Rules, session.Seats) {})
			s.choice.setPlayers(players)
			s.choice.seed = "271828"
			s.extensions, s.choice.extensions = scrolled > 0, []string{"covid_19"}
			s.choice.setOption("covid.isolation", "medium")
			s.scroll = &ui.Scroll{Base: ui.Base{ID: "newgame.cards"}, Offset: float64(scrolled)}
			return s, nil
		}
	}
	department := func(players, scrolled int, chosen ...string) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			s := New(extensions.All(), nil, Last{Seats: pair}, func(*scenes.Context, *game.Rules, session.Seats) {})
			four(&s.choice)
			s.choice.setPlayers(players)
			s.choice.seed, s.choice.seats[3].name = "271828", "Chloé"
			s.choice.seats[1].annexSide, s.choice.seats[1].annexLayout, s.choice.seats[0].annexLayout = "3x2", "dark", "light"
			s.extensions, s.choice.extensions = scrolled > 0, chosen
			s.scroll = &ui.Scroll{Base: ui.Base{ID: "newgame.cards"}, Offset: float64(scrolled)}
			return s, nil
		}
	}
	rules := func(id string) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			known := extensions.All()
			s := New(known, nil, Last{Seats: pair}, func(*scenes.Context, *game.Rules, session.Seats) {})
			at := slices.IndexFunc(known, func(e *game.Extension) bool { return e.ID == id })
			return s.rulesOf(known[at]), nil
		}
	}
	editions := func() (scenes.Scene, error) {
		scene, err := rules("covid_19")()
		return scene, err
	}
	return []scenes.Shot{
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
	}
}
