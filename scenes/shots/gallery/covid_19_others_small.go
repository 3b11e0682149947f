package gallery

import (
	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/ui"
)

// addNewGame adds the parts of the screen for a new game.
func addNewGame(add adds) {
	of := func(players int, extensions ...string) func(reader *ui.Reader) (scenes.Scene, error) {
		return func(reader *ui.Reader) (scenes.Scene, error) {
			return proposed(reader, players, game.Config{Extensions: extensions}), nil
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

// addRules adds the rules of extensions, as opened where one is chosen and in a game with all of them.
func addRules(add adds) {
	proposal := func(reader *ui.Reader) (scenes.Scene, error) { return proposed(reader, 2, game.Config{}), nil }
	for _, id := range []string{"therapy_dogs", "urban_design_2"} {
		add("rules-"+id, proposal, func(h *hand) {
			h.click("newgame.parts.1")
			h.click("newgame.rules." + id)
		})
	}
	add("rules", rulesInPlay, func(*hand) {})
}
