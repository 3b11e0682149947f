package gallery

import (
	"clinic/scenes"
	"clinic/scenes/stopped"
	"clinic/scenes/ui"
)

// stoppedShots are the pictures of the last screen, after a mistake in the program.
func stoppedShots() []Shot {
	return []Shot{
		{Name: "stopped", Width: 1280, Height: 800, Scene: lastScreen("/home/ana/.config/clinic")},
		{Name: "stopped-in-browser", Width: 1024, Height: 640, Scene: lastScreen("")},
	}
}

// lastScreen is that screen if games are saved in a folder or, if it is empty, in a browser.
func lastScreen(folder string) func(reader *ui.Reader) (scenes.Scene, error) {
	return func(reader *ui.Reader) (scenes.Scene, error) {
		return stopped.New(reader, scenes.Mistake{Reason: "runtime error: index out of range [5] with length 3", Folder: folder, Kept: folder != ""}), nil
	}
}
