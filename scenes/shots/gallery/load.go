package gallery

import (
	"fmt"

	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/files"
	"clinic/scenes/load"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// loadShots are the pictures of saved games, and of saving one.
func loadShots() []Shot {
	list := func(chosen int) func(reader *ui.Reader) (scenes.Scene, error) {
		return func(reader *ui.Reader) (scenes.Scene, error) {
			games, err := keptGames(reader)
			if err != nil {
				return nil, err
			}
			return played(reader, games, chooses(chosen))
		}
	}
	return []Shot{
		{Name: "load", Width: 1280, Height: 800, Scene: list(0)},
		{Name: "load-damaged", Width: 1024, Height: 640, Scene: list(4)},
		{Name: "load-four", Width: 1024, Height: 640, Scene: list(1)},
		{Name: "load-finished", Width: 1280, Height: 800, Scene: list(7)},
		{Name: "load-files", Width: 1280, Height: 800, Scene: listedFiles},
		{Name: "save-as", Width: 1280, Height: 800, Scene: saveAs},
	}
}

// listedFiles are files in the usual folders, for systems without a file dialog.
func listedFiles(reader *ui.Reader) (scenes.Scene, error) {
	games, err := keptGames(reader)
	if err == nil {
		games, err = played(reader, games, chooses(0)) // all visible ones are read
	}
	if err != nil {
		return nil, err
	}
	answer := make(chan files.Result, 1)
	result := files.Result{Err: files.ErrNoDialog}
	for _, f := range [...][2]string{{"tonight.clinic", "Downloads"}, {"six rounds in one evening.clinic", "Downloads"}, {"a_name_of_a_file_that_is_longer_than_any_window_is_wide.clinic", "Documents/games"}} {
		result.Found = append(result.Found, files.Found{Name: f[0], Folder: "/home/ana/" + f[1]})
	}
	answer <- result
	return games.(*load.Scene).Opening(answer), nil
}

// saveAs is the screen on which a game is saved.
func saveAs(reader *ui.Reader) (scenes.Scene, error) {
	match, err := sample.AtMove(2, 3)
	if err != nil {
		return nil, err
	}
	return load.NewSaveAs(reader, sample.Store{}, sample.Session(match)), nil
}

// keptGames is the list of saved games.
func keptGames(reader *ui.Reader) (scenes.Scene, error) {
	store, err := sample.Kept()
	if err != nil {
		return nil, err
	}
	return load.New(reader, sample.Heads(store), save.Autosave, nil, nil), nil
}

// chooses chooses a game after all those above it, so that these are read, too, and show what is wrong with them.
func chooses(game int) func(h *hand) {
	return func(h *hand) {
		h.wait(8) // the first ones are read automatically, and the first one is chosen
		for i := range game {
			h.click(fmt.Sprintf("load.game.%d", i+1))
			h.wait(2)
		}
		if game > 5 {
			h.wheel(-100)
		}
	}
}
