package gallery

import (
	"clinic/scenes"
	"clinic/scenes/numbers"
)

// numbersShots are the pictures of the page.
func numbersShots() []Shot {
	page := func() (scenes.Scene, error) { return numbers.New(nil, map[string]int{"price.garden": 3}), nil }
	return []Shot{
		{Name: "numbers", Width: 1280, Height: 800, Scene: page},
		{Name: "numbers", Width: 1024, Height: 640, Scene: page},
	}
}
