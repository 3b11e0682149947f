package gallery

import (
	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/book"
	"clinic/scenes/ui"
)

// newGameWithExtensions are the pictures of choosing extensions and how they are played.
func newGameWithExtensions() []Shot {
	cards := func(chosen ...string) func(reader *ui.Reader) (scenes.Scene, error) {
		return func(reader *ui.Reader) (scenes.Scene, error) {
			return played(reader, proposed(reader, 2, game.Config{Extensions: chosen}), func(h *hand) { h.click("newgame.extensions") })
		}
	}
	covid := func(players int, options bool) func(reader *ui.Reader) (scenes.Scene, error) {
		return func(reader *ui.Reader) (scenes.Scene, error) {
			config := game.Config{Extensions: []string{"covid_19"}, Options: map[string]string{"covid.isolation": "medium"}}
			return played(reader, proposed(reader, players, config), func(h *hand) {
				h.write("newgame.seed", "271828")
				if options {
					h.click("newgame.extensions")
					h.click("newgame.option.covid.isolation.1")
					h.wheel(-4)
				}
			})
		}
	}
	department := func(players int, options bool, notches float64, chosen ...string) func(reader *ui.Reader) (scenes.Scene, error) {
		return func(reader *ui.Reader) (scenes.Scene, error) {
			config := game.Config{Sides: []string{"4x3", "4x3", "3x3", "4x3"}, Extensions: chosen, AnnexSides: []string{"4x2", "3x2", "4x2", "4x2"}}
			return played(reader, proposed(reader, 4, config), func(h *hand) {
				h.click("newgame.1.layout.orange")
				h.click("newgame.2.layout.yellow")
				h.click("newgame.3.layout.own")
				h.write("newgame.3.name", "Chloé")
				h.write("newgame.seed", "271828")
				h.click("newgame.extensions")
				h.click("newgame.0.annex.layout.light")
				h.click("newgame.1.annex.layout.dark")
				h.wheel(notches)
				if players < 4 {
					h.click([]string{"newgame.players.0", "newgame.players.1"}[players-1])
				}
				if !options {
					h.click("newgame.extensions")
				}
			})
		}
	}
	return []Shot{
		{Name: "newgame-extensions", Width: 1280, Height: 800, Scene: cards("therapy_dogs", "gift_shop")},
		{Name: "newgame-extensions", Width: 1024, Height: 640, Scene: cards("ghosts", "triage", "temp_agency")},
		{Name: "newgame-covid", Width: 1280, Height: 800, Scene: covid(2, true)},
		{Name: "newgame-covid", Width: 1024, Height: 640, Scene: covid(3, true)},
		{Name: "newgame-covid-one", Width: 1280, Height: 800, Scene: covid(1, false)},
		{Name: "newgame-emergency", Width: 1280, Height: 800, Scene: department(4, true, -3, "emergency")},
		{Name: "newgame-emergency", Width: 1024, Height: 640, Scene: department(4, true, -3, "emergency", "covid_19")},
		{Name: "newgame-emergency-seats", Width: 1280, Height: 800, Scene: department(2, false, 0, "emergency")},
		{Name: "newgame-emergency-seats", Width: 1024, Height: 640, Scene: department(4, false, 0, "emergency")},
		{Name: "newgame-emergency-one", Width: 1280, Height: 800, Scene: department(1, false, 0, "emergency")},
		{Name: "newgame-together", Width: 1280, Height: 800, Scene: department(1, true, -100, "emergency", "covid_19", "helicopters", "ghosts", "triage")},
	}
}

// rulesShots are the pictures of the rules of extensions: from the screen for a new game, and in a game.
func rulesShots() []Shot {
	rules := func(id string, notches float64) func(reader *ui.Reader) (scenes.Scene, error) {
		return func(reader *ui.Reader) (scenes.Scene, error) {
			return played(reader, proposed(reader, 2, game.Config{}), func(h *hand) {
				h.click("newgame.extensions")
				h.click("newgame.rules." + id)
				h.wheel(notches)
			})
		}
	}
	return []Shot{
		{Name: "newgame-rules", Width: 1280, Height: 800, Scene: rules("therapy_dogs", 0)},
		{Name: "newgame-rules-covid", Width: 1280, Height: 800, Scene: rules("covid_19", 0)},
		{Name: "newgame-rules-emergency", Width: 1280, Height: 800, Scene: rules("emergency", 0)},
		{Name: "newgame-rules", Width: 1024, Height: 640, Scene: rules("urban_design_2", 0)},
		{Name: "newgame-editions", Width: 1024, Height: 640, Scene: rules("covid_19", -100)},
		{Name: "rules", Width: 1280, Height: 800, Scene: rulesInPlay},
		{Name: "rules", Width: 1024, Height: 640, Scene: rulesInPlay},
	}
}

// rulesInPlay is the page in a game with all extensions that fit together.
func rulesInPlay(reader *ui.Reader) (scenes.Scene, error) {
	ids, variants := game.Together(extensions.All())
	rules, err := game.NewRules(game.Config{Players: 2, Extensions: ids, Variants: variants}, extensions.All())
	if err != nil {
		return nil, err
	}
	return book.OfGame(reader, extensions.All(), rules).At("ghosts"), nil
}
