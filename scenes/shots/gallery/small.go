package gallery

import (
	"clinic/game"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/keylist"
	"clinic/scenes/load"
	"clinic/scenes/preferences"
	"clinic/scenes/shots/sample"
)

// SmallShots are the pictures of all screens but table, ledger and scores in small windows.
func SmallShots() (shots []Shot) {
	for _, window := range smallWindows {
		add := func(name string, first func() (scenes.Scene, error), use func(h *hand)) {
			scene := func() (scenes.Scene, error) {
				shown, err := first()
				if err != nil {
					return nil, err
				}
				return playedIn(window.w, window.h, shown, use)
			}
			shots = append(shots, Shot{Name: "small-" + name, Width: window.w, Height: window.h, Scene: scene})
		}
		addNewGame(add)
		addRules(add)
		add("load", keptGames, chooses(0))
		add("load-four", keptGames, chooses(1))
		add("load-damaged", keptGames, chooses(4))
		add("load-empty", func() (scenes.Scene, error) { return load.New(sample.Store{}, save.Autosave, nil, nil), nil }, func(*hand) {})
		add("save-as", saveAs, func(*hand) {})
		add("numbers", numbersPage, func(*hand) {})
		add("title", titlePage, func(*hand) {})
		for _, page := range []string{"", "language", "screen", "motion", "sound", "colors", "hand", "keys"} {
			add("settings-"+page, func() (scenes.Scene, error) { return preferences.At(page), nil }, func(*hand) {})
		}
		add("keys", func() (scenes.Scene, error) { return keylist.New(), nil }, func(*hand) {})
	}
	return shots
}

// adds takes a picture of a scene after a hand has used it.
type adds func(name string, first func() (scenes.Scene, error), use func(h *hand))

// addNewGame adds the parts of a new game.
func addNewGame(add adds) {
	of := func(players int, extensions ...string) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			return proposed(players, game.Config{Extensions: extensions}), nil
		}
	}
	seed := func(h *hand) { h.write("newgame.seed", "271828") }
	add("newgame-seats", of(4), func(h *hand) {
		seed(h)
		h.click("newgame.1.who.1")
	})
	add("newgame-extensions", of(4, "therapy_dogs", "gift_shop"), func(h *hand) {
		seed(h)
		h.click("newgame.parts.1")
	})
	add("newgame-options", of(1), func(h *hand) {
		seed(h)
		h.click("newgame.parts.2")
	})
	add("newgame-lots", of(3, "emergency"), func(h *hand) {
		seed(h)
		h.click("newgame.0.who.1")
		h.click("newgame.parts.2")
	})
	add("newgame-departments", of(2, "emergency", "covid_19"), func(h *hand) {
		seed(h)
		h.click("newgame.parts.1")
		h.click("newgame.0.annex.layout.dark")
	})
	add("newgame-wrong", of(2), func(h *hand) {
		h.write("newgame.0.name", "Ben")
	})
}

// addRules adds the rules of extensions, where one is chosen and in a game with all of them.
func addRules(add adds) {
	proposal := func() (scenes.Scene, error) { return proposed(2, game.Config{}), nil }
	for _, id := range []string{"therapy_dogs", "urban_design_2"} {
		add("rules-"+id, proposal, func(h *hand) {
			h.click("newgame.parts.1")
			h.click("newgame.rules." + id)
		})
	}
	add("rules", rulesInPlay, func(*hand) {})
}
