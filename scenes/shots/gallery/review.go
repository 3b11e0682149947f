package gallery

import (
	"encoding/json"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/review"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// reviewShots are the pictures of the review of a game.
func reviewShots() []Shot {
	with := func(players, found int) func(reader *ui.Reader) (scenes.Scene, error) {
		return func(reader *ui.Reader) (scenes.Scene, error) { return reviewed(reader, players, found) }
	}
	next := []input.Gestures{{ByKeys: true, MoveX: 1}}
	shots := []Shot{
		{Name: "review", Width: 1280, Height: 800, Scene: with(1, 5)},
		{Name: "review", Width: 1024, Height: 640, Scene: with(1, 5)},
		{Name: "review", Width: 2560, Height: 1440, Scale: 150, Scene: with(1, 5)},
		{Name: "review-two", Width: 1280, Height: 800, Scene: with(2, 5), Play: append(next, next...)},
		{Name: "review-none", Width: 1280, Height: 800, Scene: with(1, 0)},
	}
	for _, size := range smallWindows {
		shots = append(shots, Shot{Name: "small-review", Width: size.w, Height: size.h, Scene: with(2, 5)})
	}
	return shots
}

// reviewed is the review of a game with at most a number of findings.
func reviewed(reader *ui.Reader, players, found int) (scenes.Scene, error) {
	s, table, err := sample.Reviewed(players)
	if err != nil {
		return nil, err
	}
	var kept review.Kept
	if err := json.Unmarshal(table, &kept); err != nil {
		return nil, err
	}
	kept.Findings = kept.Findings[:min(found, len(kept.Findings))]
	return review.New(reader, s, review.Doors{
		PlayOn: func(*scenes.Context, int) {},
		Replay: func(int, int) scenes.Scene { return nil },
		Kept:   func(int) (review.Kept, bool) { return kept, true },
	}), nil
}
