package gallery

import (
	"fmt"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/moments"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// endOfRound is the end of round IV for a number of players, who bought different amounts of popularity.
func endOfRound(players int) func(reader *ui.Reader) (scenes.Scene, error) {
	return func(reader *ui.Reader) (scenes.Scene, error) {
		s, err := sampleRound(players)
		if err != nil {
			return nil, err
		}
		return moments.EndOfRound(reader, s), nil
	}
}

func sampleRound(players int) (*session.Session, error) {
	match, err := sample.AtMove(players, 4)
	if err != nil {
		return nil, err
	}
	s := sample.Session(match)
	_, err = sample.Until(s, game.DecideAction)
	for i, more := range []int{19, 8, 16, 3}[:players] {
		p := &match.State.Players[i]
		p.History[len(p.History)-1].Popularity += more
	}
	return s, err
}

// endOfGame is the end of a game of a number of players.
func endOfGame(players int) func(reader *ui.Reader) (scenes.Scene, error) {
	return func(reader *ui.Reader) (scenes.Scene, error) {
		s, err := sample.Ended(players)
		if err != nil {
			return nil, err
		}
		return moments.EndOfGame(reader, s), nil
	}
}

func momentShots() []Shot {
	shots := []Shot{
		{Name: "game-over", Width: 1280, Height: 800, Scene: endOfGame(4), Doors: soloDoors()},
		{Name: "game-over-two", Width: 1280, Height: 800, Scene: endOfGame(2), Doors: soloDoors()},
		{Name: "round-over", Width: 1280, Height: 800, Scene: endOfRound(4)},
		{Name: "round-over-alone", Width: 1280, Height: 800, Scene: endOfRound(1)},
	}
	for _, size := range smallWindows {
		shots = append(shots,
			Shot{Name: fmt.Sprintf("small-round-over-%dx%d", size.w, size.h), Width: size.w, Height: size.h, Scene: endOfRound(4)},
			Shot{Name: fmt.Sprintf("small-game-over-%dx%d", size.w, size.h), Width: size.w, Height: size.h, Scene: endOfGame(4), Doors: soloDoors()})
	}
	return shots
}
