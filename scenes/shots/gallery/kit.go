package gallery

import (
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/scenes/ui/kit"
)

// kitShots are the pictures of the kit.
func kitShots() []Shot {
	scene := func(reader *ui.Reader) (scenes.Scene, error) { return kit.New(reader), nil }
	return []Shot{
		{Name: "kit", Width: 1280, Height: 800, Scene: scene},
		{Name: "kit", Width: 2560, Height: 1600, Scale: 200, Scene: scene},
		{Name: "kit", Width: 1600, Height: 1000, Scale: 125, Scene: scene},
	}
}
