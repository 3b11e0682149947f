package gallery

import (
	"clinic/game"
	"clinic/scenes"
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
