package gallery

import (
	"fmt"

	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/load"
	"clinic/scenes/shots/sample"
)

// loadShots are the pictures of saved games, and of saving one.
func loadShots() []Shot {
	list := func(chosen int) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			store, err := sample.Kept()
			if err != nil {
				return nil, err
			}
			return played(load.New(store, save.Autosave, nil, nil), func(h *hand) {
				for i := range chosen + 1 { // all above are read, too, and say what is wrong with them
					h.click(fmt.Sprintf("load.game.%d", i))
				}
				if chosen > 5 {
					h.wheel(-100)
				}
			})
		}
	}
	saveAs := func() (scenes.Scene, error) {
		match, err := sample.AtMove(2, 3)
		if err != nil {
			return nil, err
		}
		return load.NewSaveAs(sample.Store{}, sample.Session(match)), nil
	}
	return []Shot{
		{Name: "load", Width: 1280, Height: 800, Scene: list(0)},
		{Name: "load-damaged", Width: 1024, Height: 640, Scene: list(4)},
		{Name: "load-four", Width: 1024, Height: 640, Scene: list(1)},
		{Name: "load-finished", Width: 1280, Height: 800, Scene: list(7)},
		{Name: "save-as", Width: 1280, Height: 800, Scene: saveAs},
	}
}
