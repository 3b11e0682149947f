package scores

import (
	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/sample"
)

// ended is a sample game that is over.
func ended(players int) (*Scene, error) {
	match, err := sample.AtMove(players, 6)
	if err != nil {
		return nil, err
	}
	s := sample.Session(match)
	if _, err := sample.Until(s, game.DecideClinic); err != nil { // which nobody does any more
		return nil, err
	}
	return New(s), nil
}

// Shots are the pictures of the final score.
func Shots() []scenes.Shot {
	with := func(players int) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) { return ended(players) }
	}
	return []scenes.Shot{
		{Name: "scores", Width: 1280, Height: 800, Scene: with(2)},
		{Name: "scores-solo", Width: 1280, Height: 800, Scene: with(1)},
		{Name: "scores-four", Width: 1024, Height: 640, Scene: with(4)},
		{Name: "scores-four", Width: 2560, Height: 1440, Scale: 150, Scene: with(4)},
	}
}
