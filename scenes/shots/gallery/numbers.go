package gallery

import (
	"clinic/scenes"
	"clinic/scenes/numbers"
	"clinic/scenes/ui"
)

// numbersShots are the pictures of the page.
func numbersShots() []Shot {
	return []Shot{
		{Name: "numbers", Width: 1280, Height: 800, Scene: numbersPage},
		{Name: "numbers", Width: 1024, Height: 640, Scene: numbersPage},
	}
}

// numbersPage is the page with one number changed by the player.
func numbersPage(reader *ui.Reader) (scenes.Scene, error) {
	return numbers.New(reader, nil, map[string]int{"price.garden": 3}), nil
}
