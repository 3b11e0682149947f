package load

import (
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/ui"
)

// Shots are the pictures of saved games: kept lies there, and saving gives the game that is kept under a name.
func Shots(kept func() (save.Store, error), saving func() (save.Store, *session.Session, error)) []scenes.Shot {
	list := func(chosen int) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			store, err := kept()
			if err != nil {
				return nil, err
			}
			s := New(store, save.Autosave, nil, nil)
			for i := range s.games {
				s.look(i)
			}
			s.choose(chosen)
			if chosen > 5 {
				s.scroll = &ui.Scroll{Offset: 1000}
			}
			return s, nil
		}
	}
	saveAs := func() (scenes.Scene, error) {
		store, s, err := saving()
		if err != nil {
			return nil, err
		}
		return NewSaveAs(store, s), nil
	}
	return []scenes.Shot{
		{Name: "load", Width: 1280, Height: 800, Scene: list(0)},
		{Name: "load-damaged", Width: 1024, Height: 640, Scene: list(4)},
		{Name: "load-four", Width: 1024, Height: 640, Scene: list(1)},
		{Name: "load-finished", Width: 1280, Height: 800, Scene: list(7)},
		{Name: "save-as", Width: 1280, Height: 800, Scene: saveAs},
	}
}
