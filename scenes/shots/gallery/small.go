package gallery

import (
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/keylist"
	"clinic/scenes/load"
	"clinic/scenes/preferences"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// SmallShots are the pictures of all screens but table and scores in small windows.
func SmallShots() (shots []Shot) {
	for _, window := range smallWindows {
		add := func(name string, first func(reader *ui.Reader) (scenes.Scene, error), use func(h *hand)) {
			scene := func(reader *ui.Reader) (scenes.Scene, error) {
				shown, err := first(reader)
				if err != nil {
					return nil, err
				}
				return playedIn(reader, window.w, window.h, shown, use)
			}
			shots = append(shots, Shot{Name: "small-" + name, Width: window.w, Height: window.h, Scene: scene})
		}
		addNewGame(add)
		addRules(add)
		add("load", keptGames, chooses(0))
		add("load-four", keptGames, chooses(1))
		add("load-damaged", keptGames, chooses(4))
		add("load-empty", func(reader *ui.Reader) (scenes.Scene, error) {
			return load.New(reader, sample.Heads(sample.Store{}), save.Autosave, nil, nil), nil
		}, func(*hand) {})
		addRecords(add)
		add("replay", replayOf(2), func(h *hand) { h.wait(4) })
		add("save-as", saveAs, func(*hand) {})
		add("numbers", numbersPage, func(*hand) {})
		add("book", bookAt("treatment"), func(*hand) {})
		add("book-rule", bookAt("B53"), func(*hand) {})
		add("book-contents", bookAt(""), func(h *hand) { h.click("book.list") })
		add("title", titlePage, func(*hand) {})
		add("campaign", campaignMap, func(*hand) {})
		if window.h > window.w {
			add("campaign-lowered", campaignMap, func(h *hand) { h.click("campaign.grip") })
		}
		for _, page := range []string{"", "language", "screen", "motion", "sound", "colors", "hand", "keys", "credits"} {
			add("settings-"+page, func(reader *ui.Reader) (scenes.Scene, error) { return preferences.At(reader, page), nil }, func(*hand) {})
		}
		add("keys", func(reader *ui.Reader) (scenes.Scene, error) { return keylist.New(reader), nil }, func(*hand) {})
		add("stopped", lastScreen("/home/ana/.config/clinic"), func(*hand) {})
	}
	for _, phone := range notched {
		phone.Name, phone.Scene = "small-notch-title", titlePage
		shots = append(shots, phone)
	}
	return shots
}

// adds takes a picture of a scene after a hand has used it.
type adds func(name string, first func(reader *ui.Reader) (scenes.Scene, error), use func(h *hand))
