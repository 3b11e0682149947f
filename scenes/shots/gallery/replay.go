package gallery

import (
	"clinic/scenes"
	"clinic/scenes/replay"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// replayShots are the pictures of a replay.
func replayShots() []Shot {
	shown := func(players int) func(reader *ui.Reader) (scenes.Scene, error) {
		return func(reader *ui.Reader) (scenes.Scene, error) {
			scene, err := replayOf(players)(reader)
			if err != nil {
				return nil, err
			}
			return played(reader, scene, func(h *hand) { h.wait(4) })
		}
	}
	return []Shot{
		{Name: "replay", Width: 1280, Height: 800, Scene: shown(1)},
		{Name: "replay-two", Width: 1024, Height: 640, Scene: shown(2)},
	}
}

// replayOf is a replay of a game of a number of players, past its middle.
func replayOf(players int) func(reader *ui.Reader) (scenes.Scene, error) {
	return func(reader *ui.Reader) (scenes.Scene, error) {
		match, err := sample.Whole(players, 130)
		if err != nil {
			return nil, err
		}
		return replay.New(reader, match, sample.Seats(players), len(match.Log)*2/3, 0), nil
	}
}
